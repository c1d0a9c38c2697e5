import type { SeatCard } from '../bridge';
import type { Message, View } from '../table/view';
import { contractText } from '../ui/kit';
import type { Words } from '../words';
import { entriesOf, type Told } from './entries';
import { type Story, storyOf } from './happened';
import { entryInText, handsInText, inText, lawInText, symbols } from './say';
import { knownHands } from './tricks';

type Live = View & { readonly table: NonNullable<View['table']> };

/** Puts lines together, as paragraphs with an empty line between. */
const paragraphs = (...parts: readonly (readonly string[])[]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');

/** Day and time of the first and the last entry, in the language's own way. */
const whenOf = ({ timeline }: Live['table'], { language }: Words): string[] => {
  const [first, last] = [timeline[0]?.at, timeline.at(-1)?.at];
  if (!first || !last) return [];
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return [format.formatRange(first, last)];
};

const headOf = ({ table, laws, undo }: Live, words: Words, site: string | null): string[] => {
  const called = contractText(table);
  const contract = called ? inText(called, words, symbols(words)) : table.contract;
  const board = table.board === null ? [] : [words.plain({ key: 'boardNumber', params: { board: table.board } })];
  const rules = [
    words.plain({ key: 'lawsEdition', params: { laws } }),
    words.plain({ key: 'account_takeBacks', params: { undo } }),
  ];
  return [
    [...board, contract, ...(site === null ? [] : [site])].join(' · '),
    rules.join(' · '),
    ...whenOf(table, words),
  ];
};

const startOf = ({ situation, end }: Story, words: Words): string[] => {
  const since = 14 - situation.cards;
  const hands = knownHands(end);
  return [
    ...(since > 1 ? [words.plain({ key: 'account_since', params: { trick: since } })] : []),
    words.plain({ key: 'account_hands' }),
    ...handsInText(hands, situation.cards, words, symbols(words)).map((line) => `  ${line}`),
  ];
};

/** Cards of one trick that were played in turn, one after another, on one line. */
const playsLine = (told: readonly Told[], words: Words): string => {
  const plays = told.flatMap(({ entry: { event } }): SeatCard[] => (event.type === 'play' ? [event] : []));
  return plays.map(({ seat, card }) => `${words.seatLetter(seat)} ${symbols(words).card(card)}`).join(', ');
};

/** Entries that go on one line: plays in turn to one trick; anything else has its own. */
const linesOf = (told: readonly Told[]): Told[][] => {
  const lines: Told[][] = [];
  for (const each of told) {
    const last = lines.at(-1);
    const goesOn = last?.every(({ finding, entry }) => !finding.isNotable && entry.trick === each.entry.trick);
    if (last && goesOn && !each.finding.isNotable) last.push(each);
    else lines.push([each]);
  }
  return lines;
};

const happenedOf = (story: Story, { table, laws }: Live, words: Words): string[] => {
  const letters = symbols(words);
  const lines = linesOf(entriesOf(story)).map((told) => {
    const [first] = told;
    if (!first) return '';
    const where = words.plain({ key: 'trickLabel', params: { trick: first.entry.trick } });
    if (!first.finding.isNotable) return `  ${where}: ${playsLine(told, words)}`;
    const by = first.entry.by === 'user' ? [first.entry.isCorrected ? 'timelineCorrected' : 'timelineUser'] : [];
    const own = by.map((key) => ` [${words.plain({ key })}]`).join('');
    return `! ${where}: ${entryInText(first, laws, words, letters)}${own}`;
  });
  const aside = table.setAside.map(({ event, why }) => `  ${JSON.stringify(event)}: ${inText(why, words, letters)}`);
  return [
    words.plain({ key: lines.length > 0 ? 'account_happened' : 'timelineEmpty' }),
    ...lines,
    ...(aside.length > 0 ? [words.plain({ key: 'setAsideHead' }), ...aside] : []),
  ];
};

const penaltyLine = ({ table, laws }: Live, words: Words): string[] =>
  table.explanation.penaltyCards.map(({ seat, card, status, law }) => {
    const what: Message = { key: `found_penalty_${status}`, params: { seat, card } };
    return `  ${inText(what, words, symbols(words))} ${lawInText(law, laws, words)}`;
  });

/** What the Laws say at the end of the record: what lies face up, what waits for a word, what was revoked. */
const standsOf = (view: Live, words: Words): string[] => {
  const { exposed, irregularities } = view.table.ruling;
  const letters = symbols(words);
  const waiting = exposed.map(({ seat, card }) =>
    inText({ key: 'account_waits', params: { seat, card } }, words, letters),
  );
  const revokes = irregularities.map(({ seat, card, trick, law, established }) => {
    const state = { key: established ? 'revokeEstablished' : 'revokeOpen', params: { trick } };
    const head = inText({ key: 'revokeHead', params: { seat, card } }, words, letters);
    return `${head}. ${inText(state, words, letters)} ${lawInText(law, view.laws, words)}`;
  });
  const lines = [...penaltyLine(view, words), ...[...waiting, ...revokes].map((line) => `  ${line}`)];
  return [words.plain({ key: lines.length > 0 ? 'account_stands' : 'account_nothing' }), ...lines];
};

/**
 * The record of a board as text for a director: what was noticed and decided, each with its Law, and what stands at the end.
 * @param site where it was played, or null
 * @returns empty for a view without a table
 */
export const textOf = (view: View, words: Words, site: string | null): string => {
  const { table } = view;
  if (!table) return '';
  const story = storyOf(table);
  const live: Live = { ...view, table };
  return paragraphs(
    headOf(live, words, site),
    startOf(story, words),
    happenedOf(story, live, words),
    standsOf(live, words),
  );
};
