import { describe, expect, it } from 'vitest';
import { nextSeat, partnerOf, SEATS } from '../../src/bridge';
import { Felt, type Page } from './felt';
import { Follower } from './follower';
import { BOARD, card, KIBITZER, SOUTH } from './tables';

/** Follows a table to which these cards, as `W:SJ`, have been played. */
const tableWith = (page: Page, ...cards: string[]) => {
  const felt = new Felt(BOARD, page);
  const follower = new Follower();
  follower.see(felt);
  for (const text of cards) follower.play(felt, card(text));
  const events = follower.events.length;
  return { felt, follower, news: () => follower.events.slice(events) };
};

describe('a card on the trick for a seat whose turn it was not', () => {
  it('is a play, and the core finds out what it was', () => {
    const { felt, follower, news } = tableWith(KIBITZER);
    felt.play(card('E:H5'));
    expect(follower.look(felt, 'fleeting').kind).toBe('wait');
    follower.look(felt);
    expect(news()).toEqual([{ type: 'play', seat: 'E', card: 'H5' }]);
    expect(follower.ruling.decision).toMatchObject({ kind: 'accept', seat: 'E', card: 'H5', law: '54' });
  });

  it('stands when the next hand plays to it', () => {
    const { felt, follower, news } = tableWith(KIBITZER);
    felt.play(card('E:H5'));
    follower.see(felt);
    felt.play(card('S:H3'));
    follower.see(felt);
    expect(news()).toHaveLength(2);
    expect(follower.ruling.decision).toBeNull();
    expect(follower.ruling.trick.cards).toEqual([
      { seat: 'E', card: 'H5' },
      { seat: 'S', card: 'H3' },
    ]);
  });

  it('is a take-back when it goes back to the hand before anybody has answered', () => {
    const { felt, follower, news } = tableWith(KIBITZER);
    felt.play(card('E:H5'));
    follower.see(felt);
    felt.lift('H5');
    follower.see(felt);
    expect(news().at(-1)).toEqual({ type: 'withdraw', seat: 'E', card: 'H5', why: 'undo' });
    expect(follower.ruling.exposed).toEqual([{ seat: 'E', card: 'H5', why: 'undo' }]);
  });

  it('of a hidden hand is back in it when it has been gone for a second, though nothing else tells', () => {
    const { felt, follower, news } = tableWith({ ...SOUTH, tellsSizes: false });
    felt.play(card('E:H5'));
    follower.see(felt);
    felt.lift('H5');
    follower.see(felt);
    expect(news().map((event) => event.type)).toEqual(['play']);
    follower.look(felt, 'lasting');
    expect(news().at(-1)).toEqual({ type: 'withdraw', seat: 'E', card: 'H5', why: 'undo' });
  });

  it('of a hidden hand is not back in it while no hand is drawn', () => {
    const { felt, follower, news } = tableWith({ ...SOUTH, tellsSizes: false });
    felt.play(card('E:H5'));
    follower.see(felt);
    felt.trickDrawn = false;
    for (const seat of SEATS) felt.undrawn.add(seat);
    follower.look(felt, 'lasting');
    expect(news().map((event) => event.type)).toEqual(['play']);
  });

  it('lies there without being news again once it was refused, and is no news when it then goes back', () => {
    const { felt, follower, news } = tableWith(KIBITZER);
    felt.play(card('E:H5'));
    follower.see(felt);
    follower.enter({ type: 'refuse' });
    follower.see(felt);
    felt.lift('H5');
    follower.see(felt);
    expect(news().map((event) => event.type)).toEqual(['play', 'refuse']);
    felt.play(card('W:SJ'));
    follower.see(felt);
    expect(news().at(-1)).toEqual({ type: 'play', seat: 'W', card: 'SJ' });
  });

  it('counts when its turn comes, if it was played too early and still lies there (57D)', () => {
    const { felt, follower, news } = tableWith(KIBITZER, 'W:SJ');
    felt.play(card('E:S5'));
    follower.see(felt);
    expect(follower.ruling.exposed).toEqual([{ seat: 'E', card: 'S5', why: 'early' }]);
    felt.play(card('N:S3'));
    follower.see(felt);
    follower.see(felt);
    expect(news().map((event) => event.type === 'play' && event.card)).toEqual(['S5', 'S3', 'S5']);
    expect(follower.ruling.turn).toBe('S');
  });

  it('of the declaring side is played, and no card is exposed', () => {
    const { felt, follower, news } = tableWith(KIBITZER, 'W:SJ');
    felt.play(card('S:S2'));
    follower.see(felt);
    expect(news()).toEqual([{ type: 'play', seat: 'S', card: 'S2' }]);
    expect(follower.ruling.penaltyCards).toEqual([]);
  });

  it('is not concluded from a page on which nothing could tell that a card went by unseen', () => {
    const blind: Page = { ...KIBITZER, sees: [], tellsCount: false, tellsSizes: false };
    const felt = new Felt(BOARD, blind);
    felt.undrawn.add(partnerOf(BOARD.declarer));
    const follower = new Follower();
    follower.see(felt);
    felt.play(card('E:H5'));
    follower.see(felt);
    expect(follower.events).toEqual([]);
  });
});

describe('a revoke', () => {
  it('is a play in turn, noticed once it has settled', () => {
    const { felt, follower } = tableWith(KIBITZER, 'W:SJ', 'N:S3');
    felt.play(card('E:H5'));
    expect(follower.look(felt, 'fleeting').kind).toBe('wait');
    follower.look(felt);
    expect(follower.ruling.irregularities).toMatchObject([{ kind: 'revoke', seat: 'E', card: 'H5' }]);
  });
});

describe('cards of a defender’s hidden hand that come to sight', () => {
  it('one: exposed, cause unknown, once it has settled', () => {
    const { felt, follower, news } = tableWith(SOUTH, 'W:SJ');
    felt.faceUp.add('H5');
    expect(follower.look(felt, 'fleeting').kind).toBe('known');
    expect(news()).toEqual([]);
    follower.look(felt);
    expect(news()).toEqual([{ type: 'expose', seat: 'E', cards: ['H5'], how: 'unknown' }]);
    expect(follower.ruling.exposed).toEqual([{ seat: 'E', card: 'H5', why: 'unknown' }]);
  });

  it('several at once: one event a seat, its cards sorted', () => {
    const { felt, follower, news } = tableWith(SOUTH, 'W:SJ');
    for (const shown of ['C4', 'S9', 'D7'] as const) felt.faceUp.add(shown);
    follower.see(felt);
    expect(news()).toEqual([
      { type: 'expose', seat: 'E', cards: ['S9', 'C4'], how: 'unknown' },
      { type: 'expose', seat: 'W', cards: ['D7'], how: 'unknown' },
    ]);
  });

  it('together with a play: both', () => {
    const { felt, follower, news } = tableWith(SOUTH, 'W:SJ');
    felt.faceUp.add('H5');
    felt.play(card('N:S3'));
    follower.look(felt);
    expect(news().map((event) => event.type)).toEqual(['play', 'expose']);
  });

  it('are not news a second time, hidden and shown again', () => {
    const { felt, follower, news } = tableWith(SOUTH, 'W:SJ');
    felt.faceUp.add('H5');
    follower.see(felt);
    felt.faceUp.clear();
    follower.see(felt);
    felt.faceUp.add('H5');
    follower.see(felt);
    expect(news()).toHaveLength(1);
  });

  it('already lying there when the table is joined: exposed, for nobody knows how', () => {
    const felt = new Felt(BOARD, SOUTH);
    felt.play(card('W:SJ'));
    felt.faceUp.add('H5');
    const follower = new Follower();
    follower.see(felt);
    expect(follower.events).toEqual([
      { type: 'play', seat: 'W', card: 'SJ' },
      { type: 'expose', seat: 'E', cards: ['H5'], how: 'unknown' },
    ]);
  });

  it('are news too where the whole hand was known and the page has hidden it for a second', () => {
    const { follower, news } = tableWith(KIBITZER, 'W:SJ');
    const hidden = new Felt(BOARD, { ...KIBITZER, sees: ['N', 'S', 'W'] });
    hidden.play(card('W:SJ'));
    follower.look(hidden, 'lasting');
    hidden.faceUp.add('H5');
    follower.see(hidden);
    expect(news()).toEqual([{ type: 'expose', seat: 'E', cards: ['H5'], how: 'unknown' }]);
    hidden.play(card('N:S3'));
    hidden.play(card('E:S5'));
    follower.see(hidden);
    expect(news().map((event) => event.type)).toEqual(['expose', 'play', 'play']);
  });
});

describe('two cards of one seat in one trick', () => {
  it('at once: one is played, the other exposed as extra', () => {
    const { felt, follower, news } = tableWith(KIBITZER, 'W:SJ', 'N:S3');
    felt.play(card('E:H5'));
    felt.play(card('E:S9'));
    follower.see(felt);
    expect(news()).toEqual([
      { type: 'play', seat: 'E', card: 'S9' },
      { type: 'expose', seat: 'E', cards: ['H5'], how: 'extra' },
    ]);
    expect(follower.ruling.penaltyCards).toMatchObject([{ seat: 'E', card: 'H5', status: 'minor' }]);
    felt.lift('H5');
    felt.play(card('S:S2'));
    follower.see(felt);
    expect(news()).toHaveLength(3);
    expect(follower.ruling.trick.number).toBe(2);
  });

  it('by a seat that had played already: a fifth card', () => {
    const { felt, follower, news } = tableWith(KIBITZER, 'W:SJ');
    felt.play(card('W:H6'));
    follower.see(felt);
    expect(news()).toEqual([{ type: 'expose', seat: 'W', cards: ['H6'], how: 'fifth' }]);
    expect(follower.ruling.penaltyCards).toMatchObject([{ seat: 'W', card: 'H6', status: 'major' }]);
  });
});

describe('never an exposure', () => {
  const quiet = (follower: Follower, events: number): void => {
    expect(follower.events).toHaveLength(events);
    expect(follower.ruling.exposed).toEqual([]);
    expect(follower.ruling.penaltyCards).toEqual([]);
  };

  it('dummy coming down, all at once or card by card', () => {
    const { felt, follower } = tableWith(SOUTH);
    felt.play(card('W:SJ'));
    felt.undrawn.add('N');
    follower.see(felt);
    felt.undrawn.delete('N');
    const whole = felt.hands.N;
    for (const drawn of [3, 7, 13]) {
      felt.hands.N.splice(0, 13, ...BOARD.hands.N.slice(0, drawn));
      const seen = felt.sighting();
      follower.lookAt({ ...seen, sizes: { ...seen.sizes, N: 13 } });
    }
    expect(whole).toHaveLength(13);
    quiet(follower, 1);
    expect(follower.position.hidden.N).toBe(0);
  });

  it('a defender’s hand shown with a claim, the claim rejected, and play going on', () => {
    const { felt, follower } = tableWith(SOUTH, 'W:SJ', 'N:S3', 'E:S5', 'S:SK');
    felt.signs = { ...felt.signs, claim: true };
    felt.open.add('E');
    follower.see(felt);
    felt.signs = { ...felt.signs, claim: false };
    felt.open.delete('E');
    follower.see(felt);
    follower.look(felt, 'lasting');
    for (const text of ['S:DQ', 'W:DK', 'N:D4', 'E:D3']) follower.play(felt, card(text));
    quiet(follower, 8);
    expect(follower.position.held.E).toHaveLength(11);
  });

  it('part of a hand shown with a claim', () => {
    const { felt, follower } = tableWith(SOUTH, 'W:SJ');
    felt.signs = { ...felt.signs, claim: true };
    for (const shown of ['C4', 'S9', 'H5', 'D3'] as const) felt.faceUp.add(shown);
    follower.see(felt);
    felt.signs = { ...felt.signs, claim: false };
    follower.see(felt);
    quiet(follower, 1);
  });

  it('a whole hand in sight without any sign: shown by right', () => {
    const { felt, follower } = tableWith(SOUTH, 'W:SJ');
    felt.open.add('E');
    follower.see(felt);
    quiet(follower, 1);
  });

  it('all hands at the end of the board', () => {
    const { felt, follower } = tableWith(SOUTH, 'W:SJ');
    felt.signs = { ...felt.signs, over: true };
    follower.see(felt);
    quiet(follower, 1);
    expect(follower.record.ended).toBe('over');
  });

  it.each(['ordered', 'by seats'])('a redraw: hands and trick vanish and come back, %s', (order) => {
    const { felt, follower } = tableWith({ ...SOUTH, ordered: order === 'ordered', tellsSizes: false }, 'W:SJ', 'N:S3');
    for (const seat of ['N', 'E', 'S', 'W'] as const) felt.undrawn.add(seat);
    felt.trickDrawn = false;
    follower.see(felt);
    felt.undrawn.delete('S');
    follower.see(felt);
    felt.trickDrawn = true;
    follower.see(felt);
    felt.undrawn.clear();
    follower.see(felt);
    quiet(follower, 2);
  });

  it('a reconnect that marks no turn for a while', () => {
    const { felt, follower } = tableWith(SOUTH, 'W:SJ', 'N:S3', 'E:S5');
    felt.trickDrawn = false;
    felt.turnShown = null;
    follower.see(felt);
    follower.look(felt, 'lasting');
    felt.trickDrawn = true;
    felt.turnShown = undefined;
    follower.see(felt);
    quiet(follower, 3);
  });

  it('a hand drawn card by card', () => {
    const { felt, follower } = tableWith({ ...KIBITZER, tellsSizes: false }, 'W:SJ');
    const hand = [...felt.hands.E];
    for (const drawn of [4, 9, 13]) {
      felt.hands.E.splice(0, 13, ...hand.slice(0, drawn));
      follower.see(felt);
    }
    quiet(follower, 1);
  });

  it.each([
    [true, false],
    [false, false],
    [false, true],
  ])('the last trick shown again, however long (sign given: %s, sizes told: %s)', (review, tellsSizes) => {
    const page = { ...SOUTH, lingers: false, tellsSizes };
    const { felt, follower } = tableWith(page, 'W:SJ', 'N:S3', 'E:S5', 'S:SK', 'S:D2');
    const now = felt.trick;
    felt.signs = { ...felt.signs, review };
    felt.trick = [...(felt.tricks.at(-1) ?? [])];
    felt.turnShown = 'W';
    const shown = { ...felt.sighting(), tricksPlayed: 1 };
    follower.lookAt(shown);
    expect(follower.lookAt(shown, 'lasting')).toMatchObject({ kind: 'known', unsure: false });
    felt.trick = now;
    felt.signs = { ...felt.signs, review: false };
    follower.see(felt);
    quiet(follower, 5);
  });

  it('the winning card left lying beside the new trick', () => {
    const { felt, follower } = tableWith({ ...SOUTH, lingers: false, ordered: false }, 'W:SJ', 'N:S3', 'E:S5', 'S:SK');
    felt.play(card('S:D2'));
    const seen = felt.sighting();
    follower.lookAt({ ...seen, trick: [card('S:SK'), card('S:D2')] });
    quiet(follower, 5);
    expect(follower.ruling.turn).toBe('W');
  });

  it('the full trick being gathered card by card', () => {
    const { felt, follower } = tableWith(
      { ...SOUTH, lingers: false, tellsCount: false },
      'W:SJ',
      'N:S3',
      'E:S5',
      'S:SK',
    );
    for (const left of ['S:SK W:SJ N:S3', 'S:SK W:SJ', 'S:SK']) {
      follower.lookAt({ ...felt.sighting(), trick: left.split(' ').map(card) });
    }
    quiet(follower, 4);
    expect(follower.ruling.trick.number).toBe(2);
  });

  it.each(['declarer', 'dummy'])('a card of %s taken back: noticed, and nothing is exposed', (who) => {
    const cards = who === 'dummy' ? ['W:SJ', 'N:S3'] : ['W:SJ', 'N:S3', 'E:S5', 'S:S2'];
    const { felt, follower, news } = tableWith(SOUTH, ...cards);
    const { seat, card: gone } = felt.takeBack();
    follower.see(felt);
    expect(news()).toEqual([{ type: 'withdraw', seat, card: gone, why: 'undo' }]);
    expect(follower.ruling.exposed).toEqual([]);
  });

  it('a board already over', () => {
    const { felt, follower } = tableWith(SOUTH, 'W:SJ');
    felt.signs = { ...felt.signs, over: true };
    follower.see(felt);
    felt.trick = [];
    follower.see(felt);
    quiet(follower, 1);
  });
});

describe('what does not add up', () => {
  const reason = (follower: Follower, seen: Parameters<Follower['lookAt']>[0]) => {
    const notice = follower.lookAt(seen);
    return notice.kind === 'unclear' ? notice.why : notice.kind;
  };

  it('a card twice', () => {
    const { felt, follower } = tableWith(KIBITZER, 'W:SJ');
    const seen = felt.sighting();
    expect(reason(follower, { ...seen, hands: { ...seen.hands, N: [...seen.hands.N, 'SJ'] } })).toEqual({
      key: 'fault_doubled',
      params: { snippet: 'SJ' },
    });
  });

  it('five cards on a trick', () => {
    const { felt, follower } = tableWith(KIBITZER, 'W:SJ', 'N:S3', 'E:S5');
    felt.play(card('S:S2'));
    felt.trick.push(card('S:SK'));
    felt.hands.S.splice(felt.hands.S.indexOf('SK'), 1);
    expect(reason(follower, felt.sighting())).toMatchObject({ key: 'fault_crowded' });
  });

  it.each(['settled', 'lasting'] as const)('sizes that differ, however long (%s)', (strength) => {
    const { felt, follower, news } = tableWith(KIBITZER, 'W:SJ');
    const seen = felt.sighting();
    const notice = follower.lookAt({ ...seen, sizes: { ...seen.sizes, N: 12 } }, strength);
    expect(notice.kind).toBe('unclear');
    expect(news()).toEqual([]);
  });

  it('a turn that cannot be', () => {
    const { felt, follower } = tableWith(KIBITZER, 'W:SJ');
    felt.turnShown = nextSeat('N');
    expect(reason(follower, felt.sighting())).toEqual({ key: 'fault_turn', params: { snippet: 'E' } });
  });

  it('and the record is whole when it adds up again', () => {
    const { felt, follower, news } = tableWith(KIBITZER, 'W:SJ');
    const seen = felt.sighting();
    follower.lookAt({ ...seen, sizes: { ...seen.sizes, N: 12 } }, 'lasting');
    felt.play(card('N:S3'));
    follower.see(felt);
    expect(news()).toEqual([{ type: 'play', seat: 'N', card: 'S3' }]);
  });
});

describe('a hand of which the page does not show all', () => {
  const SILENT = { ...KIBITZER, tellsSizes: false };

  /** What a page makes of a table on which it has lost a card of East's hand. */
  const lacking = (felt: Felt, lost: string) => {
    const sighting = felt.sighting();
    return { ...sighting, hands: { ...sighting.hands, E: sighting.hands.E.filter((held) => held !== lost) } };
  };

  it('is laid open when more than four of its cards are in sight: none of them is noted as shown', () => {
    const felt = new Felt(BOARD, SILENT);
    const follower = new Follower();
    follower.lookAt(lacking(felt, 'H5'));
    expect(follower.record.entries).toEqual([]);
    expect(follower.position.hidden.E).toBe(1);
    follower.see(felt);
    expect(follower.record.entries).toEqual([]);
    expect(follower.position.hidden.E).toBe(0);
  });

  it('is not begun with by a kibitzer when all of its cards but one are in sight', () => {
    const felt = new Felt(BOARD, SILENT);
    for (const seat of SEATS) felt.hands[seat] = felt.hands[seat].slice(0, 3);
    for (let i = 0; i < 10; i++) felt.tricks.push([]);
    felt.turnShown = 'W';
    const follower = new Follower();
    const [lost = ''] = felt.hands.E;
    expect(follower.lookAt(lacking(felt, lost))).toMatchObject({ kind: 'unclear', why: { key: 'fault_sizes' } });
    expect(follower.look(felt).kind).toBe('begun');
  });
});
