import { describe, expect, it } from 'vitest';
import { parseSituation, replay, rulingOf, type TableEvent } from '../../src/laws';
import type { ReadFault } from '../../src/sites/sighting';
import { Desk } from './desk';
import { Felt, type Page } from './felt';
import { BOARD, card, KIBITZER, OTHER_BOARD, SOUTH } from './tables';

const FAULT: ReadFault = { site: 'felt', key: 'missing', selector: '.trick', snippet: '' };
const DROPPED: TableEvent = { type: 'expose', seat: 'E', cards: ['H5'], how: 'dropped' };

/** A desk at a table to which these cards have been played. */
const deskWith = async (page: Page, ...cards: string[]) => {
  const felt = new Felt(BOARD, page);
  const desk = new Desk();
  await desk.see(felt);
  for (const text of cards) {
    felt.play(card(text));
    await desk.see(felt);
  }
  return { felt, desk };
};

describe('the view of a table', () => {
  it('is the core’s own answer, with the situation as text from which it follows', async () => {
    const { desk } = await deskWith(SOUTH, 'W:SJ', 'N:S3');
    const situation = parseSituation(JSON.parse(desk.table.situation));
    const table = situation.ok && replay(situation.value);
    expect(table && (table.ok ? rulingOf(table.value) : table.error)).toEqual(desk.table.ruling);
    expect(desk.table).toMatchObject({
      board: '1',
      contract: '3NT',
      declarer: 'S',
      viewer: 'S',
      since: 1,
      over: false,
      claim: false,
      hidden: { N: 0, E: 13, S: 0, W: 12 },
      setAside: [],
      undoable: null,
    });
    expect(desk.table.timeline.map(({ index, trick, by }) => [index, trick, by])).toEqual([
      [0, 1, 'page'],
      [1, 1, 'page'],
    ]);
  });

  it('follows a legal card at once, before it has settled', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    felt.play(card('N:S3'));
    desk.keeper.see({ kind: 'table', sighting: felt.sighting() }, false);
    expect(desk.table.ruling.turn).toBe('E');
  });

  it('is told once for each change, and not for readings that change nothing', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    const told = desk.views.length;
    await desk.see(felt);
    await desk.see(felt);
    expect(desk.views).toHaveLength(told);
    felt.play(card('N:S3'));
    await desk.see(felt);
    expect(desk.views).toHaveLength(told + 1);
    expect(desk.views.at(-1)).toBe(desk.view);
  });

  it('says that a claim is shown, and that the board is over', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    felt.signs = { ...felt.signs, claim: true };
    felt.open.add('E');
    await desk.see(felt);
    expect(desk.table.claim).toBe(true);
    felt.signs = { ...felt.signs, claim: false, over: true };
    await desk.see(felt);
    expect(desk.table).toMatchObject({ claim: false, over: true });
    expect(desk.marked).toEqual([]);
  });

  it('is no table where there is none, and the same record when it is back', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    desk.ask({ type: 'enter', event: DROPPED });
    await desk.read({ kind: 'none' });
    expect(desk.view).toMatchObject({ state: 'no-table', table: null });
    await desk.see(felt);
    expect(desk.marked).toEqual(['E:H5']);
  });

  it('waits for the opening lead during the auction', async () => {
    const felt = new Felt(BOARD, SOUTH);
    felt.contract = null;
    felt.declarer = null;
    const desk = new Desk();
    await desk.see(felt);
    expect(desk.view).toMatchObject({ state: 'no-table', reason: { key: 'note_auction' }, site: 'felt' });
  });

  it('says that a take-back went on into the auction, until play begins', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    felt.takeBack();
    felt.signs = { ...felt.signs, auction: true };
    await desk.see(felt);
    expect(desk.view).toMatchObject({ state: 'no-table', reason: { key: 'note_backInAuction' } });
    await desk.see({ ...felt.sighting(), contract: null });
    expect(desk.view.reason).toEqual({ key: 'note_backInAuction' });
    felt.signs = { ...felt.signs, auction: false };
    await desk.see(felt);
    expect(desk.view).toMatchObject({ state: 'live', reason: null });
    expect(desk.events).toEqual([]);
  });

  it('is of the new board only, from the moment it is seen', async () => {
    const { desk } = await deskWith(SOUTH, 'W:SJ');
    desk.ask({ type: 'enter', event: DROPPED });
    const next = new Felt(OTHER_BOARD, SOUTH);
    next.board = '2';
    await desk.see(next);
    expect(desk.table.board).toBe('2');
    expect(desk.marked).toEqual([]);
    expect(desk.events).toEqual([]);
  });
});

describe('a table that cannot be read', () => {
  it('is said to be so after a whole second, with the reason and never the last state', async () => {
    const { desk } = await deskWith(SOUTH, 'W:SJ');
    desk.keeper.see({ kind: 'fault', fault: FAULT }, false);
    desk.clock.pass(999);
    expect(desk.view.state).toBe('live');
    desk.clock.pass(1);
    expect(desk.view).toMatchObject({
      state: 'unreadable',
      table: null,
      site: 'felt',
      reason: { key: 'fault_missing', params: { selector: '.trick' } },
    });
    expect(desk.ask({ type: 'enter', event: DROPPED })).toEqual({ ok: false, why: { key: 'answer_noTable' } });
  });

  it('is not said to be so for faults that come and go', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    for (let i = 0; i < 5; i++) {
      desk.keeper.see({ kind: 'fault', fault: FAULT }, false);
      desk.clock.pass(700);
      await desk.see(felt);
    }
    expect(desk.views.every(({ state }) => state !== 'unreadable')).toBe(true);
  });

  it('is, when faults of several kinds fill the second', async () => {
    const { desk } = await deskWith(SOUTH, 'W:SJ');
    desk.keeper.see({ kind: 'fault', fault: FAULT }, false);
    desk.clock.pass(600);
    desk.keeper.see({ kind: 'fault', fault: { ...FAULT, key: 'crowded' } }, false);
    desk.clock.pass(400);
    expect(desk.view.reason?.key).toBe('fault_crowded');
  });

  it('comes back with the record intact, and with what was played meanwhile', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    desk.ask({ type: 'enter', event: DROPPED });
    desk.keeper.see({ kind: 'fault', fault: FAULT }, false);
    desk.clock.pass(5000);
    felt.play(card('N:S3'));
    await desk.see(felt);
    expect(desk.view.state).toBe('live');
    expect(desk.events).toEqual(['play', 'expose', 'play']);
  });

  it('is a table that does not add up for a second, too', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    const seen = felt.sighting();
    await desk.see({ ...seen, sizes: { ...seen.sizes, E: 11 } });
    expect(desk.view.state).toBe('live');
    desk.clock.pass(1000);
    expect(desk.view).toMatchObject({ state: 'unreadable', reason: { key: 'fault_sizes' } });
    await desk.see(felt);
    expect(desk.view.state).toBe('live');
  });

  it('concludes nothing from what never comes to rest, and says so after a second', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    const seen = felt.sighting();
    for (let i = 0; i < 12; i++) {
      const sizes = { ...seen.sizes, N: 11 + (i % 2) };
      desk.keeper.see(
        { kind: 'table', sighting: { ...seen, hands: { ...seen.hands, E: ['H5'], N: ['SA', 'SA'] }, sizes } },
        false,
      );
      desk.clock.pass(100);
    }
    expect(desk.view).toMatchObject({ state: 'unreadable', reason: { key: 'fault_doubled' } });
    await desk.see(felt);
    expect(desk.events).toEqual(['play']);
  });

  it('begins anew when cards went by unseen, and says so', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    for (const text of ['N:S3', 'E:S5', 'S:S2', 'W:ST']) felt.play(card(text));
    await desk.see(felt);
    desk.clock.pass(1000);
    expect(desk.view).toMatchObject({ state: 'live', reason: { key: 'note_anew', params: { trick: 2 } } });
    expect(desk.table.since).toBe(2);
  });

  it('is no fault when a page shows its table anew for seconds', async () => {
    const { felt, desk } = await deskWith(KIBITZER, 'W:SJ', 'N:S3');
    for (const seat of ['N', 'E', 'S', 'W'] as const) felt.undrawn.add(seat);
    felt.trickDrawn = false;
    await desk.see(felt);
    desk.clock.pass(5000);
    felt.undrawn.clear();
    felt.trickDrawn = true;
    await desk.see(felt);
    expect(desk.view.state).toBe('live');
    expect(desk.events).toEqual(['play', 'play']);
  });
});

describe('a page that leaves out its board number for a while', () => {
  it('is the same board as before', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    desk.ask({ type: 'enter', event: DROPPED });
    await desk.see({ ...felt.sighting(), board: null });
    expect(desk.marked).toEqual(['E:H5']);
  });
});

describe('what a user asks', () => {
  it('a mark is entered as his own, and undone', async () => {
    const { desk } = await deskWith(SOUTH, 'W:SJ');
    expect(desk.ask({ type: 'enter', event: DROPPED })).toEqual({ ok: true });
    expect(desk.table.undoable).toEqual(DROPPED);
    expect(desk.marked).toEqual(['E:H5']);
    expect(desk.ask({ type: 'undo' })).toEqual({ ok: true });
    expect(desk.marked).toEqual([]);
    expect(desk.ask({ type: 'undo' })).toEqual({ ok: false, why: { key: 'answer_nothingToUndo' } });
  });

  it('what cannot follow is refused in words, and changes nothing', async () => {
    const { desk } = await deskWith(SOUTH, 'W:SJ');
    const before = desk.view;
    const held = desk.ask({ type: 'enter', event: { ...DROPPED, cards: ['SA'] } });
    expect(held).toEqual({ ok: false, why: { key: 'error_not-held' } });
    expect(desk.ask({ type: 'enter', event: { type: 'accept' } })).toMatchObject({ ok: false });
    expect(desk.view).toBe(before);
  });

  it('the cause of an exposure judges the card anew', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    felt.faceUp.add('H5');
    await desk.see(felt);
    expect(desk.table.ruling.exposed).toEqual([{ seat: 'E', card: 'H5', why: 'unknown' }]);
    desk.ask({ type: 'enter', event: DROPPED });
    expect(desk.table.ruling.exposed).toEqual([]);
    expect(desk.table.ruling.penaltyCards).toEqual([{ seat: 'E', card: 'H5', status: 'minor' }]);
  });

  it('the Director’s word on a take-back, and declarer’s choice that follows', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    felt.takeBack();
    await desk.see(felt);
    desk.ask({ type: 'enter', event: { type: 'direct', seat: 'W', card: 'SJ', as: 'major' } });
    expect(desk.table.ruling.penaltyCards).toEqual([{ seat: 'W', card: 'SJ', status: 'major' }]);
    desk.ask({ type: 'undo' });
    expect(desk.table.ruling.exposed).toEqual([{ seat: 'W', card: 'SJ', why: 'undo' }]);
  });

  it('why a card was taken back stands in the place of what the page said, until that is undone', async () => {
    const { felt, desk } = await deskWith(KIBITZER, 'W:SJ', 'N:S3', 'E:H5');
    felt.takeBack();
    await desk.see(felt);
    expect(desk.marked).toEqual(['E:H5']);
    const why = { type: 'withdraw', seat: 'E', card: 'H5', why: 'revoke' } as const;
    expect(desk.ask({ type: 'enter', event: why })).toEqual({ ok: true });
    expect(desk.events).toEqual(['play', 'play', 'play', 'withdraw']);
    expect(desk.table.ruling.penaltyCards).toEqual([{ seat: 'E', card: 'H5', status: 'major' }]);
    desk.ask({ type: 'undo' });
    expect(desk.table.ruling.exposed).toEqual([{ seat: 'E', card: 'H5', why: 'undo' }]);
    expect(desk.table.undoable).toBeNull();
  });

  it('a revoke is corrected before the page shows it: the card lying there is not played again', async () => {
    const { felt, desk } = await deskWith(KIBITZER, 'W:SJ', 'N:S3', 'E:H5');
    desk.ask({ type: 'enter', event: { type: 'withdraw', seat: 'E', card: 'H5', why: 'revoke' } });
    await desk.see(felt);
    felt.lift('H5');
    await desk.see(felt);
    felt.play(card('E:S5'));
    await desk.see(felt);
    expect(desk.events).toEqual(['play', 'play', 'play', 'withdraw', 'play']);
    expect(desk.table.ruling.penaltyCards).toEqual([{ seat: 'E', card: 'H5', status: 'major' }]);
  });

  it('undoing an entry on which later ones rest sets those aside, and tells', async () => {
    const { felt, desk } = await deskWith(KIBITZER, 'W:SJ', 'N:S3', 'E:H5');
    desk.ask({ type: 'enter', event: { type: 'withdraw', seat: 'E', card: 'H5', why: 'revoke' } });
    felt.lift('H5');
    felt.play(card('E:S5'));
    await desk.see(felt);
    felt.lift('S5');
    await desk.see(felt);
    expect(desk.events).toEqual(['play', 'play', 'play', 'withdraw', 'play', 'withdraw']);
    expect(desk.ask({ type: 'undo' })).toEqual({ ok: true });
    expect(desk.table.setAside).toEqual([
      {
        event: { type: 'withdraw', seat: 'E', card: 'S5', why: 'undo' },
        by: 'page',
        why: { key: 'error_not-an-option' },
      },
    ]);
  });

  it('an undone choice is open again, and the lead made under it was made too soon', async () => {
    const { felt, desk } = await deskWith(KIBITZER);
    felt.play(card('E:H5'));
    await desk.see(felt);
    desk.ask({ type: 'enter', event: { type: 'refuse' } });
    felt.lift('H5');
    await desk.see(felt);
    expect(desk.table.ruling.decision?.kind).toBe('lead');
    desk.ask({ type: 'enter', event: { type: 'choose', choice: 'forbid', suits: ['H'] } });
    felt.play(card('W:SJ'));
    await desk.see(felt);
    expect(desk.table.ruling.turn).toBe('N');
    desk.ask({ type: 'undo' });
    expect(desk.table.ruling.decision?.kind).toBe('lead');
    expect(desk.marked).toEqual(['E:H5', 'W:SJ']);
    desk.ask({ type: 'enter', event: { type: 'choose', choice: 'free', suits: [] } });
    await desk.see(felt);
    expect(desk.table.ruling.trick.cards).toEqual([card('W:SJ')]);
  });

  it('another edition, or another rule for take-backs, judges the whole record anew', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    felt.takeBack();
    await desk.see(felt);
    desk.ask({ type: 'undoRule', undo: 'penalty' });
    expect(desk.view.undo).toBe('penalty');
    expect(desk.table.ruling.penaltyCards).toEqual([{ seat: 'W', card: 'SJ', status: 'major' }]);
    desk.ask({ type: 'laws', laws: '1997' });
    expect(desk.view.laws).toBe('1997');
    expect(desk.table.ruling.laws).toBe('1997');
  });

  it('is answered in words where there is no table', () => {
    const desk = new Desk();
    expect(desk.ask({ type: 'undo' })).toEqual({ ok: false, why: { key: 'answer_noTable' } });
  });
});

describe('when the user sets other rules', () => {
  it('the table in sight is judged anew by them', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    felt.takeBack();
    await desk.see(felt);
    desk.set({ laws: '1997', undo: 'penalty' });
    expect(desk.table.ruling.laws).toBe('1997');
    expect(desk.table.ruling.penaltyCards).toEqual([{ seat: 'W', card: 'SJ', status: 'major' }]);
    expect(desk.views.at(-1)).toBe(desk.view);
  });

  it('what was chosen for this table alone stays', async () => {
    const { desk } = await deskWith(SOUTH, 'W:SJ');
    desk.ask({ type: 'laws', laws: '1987' });
    desk.set({ laws: '1997', undo: 'free' });
    expect([desk.view.laws, desk.view.undo]).toEqual(['1987', 'free']);
  });

  it('a table that cannot be read now stays out of sight, and follows all the same', async () => {
    const { felt, desk } = await deskWith(SOUTH, 'W:SJ');
    await desk.read({ kind: 'fault', fault: FAULT });
    desk.clock.pass(1000);
    desk.set({ laws: '2007' });
    expect(desk.view).toMatchObject({ state: 'unreadable', table: null, laws: '2007' });
    await desk.see(felt);
    expect(desk.table.ruling.laws).toBe('2007');
  });

  it('they are told where there is no table, too', () => {
    const desk = new Desk();
    desk.set({ laws: '1987', undo: 'penalty' });
    expect(desk.view).toMatchObject({ state: 'no-table', laws: '1987', undo: 'penalty' });
  });
});

describe('fair play', () => {
  const seated = (felt: Felt) => ({ ...felt.sighting(), practice: false });

  it('a seated player finds the table resting, and nothing of it kept', async () => {
    const felt = new Felt(BOARD, SOUTH);
    const desk = new Desk();
    await desk.see(seated(felt));
    expect(desk.view).toMatchObject({ state: 'resting', table: null });
    expect(desk.shelf.values.size).toBe(0);
    expect(desk.keeper.mayRead({ viewer: 'S', practice: false })).toBe(false);
  });

  it('woken, it is read from the trick that lies there, and says so', async () => {
    const felt = new Felt(BOARD, SOUTH);
    const desk = new Desk();
    for (const text of ['W:SJ', 'N:S3', 'E:S5', 'S:S2', 'W:ST']) felt.play(card(text));
    await desk.see(seated(felt));
    expect(desk.ask({ type: 'wake' })).toEqual({ ok: true });
    expect(desk.woken).toBe(1);
    expect(desk.keeper.mayRead({ viewer: 'S', practice: false })).toBe(true);
    await desk.see(seated(felt));
    expect(desk.view.state).toBe('live');
    expect(desk.table.since).toBe(2);
  });

  it('wakes for that table only', async () => {
    const felt = new Felt(BOARD, SOUTH);
    const desk = new Desk();
    await desk.see(seated(felt));
    desk.ask({ type: 'wake' });
    await desk.see(seated(felt));
    desk.keeper.see({ kind: 'none' }, true);
    desk.clock.pass(500);
    await desk.see(seated(felt));
    expect(desk.view.state).toBe('live');
    desk.keeper.see({ kind: 'none' }, true);
    desk.clock.pass(1000);
    await desk.see(seated(felt));
    expect(desk.view.state).toBe('resting');
  });

  it.each([
    ['practice', true, 'live'],
    ['practice', false, 'resting'],
    ['always', false, 'live'],
    ['never', true, 'resting'],
  ] as const)('“when I am playing: %s”, known to be practice: %s: %s', async (playing, practice, state) => {
    const desk = new Desk();
    desk.settings = { ...desk.settings, playing };
    await desk.see({ ...new Felt(BOARD, SOUTH).sighting(), practice });
    expect(desk.view.state).toBe(state);
    await desk.see({ ...new Felt(BOARD, KIBITZER).sighting(), practice });
    expect(desk.view.state).toBe('live');
  });

  it('a kibitzer who sits down: at rest at once, and what he saw is not shown when he wakes it', async () => {
    const { desk } = await deskWith(KIBITZER, 'W:SJ');
    const felt = new Felt(BOARD, SOUTH);
    felt.play(card('W:SJ'));
    desk.keeper.see({ kind: 'table', sighting: seated(felt) }, false);
    expect(desk.view).toMatchObject({ state: 'resting', table: null });
    desk.ask({ type: 'wake' });
    await desk.see(seated(felt));
    expect(desk.table.known.E).toEqual([]);
  });
});
