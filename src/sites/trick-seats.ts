import { type Card, SEATS, type Seat, type Suit, winnerOf } from '../bridge';

/** A card on the trick in its order of play (0 is the lead), with the seat before which it lies when that is clear. */
export type Lying = { readonly card: Card; readonly order: number; readonly lies: Seat | null };

/** What else tells who played a card. */
export type Clues = {
  /** Whose turn the page says it is. */
  readonly turn: Seat | null;
  readonly trumps: Suit | null;
  /** The seat to the left of declarer while no trick has been completed, else null. */
  readonly openingLeader: Seat | null;
  /** The page is laid out: a card whose place is not clear is on its way. */
  readonly isLaidOut: boolean;
};

const FULL = SEATS.length;

/** The seat so many places on, clockwise; with a negative number, so many back. */
const after = (seat: Seat, steps: number): Seat => SEATS.at((SEATS.indexOf(seat) + steps) % SEATS.length) ?? seat;
const before = (seat: Seat, steps: number): Seat => after(seat, -steps);

const rotation = (leader: Seat, cards: readonly Lying[]): Seat[] => cards.map((_, i) => after(leader, i));

/** Whether the cards are the first, second, third … of one trick, none missing and none twice. */
const inOrder = (cards: readonly Lying[]): boolean => cards.every(({ order }, i) => order === i);

/** How many cards were played before the one that wins a full trick. */
const winningOrder = (cards: readonly Lying[], trumps: Suit | null): number => {
  // Who wins depends on the order alone, so that any seat will do.
  const winner = winnerOf(
    cards.map(({ card }) => ({ seat: 'N', card })),
    trumps,
  );
  return cards.findIndex(({ card }) => card === winner?.card);
};

/** Who led, if play went on in rotation to the player now in turn. After the fourth card that is the winner. */
const leaderByTurn = (cards: readonly Lying[], turn: Seat, trumps: Suit | null): Seat =>
  before(turn, cards.length === FULL ? winningOrder(cards, trumps) : cards.length);

/** Who led, by each clue that does not look at where cards lie. */
const leadersByClues = (cards: readonly Lying[], { turn, trumps, openingLeader }: Clues): readonly Seat[] => [
  ...(turn ? [leaderByTurn(cards, turn, trumps)] : []),
  ...(openingLeader ? [openingLeader] : []),
];

/** Who led, by each card that lies clear. */
const leadersByPlace = (cards: readonly Lying[]): ReadonlySet<Seat> =>
  new Set(cards.flatMap(({ lies, order }) => (lies ? [before(lies, order)] : [])));

/** The seats before which cards lie clear. */
const clearOf = (cards: readonly Lying[]): Seat[] => cards.flatMap(({ lies }) => lies ?? []);

/**
 * Places alone are enough when an earlier card has come to rest; the newest may be on its way, and needs a second witness. Of a
 * full trick any card may be: it is gathered, and one on its way to the winner passes before others. There three must agree, for
 * two may when a hand has played out of turn.
 */
const isAtRest = (cards: readonly Lying[]): boolean =>
  cards.length === FULL ? clearOf(cards).length >= FULL - 1 : clearOf(cards.slice(0, -1)).length > 0;

/**
 * One card that lies before the player in turn is his: he has led it and the turn is late, or he led it to the last trick, won, and
 * the page has left it there. Whoever knows the board tells the one from the other.
 */
const isOfPlayerInTurn = ({ length }: readonly Lying[], seat: Seat, { turn }: Clues): boolean =>
  length === 1 && seat === turn;

/**
 * Two cards before one seat: a second card of it, or the winner of the last trick still lying beside the new one. Where more lie
 * together a trick is being gathered.
 */
const withSecondCard = (cards: readonly Lying[], turn: Seat | null): Seat[] | null => {
  const seats = clearOf(cards);
  const players = [...new Set(seats)];
  const [leader] = players;
  if (!leader || seats.length !== cards.length || players.length !== seats.length - 1) return null;
  const rotates = players.every((seat, i) => seat === after(leader, i));
  return rotates && turn === after(leader, players.length) ? seats : null;
};

/**
 * Cards that do not follow each other round the table: somebody has led or played out of turn. All of them must lie clear, each
 * before a seat of its own, and the turn must be that of a seat without a card: then none of them is its lead or play on the way. Of
 * a full trick places alone are enough.
 */
const outOfTurn = (cards: readonly Lying[], { turn }: Clues): Seat[] | null => {
  const seats = clearOf(cards);
  const isClear = seats.length === cards.length && new Set(seats).size === seats.length;
  const isTold = cards.length === FULL || (turn !== null && !seats.includes(turn));
  return isClear && inOrder(cards) && isTold ? seats : null;
};

/** The one leader of whom places and clues tell; null when they do not tell the same story. */
const leaderOf = (cards: readonly Lying[], places: ReadonlySet<Seat>, told: Clues): Seat | null => {
  const [byPlace] = places;
  if (byPlace && (isAtRest(cards) || isOfPlayerInTurn(cards, byPlace, told))) return byPlace;
  const clues = leadersByClues(cards, told);
  // While all cards are on their way nobody can tell whether the turn has moved on with them, nor whether a lone place of four is one.
  if (byPlace ? cards.length === FULL : told.isLaidOut && clues.length < 2) return null;
  const [leader = null, ...others] = new Set([...places, ...clues]);
  return others.length > 0 ? null : leader;
};

/**
 * Whether all that lies there is the winner of the last trick, which some pages leave until the next lead: it was not the first of
 * its trick, lies there without those before it, and its seat is in turn to lead.
 */
export const isLeftOver = ([only, ...others]: readonly Lying[], turn: Seat | null): boolean =>
  only !== undefined && others.length === 0 && only.order > 0 && turn !== null && only.lies === turn;

/**
 * Who played each card of the trick, in the order given. Places on the felt and the turn must tell the same story.
 * @returns null when they do not, or when nothing tells: it is never guessed
 */
export const seatsOfTrick = (cards: readonly Lying[], clues: Clues): Seat[] | null => {
  const places = leadersByPlace(cards);
  if (!inOrder(cards) || places.size > 1) return withSecondCard(cards, clues.turn) ?? outOfTurn(cards, clues);
  const leader = leaderOf(cards, places, clues);
  return leader ? rotation(leader, cards) : outOfTurn(cards, clues);
};
