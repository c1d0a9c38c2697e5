// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Card, isHonour, nextSeat, partnerOf, type Seat } from '../../src/bridge';
import { rule, type TableEvent } from '../../src/laws';
import { type Act, faceUp } from '../../src/practice/acts';
import { openExample } from '../../src/practice/example';
import { openBoard, openText } from '../../src/practice/open';
import type { Session } from '../../src/practice/session';
import type { Board } from '../../src/records';
import type { Answer, TableView } from '../../src/table/view';
import { playedBoards } from './boards';
import { sessionOn, tableOf } from './rig';

let session: Session;
beforeEach(() => {
  session = sessionOn(document);
});
afterEach(() => session.stop());

const [board] = playedBoards(1) as [Board];
const declarer = board.declarer as Seat;
const defender = nextSeat(declarer);
const partner = partnerOf(defender);

const view = (): TableView => tableOf(session.view());
const open = (which: Board = board): void =>
  session.open(openBoard(which) as NonNullable<ReturnType<typeof openBoard>>);
const next = (count: number): void => {
  for (let i = 0; i < count; i++) session.next();
};
const play = (seat: Seat, card: Card): Answer => session.act({ kind: 'play', seat, card });
const takeBack = (card: Card): Answer => session.act({ kind: 'takeBack', card, entry: null });
const enter = (event: TableEvent): Answer => session.ask({ type: 'enter', event });

/** What the core says of this board after these events, the watcher left out. */
const ruled = (events: readonly TableEvent[], which: Board = board) =>
  rule({
    contract: which.contract,
    declarer: which.declarer,
    hands: Object.fromEntries(
      Object.entries(which.hands).map(([seat, cards]) => [
        seat,
        ['S', 'H', 'D', 'C']
          .map((suit) =>
            cards
              .filter((c) => c[0] === suit)
              .map((c) => c[1])
              .join(''),
          )
          .join('.'),
      ]),
    ),
    events,
  });
const plays = (count: number): TableEvent[] =>
  board.play.slice(0, count).map((played) => ({ type: 'play', ...played }));

/** A spot card, and an honour, that a defender still holds after so many cards. */
const held = (seat: Seat, count: number, fits: (card: Card) => boolean): Card => {
  const gone = board.play.slice(0, count).map(({ card }) => card);
  return board.hands[seat].find((card) => !gone.includes(card) && fits(card)) as Card;
};
const isSpot = (card: Card): boolean => !isHonour(card);

describe('the recorded play', () => {
  it('is stepped through card by card: the core is asked what the record says, and nothing is an exposure', () => {
    open();
    for (const i of board.play.keys()) {
      if (i % 6 === 0) expect(view().ruling).toEqual(ruled(plays(i)));
      session.next();
    }
    expect(view().ruling).toEqual(ruled(plays(52)));
    expect([view().over, session.canNext(), view().timeline.length]).toEqual([true, false, board.play.length]);
    expect(view().timeline.every(({ by, event }) => by === 'page' && event.type === 'play')).toBe(true);
  }, 60_000);

  it('stepping back is no take-back: the record is that of the position', () => {
    open();
    next(6);
    session.back();
    expect(view().ruling).toEqual(ruled(plays(5)));
    expect(view().timeline).toHaveLength(5);
    session.first();
    expect([view().ruling, session.canBack()]).toEqual([ruled([]), false]);
    next(6);
    expect(view().ruling).toEqual(ruled(plays(6)));
    expect(view().since).toBe(1);
  });

  it('goes to the end at once, telling one change', () => {
    open();
    let changes = 0;
    session.onChange(() => {
      changes += 1;
    });
    session.last();
    expect([view().over, changes]).toEqual([true, 1]);
  }, 30_000);

  it('goes on after a card that was played as recorded, and not after another', () => {
    open();
    const { seat, card } = board.play[0] as Board['play'][number];
    play(seat, card);
    expect(session.canNext()).toBe(true);
    session.back();
    const other = board.hands[seat].find((each) => each !== card) as Card;
    play(seat, other);
    expect(session.canNext()).toBe(false);
    session.back();
    session.next();
    expect(view().ruling.trick.cards).toEqual([{ seat, card: other }]);
  });
});

describe('what goes wrong at the table', () => {
  it('a spot card dropped is minor, a second one makes both major', () => {
    open();
    next(4);
    const first = held(defender, 4, isSpot);
    session.act(faceUp(defender, first, 'dropped'));
    expect(view().ruling.penaltyCards).toEqual([{ seat: defender, card: first, status: 'minor' }]);
    const second = held(defender, 4, (card) => isSpot(card) && card !== first);
    session.act(faceUp(defender, second, 'dropped'));
    expect(view().ruling.penaltyCards.map(({ card, status }) => [card, status])).toEqual([
      [first, 'major'],
      [second, 'major'],
    ]);
    expect(document.querySelectorAll(`.front [data-face]`)).toHaveLength(2);
  });

  it('a card that a defender takes back is seen, and waits for the Director', () => {
    open();
    next(1);
    const { seat, card } = board.play[0] as Board['play'][number];
    takeBack(card);
    expect(view().ruling.exposed).toEqual([{ seat, card, why: 'undo' }]);
    expect(view().timeline.at(-1)).toMatchObject({ by: 'page', event: { type: 'withdraw', why: 'undo' } });
    enter({ type: 'direct', seat, card, as: 'major' });
    expect(view().ruling.penaltyCards).toEqual([{ seat, card, status: 'major' }]);
  });

  it('three cards taken back, last first, are two of the defenders’', () => {
    open();
    next(3);
    for (const { card } of board.play.slice(0, 3).toReversed()) takeBack(card);
    expect(view().ruling.exposed.map(({ card }) => card)).toEqual([board.play[2]?.card, board.play[0]?.card]);
    expect(view().ruling.trick.cards).toEqual([]);
  });

  it('declarer may take a card back', () => {
    open();
    next(4);
    takeBack(board.play[3]?.card as Card);
    expect([view().ruling.exposed, view().ruling.penaltyCards]).toEqual([[], []]);
    expect(view().ruling.trick.cards).toHaveLength(3);
  });

  it('a refused lead goes back and lies face up; accepted, it stays in the trick', () => {
    open();
    const card = held(partner, 0, isSpot);
    play(partner, card);
    expect(view().ruling.decision).toMatchObject({ kind: 'accept', seat: partner, card });
    expect(document.querySelector(`[data-played="${card}"]`)).not.toBeNull();
    enter({ type: 'refuse' });
    expect(view().ruling.penaltyCards).toEqual([{ seat: partner, card, status: 'major' }]);
    expect(document.querySelector(`[data-played="${card}"]`)).toBeNull();
    expect(document.querySelector(`.front [data-face="${card}"]`)).not.toBeNull();
    session.ask({ type: 'undo' });
    expect(view().ruling.decision).toMatchObject({ kind: 'accept', seat: partner, card });
    enter({ type: 'accept' });
    expect(view().ruling.trick.cards).toEqual([{ seat: partner, card }]);
  });

  it('a penalty card that declarer lets go back lies face up no longer', () => {
    openExample(session);
    expect(document.querySelector('.front [data-face="HQ"]')).not.toBeNull();
    enter({ type: 'choose', choice: 'forbid', suits: ['H'] });
    expect(view().ruling.penaltyCards).toEqual([]);
    expect(document.querySelector('.front')).toBeNull();
    expect(document.querySelector('[data-hand="E"] [data-face="HQ"]')).not.toBeNull();
  });

  it('a lead to the next trick before partner has played is told, for no page can show it', () => {
    open();
    next(1);
    const { seat } = board.play[0] as Board['play'][number];
    const card = held(seat, 1, isSpot);
    play(seat, card);
    expect(view().ruling).toEqual(ruled([...plays(1), { type: 'play', seat, card }]));
    expect(view().ruling.decision).toMatchObject({ kind: 'play' });
  });

  it('what cannot be is refused, and nothing changes', () => {
    open();
    next(2);
    const before = session.view();
    const [first] = board.play;
    expect(play(first?.seat as Seat, first?.card as Card)).toMatchObject({ ok: false });
    expect(takeBack(held(partner, 2, isSpot))).toMatchObject({ ok: false });
    expect(enter({ type: 'accept' })).toMatchObject({ ok: false, why: { key: 'error_not-an-option' } });
    expect(session.view().table).toEqual(before.table);
  });
});

describe('what is no exposure', () => {
  it('a claim shown and rejected, the last trick again, the table drawn anew, another board', () => {
    open();
    session.hide(defender === 'E' || defender === 'W' ? 'EW' : 'NS');
    next(5);
    const before = view();
    session.show('claim');
    expect(view().claim).toBe(true);
    session.show('claim');
    session.show('review');
    session.show('review');
    const table = document.querySelector('[data-practice-table]') as Element;
    const place = table.parentElement as Element;
    table.remove();
    place.append(table);
    next(1);
    session.back();
    expect([view().ruling, view().timeline.length]).toEqual([before.ruling, before.timeline.length]);
    const [other] = playedBoards(2).slice(1) as [Board];
    open(other);
    expect([view().board, view().timeline, view().ruling]).toMatchObject([other.board, [], { penaltyCards: [] }]);
  });
});

describe('hidden hands', () => {
  const side = defender === 'E' || defender === 'W' ? 'EW' : 'NS';

  it('the record knows what can be seen, and no more', () => {
    open();
    next(4);
    session.hide(side);
    expect(view().hidden[defender]).toBe(12);
    expect(view().known[defender]).toEqual([]);
    expect(view().ruling.trick.number).toBe(2);
    session.hide('none');
    expect(view().hidden[defender]).toBe(0);
    expect(view().ruling).toEqual(ruled(plays(4)));
  });

  it('a card that falls there is noticed first, and then the user tells how', () => {
    open();
    session.hide(side);
    next(4);
    const card = held(defender, 4, isSpot);
    session.act(faceUp(defender, card, 'dropped'));
    const last = view()
      .timeline.slice(-2)
      .map(({ by, event }) => [by, event.type === 'expose' && event.how]);
    expect(last).toEqual([
      ['page', 'unknown'],
      ['user', 'dropped'],
    ]);
    expect(view().ruling.penaltyCards).toEqual([{ seat: defender, card, status: 'minor' }]);
  });
});

describe('the user’s own entries', () => {
  it('stay with the acts before them when one steps back, and go with those after', () => {
    open();
    next(4);
    const card = held(defender, 4, isSpot);
    session.act(faceUp(defender, card, 'dropped'));
    next(2);
    session.back();
    expect(view().ruling.penaltyCards).toHaveLength(1);
    session.back();
    session.back();
    expect(view().ruling).toEqual(ruled(plays(4)));
    session.next();
    expect(view().ruling.penaltyCards).toHaveLength(1);
  });

  it('are undone one by one, the last first', () => {
    open();
    next(4);
    session.act(faceUp(defender, held(defender, 4, isHonour), 'dropped'));
    session.ask({ type: 'undo' });
    expect(view().ruling).toEqual(ruled(plays(4)));
    expect(session.ask({ type: 'undo' })).toMatchObject({ ok: false });
  });

  it('can come from a form: the card lies face up then', () => {
    open();
    const card = held(defender, 0, isHonour);
    enter({ type: 'expose', seat: defender, cards: [card], how: 'seen' });
    expect(document.querySelector(`.front [data-face="${card}"]`)).not.toBeNull();
  });

  it('say why a card was taken back, before or after it was', () => {
    open();
    next(1);
    const { seat, card } = board.play[0] as Board['play'][number];
    const why: Act = { kind: 'takeBack', card, entry: { type: 'withdraw', seat, card, why: 'misinformed' } };
    takeBack(card);
    enter(why.entry as TableEvent);
    expect([view().ruling.exposed, view().ruling.penaltyCards]).toEqual([[], []]);
    session.back();
    session.back();
    session.act(why);
    expect([view().ruling.exposed, view().ruling.penaltyCards]).toEqual([[], []]);
  });

  it('follow another edition and another rule for take-backs', () => {
    open();
    next(1);
    session.ask({ type: 'undoRule', undo: 'penalty' });
    takeBack(board.play[0]?.card as Card);
    expect(view().ruling.penaltyCards).toMatchObject([{ status: 'major' }]);
    session.ask({ type: 'laws', laws: '1997' });
    session.back();
    expect([session.view().laws, session.view().undo]).toEqual(['1997', 'penalty']);
  });
});

describe('other settings', () => {
  const SET = { laws: '2017', undo: 'ask' } as const;

  it('rule the board on the table, and the next, but where it has rules of its own', () => {
    open();
    next(1);
    session.rulesChanged(SET, { laws: '2007', undo: 'penalty' });
    expect(view().ruling.laws).toBe('2007');
    session.ask({ type: 'laws', laws: '1987' });
    session.rulesChanged({ laws: '2007', undo: 'penalty' }, { laws: '1997', undo: 'free' });
    expect([session.view().laws, session.view().undo]).toEqual(['1987', 'free']);
    session.back();
    expect([session.view().laws, session.view().undo]).toEqual(['1987', 'free']);
  });

  it('are told before there is a board, and it begins by them', () => {
    session.rulesChanged(SET, { laws: '2007', undo: 'free' });
    expect([session.view().laws, session.view().undo]).toEqual(['2007', 'free']);
    open();
    expect([session.view().laws, session.view().undo]).toEqual(['2007', 'free']);
  });
});

describe('opening', () => {
  it('a faulty situation changes nothing on the table', () => {
    openExample(session);
    const before = session.view();
    const opened = openText('{"contract":"3NT","declarer":"S","hands":{},"events":[{"type":"accept"}]}');
    expect(opened).toMatchObject({ kind: 'refused', refusal: { error: { code: 'not-an-option', event: 0 } } });
    expect(session.view()).toBe(before);
  });

  it('before a board there is no table, and it says what to do', () => {
    expect(session.view()).toMatchObject({ state: 'no-table', reason: { key: 'practice_empty' } });
    expect(session.view()).toBe(session.view());
    expect(play('N', 'SA')).toMatchObject({ ok: false });
  });

  it('the example is a board with a choice for declarer', () => {
    openExample(session);
    expect(view().ruling).toMatchObject({
      turn: 'W',
      penaltyCards: [{ seat: 'E', card: 'HQ', status: 'major' }],
      decision: { kind: 'lead', by: 'S', options: [{ choice: 'require' }, { choice: 'forbid' }, { choice: 'free' }] },
    });
    next(1);
    expect(view().ruling.trick.number).toBe(4);
  });
});
