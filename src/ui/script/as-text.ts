import type { Message } from '../../table/view';
import { message, type Words } from '../../words';
import type { Script, ScriptStep } from './script';

/** A script as plain text, for the record or for paper: steps numbered, each sentence with its Law, choices with a dash. */
export const scriptText = (script: Script, words: Words): string => {
  const plain = (what: Message) => words.plain(what);
  const lawOf = (law: string | null) => (law === null ? '' : ` (${plain(words.law(law, script.laws))})`);
  const step = ({ head, says, choices }: ScriptStep, i: number): string[] => [
    '',
    `${i + 1}. ${plain(head)}`,
    ...says.map(({ what, law }) => `   ${plain(what)}${lawOf(law)}`),
    ...choices.flatMap(({ label, follows, law }) => [
      `   - ${plain(label)}${lawOf(law)}`,
      ...follows.map((what) => `     ${plain(what)}`),
    ]),
  ];
  const edition = plain(message('lawsEdition', { laws: script.laws }));
  return [
    `${plain(script.title)}: ${plain(script.about)}. ${edition}`,
    ...script.steps.flatMap(step),
    '',
    plain(message('scriptOwnWords')),
  ].join('\n');
};
