import { type TrickComment, writePbn } from '../records';
import type { View } from '../table/view';
import type { Words } from '../words';
import { boardOf } from './board';
import { entriesOf, type Told } from './entries';
import { type Story, storyOf } from './happened';
import { latin1 } from './latin1';
import { entryInText, handsInText, inText, plainLetters } from './say';
import { knownHands, settledCards } from './tricks';

/** The row after which a remark stands: before the trick when nothing had been played to it, unless its card came to be. */
const rowOf = ({ entry, onTrick, isInTrick }: Told, first: number): number =>
  entry.trick - first + (onTrick > 0 || isInTrick ? 1 : 0);

/** What such a record cannot say of this board: hands that were not seen whole, tricks that were not seen at all, cards left out. */
const gaps = (story: Story, over: boolean, words: Words): TrickComment[] => {
  const { situation, end } = story;
  const size = situation.cards;
  const hands = knownHands(end);
  const unseen = Object.values(hands).some((hand) => hand.length < size);
  const said = [
    ...(size < 13 ? [words.plain({ key: 'account_since', params: { trick: 14 - size } })] : []),
    ...(unseen
      ? [`${words.plain({ key: 'account_notSeen' })} ${handsInText(hands, size, words, plainLetters).join('; ')}`]
      : []),
  ];
  const written = new Set(settledCards(end, over).map(({ card }) => card));
  const stand = [...end.table.done, end.table.trick].flatMap(({ cards }) => cards.map(({ card }) => card));
  const left = stand.filter((card) => !written.has(card));
  const leftOut = { key: 'account_leftOut', params: { cards: left } };
  return [
    ...said.map((text) => ({ trick: 0, text })),
    ...(left.length > 0 ? [{ trick: 14, text: inText(leftOut, words, plainLetters) }] : []),
  ];
};

/** `2026.11.30`, in the place where the board was watched. */
const dateOf = (at: number | undefined): string | null => {
  if (!at) return null;
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
};

/**
 * A watched table as one game of PBN 2.1. Irregularities are remarks, one each, where they happened; marked are only those that
 * the standard marks (3.9): a revoke that was not noticed in time, a lead out of turn that was accepted, declarer and dummy
 * having changed places. What was not seen is said in a remark too.
 * @param site where it was played, or null
 * @returns text in the standard's character set (2.2), empty for a view without a table
 */
export const pbnOf = ({ table, laws }: View, words: Words, site: string | null): string => {
  if (!table) return '';
  const story = storyOf(table);
  const first = 14 - story.situation.cards;
  const told = entriesOf(story).filter(({ finding }) => finding.isNotable);
  const happened = told.map((each): TrickComment => {
    const where = words.plain({ key: 'trickLabel', params: { trick: each.entry.trick } });
    return { trick: rowOf(each, first), text: `${where}: ${entryInText(each, laws, words, plainLetters)}` };
  });
  const comments = [...gaps(story, table.over, words), ...happened];
  const pbn = writePbn(boardOf(story, table), { comments, site, date: dateOf(table.timeline[0]?.at) });
  return latin1(pbn);
};
