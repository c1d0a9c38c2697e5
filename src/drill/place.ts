import {
  bySeat,
  type Card,
  isCard,
  isSeat,
  nextSeat,
  type Seat,
  type SeatCard,
  seatsFrom,
  sortCards,
  trumpsIn,
  winnerOf,
} from '../bridge';
import type { Edition, Setup } from '../laws';
import { BOARDS } from './boards';

/** A board as it was played: thirteen tricks, each with its leader. */
export type PlayedBoard = {
  readonly contract: string;
  readonly declarer: Seat;
  readonly tricks: readonly (readonly SeatCard[])[];
};

const tricksOf = (cards: readonly Card[], contract: string, declarer: Seat): SeatCard[][] => {
  const trumps = trumpsIn(contract);
  let leader = nextSeat(declarer);
  const tricks: SeatCard[][] = [];
  for (let i = 0; i < cards.length; i += 4) {
    const seats = seatsFrom(leader);
    const trick = cards.slice(i, i + 4).map((card, at) => ({ seat: seats[at] ?? leader, card }));
    tricks.push(trick);
    leader = winnerOf(trick, trumps)?.seat ?? leader;
  }
  return tricks;
};

const boardOf = (line: string): PlayedBoard => {
  const [contract = '', declarer, cards = ''] = line.split(' ');
  const play = [...cards.matchAll(/../g)].map(([card]) => card).filter(isCard);
  if (!isSeat(declarer) || play.length !== 52) throw new Error(`no board: ${line}`);
  return { contract, declarer, tricks: tricksOf(play, contract, declarer) };
};

/** The bundled boards. @throws Error for a line that is none, which a test rules out */
export const playedBoards = (): PlayedBoard[] => BOARDS.trim().split('\n').map(boardOf);

/**
 * The table as it stood when a trick of a board was about to begin, all hands open.
 * @param number of the trick, 1 to 13
 */
export const setupAt = ({ contract, declarer, tricks }: PlayedBoard, number: number, laws: Edition): Setup => {
  const left = tricks.slice(number - 1).flat();
  return {
    laws,
    undo: 'ask',
    contract,
    declarer,
    hands: bySeat((seat) => sortCards(left.filter((played) => played.seat === seat).map(({ card }) => card))),
    cards: 14 - number,
    leader: left[0]?.seat ?? nextSeat(declarer),
  };
};
