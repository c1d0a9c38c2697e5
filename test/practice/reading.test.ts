// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bySeat,
  nextSeat,
  parseContract,
  partnerOf,
  SEATS,
  type Seat,
  type SeatCard,
  trumpsOf,
  winnerOf,
} from '../../src/bridge';
import { dealOfBoard } from '../../src/practice/deal';
import type { Hiding } from '../../src/practice/hiding';
import { drawTable } from '../../src/practice/table';
import { layFaceUp, layOut, playCard, type Tabletop } from '../../src/practice/tabletop';
import type { Board } from '../../src/records';
import { practiceReader } from '../../src/sites/practice';
import type { Sighting } from '../../src/sites/sighting';
import { playedBoards } from './boards';
import { plain } from './dressed';

const cloth = (): Element => document.querySelector('#cloth') as Element;

beforeEach(() => {
  document.body.innerHTML = '<div id="cloth"></div>';
});

const draw = (table: Tabletop, hiding: Hiding = 'none'): void => drawTable(cloth(), { ...plain, table, hiding });

const read = (): Sighting => {
  const reading = practiceReader.read(document);
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
  return reading.sighting;
};

const begin = (board: Board): Tabletop => layOut(dealOfBoard(board) as NonNullable<ReturnType<typeof dealOfBoard>>);

/** What a board looks like after so many cards, worked out here from the record alone. */
const expectedAfter = (board: Board, count: number, hidden: readonly Seat[]): Partial<Sighting> => {
  const trumps = trumpsOf(parseContract(board.contract ?? '') as NonNullable<ReturnType<typeof parseContract>>);
  const played = board.play.slice(0, count);
  const gone = new Set(played.map(({ card }) => card));
  const held = bySeat((seat) => board.hands[seat].filter((card) => !gone.has(card)));
  const full = count > 0 && count % 4 === 0;
  const lying: readonly SeatCard[] = full ? played.slice(-4) : played.slice(count - (count % 4));
  const lastFull = played.slice(0, count - (count % 4)).slice(-4);
  const leader = lastFull.length === 4 ? winnerOf(lastFull, trumps)?.seat : board.leader;
  const onTurn = lying.length % 4 === 0 ? leader : nextSeat(lying.at(-1)?.seat as Seat);
  const dummy = partnerOf(board.declarer as Seat);
  return {
    hands: bySeat((seat) => (hidden.includes(seat) && count < 52 && !(seat === dummy && count > 0) ? [] : held[seat])),
    sizes: bySeat((seat) => held[seat].length),
    trick: lying,
    turn: count === 52 ? null : (onTurn ?? null),
    tricksPlayed: Math.floor(count / 4),
    signs: { auction: false, claim: false, over: false, review: false },
  };
};

describe('the reader of the practice table', () => {
  it('says who plays what', () => {
    const [board] = playedBoards(1) as [Board];
    draw(begin(board), 'NEW');
    expect(read()).toMatchObject({
      site: 'practice',
      contract: board.contract,
      declarer: board.declarer,
      viewer: 'S',
      practice: true,
      ordered: true,
    });
    expect(practiceReader.seated(document)).toEqual({ viewer: 'S', practice: true });
    draw(begin(board), 'EW');
    expect(practiceReader.seated(document)).toEqual({ viewer: null, practice: true });
  });

  it.each([
    ['none', 1],
    ['EW', 1],
    ['NSW', 1],
  ] as const)(
    'sees each card of whole boards as it is played, %s hidden',
    (hiding, count) => {
      const hidden = SEATS.filter((seat) => hiding.includes(seat) && hiding !== 'none');
      let looks = 0;
      for (const board of playedBoards(count)) {
        let table = begin(board);
        draw(table, hiding);
        expect(read()).toMatchObject(expectedAfter(board, 0, hidden));
        for (const [i, { seat, card }] of board.play.entries()) {
          table = playCard(table, seat, card) as Tabletop;
          draw(table, hiding);
          expect(read()).toMatchObject(expectedAfter(board, i + 1, hidden));
          looks += 1;
        }
      }
      expect(looks).toBeGreaterThan(count * 40);
    },
    30_000,
  );

  it('finds a card that lies face up before its owner among that hand’s cards', () => {
    const [board] = playedBoards(1) as [Board];
    const seat = nextSeat(board.declarer as Seat);
    const card = board.hands[seat][0] as SeatCard['card'];
    draw(layFaceUp(begin(board), seat, card) as Tabletop);
    expect(read().hands[seat]).toEqual(board.hands[seat]);
    draw(layFaceUp(begin(board), seat, card) as Tabletop, seat === 'E' || seat === 'W' ? 'EW' : 'NS');
    expect([read().hands[seat], read().sizes[seat]]).toEqual([[card], 13]);
  });

  it('sees a claim, and the last trick shown again', () => {
    const [board] = playedBoards(1) as [Board];
    const table = board.play
      .slice(0, 5)
      .reduce((now, { seat, card }) => playCard(now, seat, card) as Tabletop, begin(board));
    draw({ ...table, sign: 'claim' });
    expect(read().signs.claim).toBe(true);
    draw({ ...table, sign: 'review' });
    expect([read().signs.review, read().trick]).toEqual([true, board.play.slice(0, 4)]);
  });

  it('reads what is there when the whole table is drawn anew', () => {
    const [board] = playedBoards(1) as [Board];
    draw(begin(board));
    const before = read();
    cloth().replaceChildren();
    expect(practiceReader.read(document)).toEqual({ kind: 'none' });
    document.body.innerHTML = '<div id="cloth"></div>';
    draw(begin(board));
    expect(read()).toEqual(before);
  });
});

describe('a practice table that is not as it should be', () => {
  const spoiled = (spoil: (table: Element) => void) => {
    const [board] = playedBoards(1) as [Board];
    draw(playCard(begin(board), board.play[0]?.seat as Seat, board.play[0]?.card as SeatCard['card']) as Tabletop);
    spoil(document.querySelector('[data-practice-table]') as Element);
    const reading = practiceReader.read(document);
    return reading.kind === 'fault' ? reading.fault.key : reading.kind;
  };
  const one = (table: Element, selector: string): Element => table.querySelector(selector) as Element;

  it.each<[string, (table: Element) => void]>([
    ['missing', (table) => one(table, '[data-trick]').remove()],
    ['missing', (table) => one(table, '[data-hand="N"]').remove()],
    ['unknownCard', (table) => one(table, '[data-face]').setAttribute('data-face', 'X9')],
    ['unknownSeat', (table) => one(table, '[data-played]').setAttribute('data-by', 'Q')],
    ['contract', (table) => table.setAttribute('data-contract', '8NT')],
    ['count', (table) => table.setAttribute('data-tricks', 'some')],
    [
      'doubled',
      (table) => one(table, '[data-hand="N"]').append(one(table, '[data-hand="S"] [data-face]').cloneNode(true)),
    ],
    ['sizes', (table) => one(table, '[data-hand="N"] [data-face]').remove()],
  ])('is said to be unreadable: %s', (key, spoil) => {
    expect(spoiled(spoil)).toBe(key);
  });
});
