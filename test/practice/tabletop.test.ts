import { describe, expect, it } from 'vitest';
import { bySeat, type Card, parseHolding, SEATS, type Seat } from '../../src/bridge';
import type { Deal } from '../../src/practice/deal';
import { facesOf } from '../../src/practice/hiding';
import {
  holdable,
  isOver,
  layFaceUp,
  layOut,
  playCard,
  playedCards,
  sendBack,
  sizeOf,
  type Tabletop,
  takeBack,
  toPlay,
  trickNumber,
  tricksPlayed,
  tricksWon,
} from '../../src/practice/tabletop';

const HANDS = {
  N: 'A2.32.32.32',
  E: 'K3.A4.54.54',
  S: '54.K5.A6.76',
  W: '76.76.K7.A8',
} as const;

const deal = (change: Partial<Deal> = {}): Deal => ({
  board: '7',
  contract: '1H',
  declarer: 'S',
  leader: 'W',
  size: 8,
  hands: bySeat((seat) => parseHolding(HANDS[seat]) ?? []),
  closed: new Set(),
  ...change,
});

/** Plays `W6 N2 …`: seat, suit, rank. */
const play = (table: Tabletop, plays: string): Tabletop =>
  plays.split(' ').reduce((now, text) => {
    const next = playCard(now, text.charAt(0) as Seat, text.slice(1) as Card);
    if (!next) throw new Error(`${text} cannot be played`);
    return next;
  }, table);

describe('cards on the practice table', () => {
  it('turns go round from the leader, and the winner of a full trick leads the next', () => {
    const table = layOut(deal());
    expect(toPlay(table)).toBe('W');
    expect(toPlay(play(table, 'WS6'))).toBe('N');
    expect(toPlay(play(table, 'WS6 NS2 ES3'))).toBe('S');
    const full = play(table, 'WS6 NSA ES3 SS4');
    expect(toPlay(full)).toBe('N');
    expect(full.trick).toHaveLength(4);
    expect([trickNumber(full), tricksPlayed(full)]).toEqual([7, 6]);
  });

  it('a full trick lies until the next card, and counts once', () => {
    const next = play(layOut(deal()), 'WS6 NSA ES3 SS4 NS2');
    expect(next.trick).toEqual([{ seat: 'N', card: 'S2' }]);
    expect([trickNumber(next), tricksPlayed(next)]).toEqual([7, 6]);
    expect(tricksWon(next)).toEqual({ ns: 1, ew: 0 });
  });

  it('a trump takes the trick', () => {
    expect(toPlay(play(layOut(deal()), 'WS6 NSA ES3 SH5'))).toBe('S');
  });

  it('a card taken back leaves its turn open, and the lead its leader while other cards lie there', () => {
    const table = play(layOut(deal()), 'WS6 NS2 ES3');
    expect(toPlay(takeBack(table, 'S2') as Tabletop)).toBe('N');
    const led = takeBack(table, 'S6') as Tabletop;
    expect([toPlay(led), led.led]).toEqual(['W', 'W']);
    expect(led.hands.W).toContain('S6');
    expect(playedCards(play(led, 'WD7')).map(({ card }) => card)).toEqual(['D7', 'S2', 'S3']);
  });

  it('only cards in the middle can be taken back, those of a full trick too', () => {
    const full = play(layOut(deal()), 'WS6 NSA ES3 SS4');
    expect(takeBack(full, 'S4')).toMatchObject({ trick: [{ card: 'S6' }, { card: 'SA' }, { card: 'S3' }] });
    expect(takeBack(full, 'S5')).toBeNull();
    expect(takeBack(play(full, 'NS2'), 'S4')).toBeNull();
  });

  it('a lead sent back makes the next card the lead', () => {
    const table = play(layOut(deal()), 'EHA WS6');
    expect(sendBack(table, 'HA')).toMatchObject({ led: 'W', trick: [{ seat: 'W', card: 'S6' }] });
    expect(sendBack(play(layOut(deal()), 'EHA'), 'HA')).toMatchObject({ led: null, trick: [] });
    expect(toPlay(sendBack(play(layOut(deal()), 'EHA'), 'HA'))).toBe('W');
  });

  it('a seat plays one card to a trick, and may lead the next once it is full', () => {
    expect(playCard(play(layOut(deal()), 'WS6 NSA ES3'), 'E', 'H4')).toBeNull();
    expect(playCard(play(layOut(deal()), 'WS6 NSA ES3 SS4'), 'E', 'H4')).toMatchObject({ led: 'E' });
  });

  it('a card is in one place: what was played is not held, and what lies face up is laid no second time', () => {
    const table = layFaceUp(layOut(deal()), 'E', 'SK') as Tabletop;
    expect(table.front).toEqual([{ seat: 'E', card: 'SK' }]);
    expect(layFaceUp(table, 'E', 'SK')).toBeNull();
    expect(layFaceUp(table, 'W', 'SK')).toBeNull();
    const played = play(table, 'ESK');
    expect(played.front).toEqual([]);
    expect(playCard(played, 'E', 'SK')).toBeNull();
  });

  it('a board is over with its last card', () => {
    const short = deal({ size: 1, hands: { N: ['SA'], E: ['SK'], S: ['S5'], W: ['S6'] } });
    const table = play(layOut(short), 'WS6 NSA ESK');
    expect([isOver(table), toPlay(table), trickNumber(table)]).toEqual([false, 'S', 13]);
    const over = play(table, 'SS5');
    expect([isOver(over), toPlay(over), trickNumber(over), tricksPlayed(over)]).toEqual([true, null, 13, 13]);
  });
});

describe('cards that nobody knows', () => {
  const hidden = deal({ hands: { ...deal().hands, E: ['SK'], W: [] } });

  it('any unseen card may be one of them, and then it is known', () => {
    const table = layOut(hidden);
    expect(sizeOf(table, 'E')).toBe(8);
    expect(holdable(table, 'E')).toContain('HA');
    expect(holdable(table, 'E')).not.toContain('SA');
    const played = play(table, 'WHA');
    expect([sizeOf(played, 'W'), played.hands.W]).toEqual([7, []]);
    expect(playCard(played, 'E', 'HA')).toBeNull();
    expect(takeBack(played, 'HA')).toMatchObject({ hands: { W: ['HA'] }, unknown: { W: 7 } });
  });

  it('a hand that is fully known holds nothing else', () => {
    expect(playCard(layOut(hidden), 'N', 'HA')).toBeNull();
  });
});

describe('what can be seen', () => {
  const before = layOut(deal({ size: 13 }));
  const counts = (table: Tabletop, hiding: Parameters<typeof facesOf>[1]): number[] =>
    SEATS.map((seat) => facesOf(table, hiding)[seat].length);

  it('a teacher sees all hands, a kibitzer one side, a player his own', () => {
    expect(counts(before, 'none')).toEqual([8, 8, 8, 8]);
    expect(counts(before, 'EW')).toEqual([8, 0, 8, 0]);
    expect(counts(before, 'NEW')).toEqual([0, 0, 8, 0]);
  });

  it('dummy comes down with the lead, not with one by the wrong hand', () => {
    expect(counts(play(before, 'WS6'), 'NEW')).toEqual([8, 0, 8, 0]);
    expect(counts(play(before, 'ESK'), 'NEW')).toEqual([0, 0, 8, 0]);
  });

  it('a card face up before a hidden hand is seen, and declarer’s hand while a claim is shown', () => {
    expect(facesOf(layFaceUp(before, 'E', 'SK') as Tabletop, 'EW').E).toEqual(['SK']);
    expect(counts({ ...before, sign: 'claim' }, 'NSW')).toEqual([0, 8, 8, 0]);
  });

  it('a card that the record had not seen lies closed in an open hand until it shows', () => {
    const table = layOut(deal({ closed: new Set<Card>(['SK']) }));
    expect(facesOf(table, 'none').E).not.toContain('SK');
    expect(facesOf(layFaceUp(table, 'E', 'SK') as Tabletop, 'none').E).toContain('SK');
  });
});
