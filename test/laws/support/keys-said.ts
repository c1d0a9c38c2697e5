import { EDITIONS, rule } from '../../../src/laws';
import type { Message, TableView } from '../../../src/table/view';
import { answerTexts } from '../../../src/ui/text/answer';
import { dutyText } from '../../../src/ui/text/duty';
import { eventText } from '../../../src/ui/text/event';
import { informationText } from '../../../src/ui/text/information';
import { choiceName, optionTakes, optionThen } from '../../../src/ui/text/option';
import { penaltyMeans, penaltyReason } from '../../../src/ui/text/penalty';
import { bandOf } from '../../../src/ui/text/turn';
import { groupsOf, legalHead, legalReason } from '../../../src/ui/text/verdict';
import { live, type Sample, tableOf } from '../../ui/samples';
import { type Proof, recordOf } from './proves';

type Said = readonly (Message | null)[];

const ofTurn = (table: TableView): Said => {
  const { turn, obligations, trick } = table.ruling;
  if (turn === null) return [];
  const { over, head } = bandOf(table, turn);
  return [
    over,
    head,
    ...obligations.map((duty, i) => dutyText(duty, obligations.slice(0, i), trick.cards.length === 0)),
    ...(['illegal', 'depends'] as const).flatMap((verdict) => groupsOf(table, turn, verdict).map((g) => g.reason)),
    ...(table.ruling.legal.length > 0 ? [legalHead(table, turn), legalReason(table, turn)] : []),
  ];
};

const ofDecision = (table: TableView): Said => {
  const { decision } = table.ruling;
  if (decision === null) return [];
  if (decision.kind === 'designate') return [{ key: 'designateAsk' }];
  if (decision.kind === 'accept') {
    const { head, accept, refuse } = answerTexts(table.ruling, decision);
    return [head, accept, ...refuse];
  }
  return decision.options.flatMap((option) => [
    choiceName(option),
    optionThen(option),
    ...optionTakes(table, decision, option, true),
  ]);
};

const ofCards = (table: TableView): Said => [
  ...table.explanation.penaltyCards.flatMap((reason) => [
    ...penaltyReason(table, reason),
    ...penaltyMeans(table, reason),
  ]),
  ...table.explanation.information.map((note) => informationText(table, note)),
  ...table.ruling.exposed.flatMap(({ why }) => [{ key: `exposed_${why}` }, { key: `exposedText_${why}` }]),
  ...table.ruling.irregularities.flatMap(({ established }) => [
    { key: 'revokeHead' },
    { key: established ? 'revokeEstablished' : 'revokeOpen' },
  ]),
  ...table.timeline.map(({ event }) => eventText(event)),
];

/** Keys of the sentences that the surfaces say of a case, in each edition for which it holds. */
export const keysSaid = (proof: Proof): string[] => {
  const messages = (proof.laws ?? EDITIONS).flatMap((laws): Said => {
    const record = recordOf(proof, laws);
    const answer = rule(record);
    if ('error' in answer) return [{ key: `error.${answer.error.code}` }];
    // A record that gives a ruling is a sample: it has the fields of one.
    const table = tableOf(live(record as Sample));
    return [...ofTurn(table), ...ofDecision(table), ...ofCards(table)];
  });
  return [...new Set(messages.flatMap((said) => (said === null ? [] : [said.key])))];
};
