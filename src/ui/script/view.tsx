import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../../table/view';
import { message } from '../../words';
import { useWords } from '../context';
import { type Copy, CopyButton } from '../copy';
import { Decision } from '../decision';
import { Say } from '../say';
import { scriptText } from './as-text';
import { type Script, scriptsOf } from './script';
import { Steps } from './steps';

type WhichProps = {
  readonly scripts: readonly Script[];
  readonly shown: Script;
  readonly show: (script: Script) => void;
};

/** Which of several scripts: a table can have more than one thing to rule on. */
const Which = ({ scripts, shown, show }: WhichProps) => {
  const words = useWords();
  return (
    <fieldset class="which">
      <legend class="sr">{words.plain(message('scriptOthers'))}</legend>
      {scripts.map((script) => (
        <button
          key={script.id}
          class="btn mini"
          type="button"
          aria-pressed={script === shown}
          onClick={() => show(script)}
        >
          <Say what={script.title} />
          {': '}
          <Say what={script.about} />
        </button>
      ))}
    </fieldset>
  );
};

/** Focus goes to the heading when the script is opened, and when another is chosen. */
const useHeading = (id: string | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [id === undefined]);
  return heading;
};

type ScriptViewProps = { readonly table: TableView; readonly copy: Copy };

/** What the Director reads out, step by step, with the choices to be entered; of several scripts the most urgent first. */
export const ScriptView = ({ table, copy }: ScriptViewProps) => {
  const words = useWords();
  const [asked, ask] = useState('');
  const scripts = scriptsOf(table);
  const shown = scripts.find(({ id }) => id === asked) ?? scripts[0];
  const heading = useHeading(shown?.id);
  const { decision } = table.ruling;
  // The decision is made in the script that is about it; beside another one it stands as it does without a script.
  const besides = shown === scripts[0] ? null : decision;
  return (
    <>
      {shown && (
        <section class="block script" aria-label={words.plain(message('scriptOpen'))}>
          {scripts.length > 1 && <Which scripts={scripts} shown={shown} show={({ id }) => ask(id)} />}
          <h2 ref={heading} tabIndex={-1}>
            <Say what={shown.title} />
          </h2>
          <p class="small quiet">
            <Say what={shown.about} />
            {' · '}
            <Say what={message('lawsEdition', { laws: shown.laws })} />
          </p>
          <Steps key={shown.id} script={shown} decision={shown === scripts[0] ? decision : null} />
          <p class="small quiet">
            <Say what={message('scriptOwnWords')} />
          </p>
          <CopyButton
            action="copy-script"
            label={message('scriptCopy')}
            name={message('scriptCopyName')}
            done={message('scriptCopied')}
            text={scriptText(shown, words)}
            copy={copy}
          />
        </section>
      )}
      {besides && <Decision table={table} decision={besides} />}
    </>
  );
};
