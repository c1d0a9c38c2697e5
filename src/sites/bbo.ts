import { formatContract, SEATS } from '../bridge';
import { type Stage, stageAt } from './bbo-contract';
import { ANSWERS, AT, END, QUESTION } from './bbo-parts';
import { peopleAt, turnAt } from './bbo-people';
import { type Felt, feltAt, handsOf, sizesOf } from './bbo-table';
import { boxOf, firstOf, isShown, one } from './find';
import type { Box, Place, Sighting, Signs } from './sighting';
import { siteReader } from './site';
import { Unreadable } from './unreadable';

const ID = 'bbo';

const isAnyShown = (table: Element, selectors: readonly string[]): boolean => firstOf(table, selectors).some(isShown);

/** A question with two answers. What it asks is in the page's language, so any of them is taken for a claim. */
const isQuestionShown = (table: Element): boolean =>
  firstOf(table, QUESTION).some((panel) => isShown(panel) && panel.querySelectorAll('button').length >= 2) ||
  ANSWERS.every((answer) => isAnyShown(table, [answer]));

/** The board is over when the page says so, or when thirteen tricks are counted and the last one has been put away. */
const isOver = (table: Element, felt: Felt, stage: Stage): boolean =>
  isAnyShown(table, END) ||
  (stage.tricksPlayed === 13 && (felt.trick.length === 0 || SEATS.some((seat) => felt.hands[seat].length > 0)));

const signsAt = (table: Element, felt: Felt, stage: Stage): Signs => ({
  auction: stage.auction,
  claim: isQuestionShown(table),
  over: isOver(table, felt, stage),
  review: false,
});

/** @throws Unreadable when cards have been played and no contract is shown */
const checkContract = (felt: Felt, signs: Signs): void => {
  if (!signs.auction || signs.over || felt.trick.length === 0) return;
  throw new Unreadable('contract', AT.contract, `${felt.trick.length}`);
};

/** @returns null when no board lies on the table @throws Unreadable */
const sightingAt = (table: Element): Sighting | null => {
  const board = (one(table, AT.board).textContent ?? '').trim();
  if (board === '') return null;
  const people = peopleAt(table);
  const turn = turnAt(table, people);
  const stage = stageAt(table, people);
  const felt = feltAt(table, people, stage, turn);
  const signs = signsAt(table, felt, stage);
  checkContract(felt, signs);
  // When a board is over its hands are drawn anew while the last trick may still lie there.
  const trick = felt.trick.map(({ seat, card }) => ({ seat, card }));
  const hands = handsOf(felt, new Set(signs.over ? trick.map(({ card }) => card) : []));
  return {
    site: ID,
    board,
    contract: stage.contract && formatContract(stage.contract),
    declarer: stage.declarer,
    viewer: people.viewer,
    practice: people.practice,
    hands,
    sizes: sizesOf(hands, felt.trick, people.viewer, stage),
    trick,
    ordered: felt.ordered,
    turn,
    tricksPlayed: stage.tricksPlayed,
    signs,
  };
};

const placesAt = (table: Element): Place[] => {
  const people = peopleAt(table);
  const felt = feltAt(table, people, stageAt(table, people), turnAt(table, people));
  const shown = [...SEATS.flatMap((seat) => felt.hands[seat].map((card) => ({ ...card, seat }))), ...felt.trick];
  return shown.map(({ card, seat, element }) => ({ card, seat, ...boxOf(element) }));
};

const keptClearAt = (table: Element): Box[] =>
  [...table.querySelectorAll([AT.contract, ...QUESTION, ...END].join())]
    .filter(isShown)
    .map(boxOf)
    // An element of the site's own can be a mere frame, without a size, round the panel that is seen.
    .filter(({ width, height }) => width > 0 && height > 0);

/** Bridge Base Online, the client at `/v3`: hands as pictures or as text, for a player in any seat and for kibitzers. */
export const bbo = siteReader({
  id: ID,
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
  where: { hands: `${AT.picture}, ${AT.rank}`, trick: `${AT.picture}, ${AT.trickText}` },
  seated: (table) => {
    const { viewer, practice } = peopleAt(table);
    return { viewer, practice };
  },
  sighting: sightingAt,
  places: placesAt,
  keepClear: keptClearAt,
});
