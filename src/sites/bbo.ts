import { stageAt } from './bbo-contract';
import { ANSWERS, AT, END, QUESTION } from './bbo-parts';
import { peopleAt, turnAt } from './bbo-people';
import { feltAt } from './bbo-table';
import { type Felt, isPlayedOut } from './felt';
import { boxesOf, firstOf, isShown, one } from './find';
import { type Seen, type Stage, seeingReader } from './seen';
import type { Touched } from './touched';

const isAnyShown = (table: Element, selectors: readonly string[]): boolean => firstOf(table, selectors).some(isShown);

/** A question with two answers. What it asks is in the page's language, so any of them is taken for a claim. */
const isQuestionShown = (table: Element): boolean =>
  firstOf(table, QUESTION).some((panel) => isShown(panel) && panel.querySelectorAll('button').length >= 2) ||
  ANSWERS.every((answer) => isAnyShown(table, [answer]));

/** The board is over when the page says so, or when thirteen tricks are counted and the last one has been put away. */
const isOver = (table: Element, felt: Felt, { tricksPlayed }: Stage): boolean =>
  isAnyShown(table, END) || isPlayedOut(felt, tricksPlayed);

/** @returns null when no board lies on the table @throws Unreadable */
const see = (table: Element, touched?: Touched): Seen | null => {
  const board = (one(table, AT.board).textContent ?? '').trim();
  if (board === '') return null;
  const people = peopleAt(table);
  const turn = turnAt(table, people);
  const stage = stageAt(table, people);
  const felt = feltAt(table, people, stage, turn, touched);
  const { viewer, practice } = people;
  const over = isOver(table, felt, stage);
  return { board, seated: { viewer, practice }, stage, felt, turn, claim: isQuestionShown(table), over };
};

/** Bridge Base Online, the client at `/v3`: hands as pictures or as text, for a player in any seat and for kibitzers. */
export const bbo = seeingReader({
  id: 'bbo',
  name: 'Bridge Base Online',
  matches: ['https://www.bridgebase.com/v3/*'],
  examples: [
    'https://www.bridgebase.com/v3/app',
    'https://www.bridgebase.com/v3/app/lv',
    'https://www.bridgebase.com/v3/?lang=tr',
  ],
  attributes: ['style', 'class', 'hidden'],
  table: AT.table,
  evidence: ['bridge-screen', '#navDiv deal-viewer', `#navDiv ${AT.felt}`, '#navDiv .dealScreenDivClass'],
  where: { hands: `${AT.picture}, ${AT.rank}`, trick: `${AT.picture}, ${AT.trickText}`, contract: AT.contract },
  seated: (table) => {
    const { viewer, practice } = peopleAt(table);
    return { viewer, practice };
  },
  see,
  keepClear: (table) => boxesOf(table, [AT.contract, ...QUESTION, ...END]),
});
