import { describe, expect, it } from 'vitest';
import { KEPT_BOARDS, KEPT_FOR } from '../../src/table';
import { outdated } from '../../src/table/shelf';
import { answers, Desk, Shelf } from './desk';
import { Felt } from './felt';
import { BOARD, card, KIBITZER, OTHER_BOARD, SOUTH } from './tables';

const DROPPED = { type: 'expose', seat: 'E', cards: ['H5'], how: 'dropped' } as const;
const CARDS = ['W:SJ', 'N:S3', 'E:S5', 'S:SK', 'S:D2', 'W:D5', 'N:DJ', 'E:D3'];

/** South's table after some cards, with a card of East's marked as dropped. */
const tableAfter = async (count: number, shelf = new Shelf()) => {
  const felt = new Felt(BOARD, SOUTH);
  const desk = new Desk(shelf);
  await desk.see(felt);
  desk.ask({ type: 'enter', event: DROPPED });
  for (const text of CARDS.slice(0, count)) {
    felt.play(card(text));
    await desk.see(felt);
  }
  await answers();
  return { felt, desk, shelf };
};

/** What is stored, by key. */
const stored = (shelf: Shelf): [string, { version: number; savedAt: number; record: { entries: unknown[] } }][] =>
  [...shelf.values].map(([key, value]) => [key, value as never]);

describe('a record outlives the page', () => {
  it.each(CARDS.map((_, i) => i))('reloaded after %i cards, it is what it was', async (count) => {
    const { felt, desk } = await tableAfter(count);
    const before = desk.table;
    desk.reload();
    await desk.see(felt);
    expect(desk.table).toEqual(before);
    expect(desk.marked).toEqual(['E:H5']);
    expect(desk.view.reason).toBeNull();
  });

  it('reloaded while cards were played, it follows where that can be worked out', async () => {
    const { felt, desk } = await tableAfter(5);
    desk.reload();
    felt.play(card('W:D5'));
    felt.play(card('N:DJ'));
    await desk.see(felt);
    expect(desk.events).toHaveLength(8);
    expect(desk.table.since).toBe(1);
    expect(desk.marked).toEqual(['E:H5']);
  });

  it('reloaded while a trick went by, it begins anew and says since when', async () => {
    const { felt, desk } = await tableAfter(1);
    desk.reload();
    for (const text of CARDS.slice(1, 6)) felt.play(card(text));
    await desk.see(felt);
    desk.clock.pass(1000);
    await answers();
    expect(desk.table.since).toBe(2);
    expect(desk.marked).toEqual([]);
  });

  it('a second visit takes up the right one of two boards with one number', async () => {
    const { felt, shelf } = await tableAfter(3);
    const other = new Desk(shelf);
    const redealt = new Felt(OTHER_BOARD, SOUTH);
    await other.see(redealt);
    redealt.play(card('W:SQ'));
    await other.see(redealt);
    expect(stored(shelf)).toHaveLength(2);

    const again = new Desk(shelf);
    await again.see(felt);
    expect(again.marked).toEqual(['E:H5']);
    const elsewhere = new Desk(shelf);
    await elsewhere.see(redealt);
    expect(elsewhere.events).toEqual(['play']);
  });

  it('two tabs at two tables with one board number do not write over one another', async () => {
    const shelf = new Shelf();
    const one = new Desk(shelf);
    const two = new Desk(shelf);
    const felts = [new Felt(BOARD, KIBITZER), new Felt(OTHER_BOARD, KIBITZER)] as const;
    await one.see(felts[0]);
    await two.see(felts[1]);
    felts[0].play(card('W:SJ'));
    felts[1].play(card('W:SQ'));
    await one.see(felts[0]);
    await two.see(felts[1]);
    expect(stored(shelf).map(([, value]) => value.record.entries.length)).toEqual([1, 1]);
  });

  it('what a kibitzer saw is not taken up for a player', async () => {
    const shelf = new Shelf();
    const kibitzer = new Desk(shelf);
    await kibitzer.see(new Felt(BOARD, KIBITZER));
    await answers();
    const player = new Desk(shelf);
    await player.see(new Felt(BOARD, SOUTH));
    expect(player.table.known.E).toEqual([]);
  });

  it('a record that a take-back into the auction ended is not taken up', async () => {
    const { felt, desk, shelf } = await tableAfter(1);
    felt.takeBack();
    felt.signs = { ...felt.signs, auction: true };
    await desk.see(felt);
    felt.signs = { ...felt.signs, auction: false };
    const again = new Desk(shelf);
    await again.see(felt);
    expect(again.events).toEqual([]);
  });

  it('what the user enters while the store is asked is entered in the record taken up', async () => {
    const { felt, shelf } = await tableAfter(2);
    const again = new Desk(shelf);
    again.keeper.see({ kind: 'table', sighting: felt.sighting() }, true);
    expect(again.marked).toEqual([]);
    const mine = { type: 'expose', seat: 'W', cards: ['D7'], how: 'named' } as const;
    expect(again.ask({ type: 'enter', event: mine })).toEqual({ ok: true });
    await answers();
    expect(again.marked).toEqual(['E:H5', 'W:D7']);
    expect(again.table.undoable).toEqual(mine);
  });

  it('is taken up while there is no table to be shown, and shown when the table is back', async () => {
    const { felt, shelf } = await tableAfter(2);
    const again = new Desk(shelf);
    again.keeper.see({ kind: 'table', sighting: felt.sighting() }, true);
    again.keeper.see({ kind: 'none' }, true);
    await answers();
    expect(again.view.state).toBe('no-table');
    await again.see(felt);
    expect(again.marked).toEqual(['E:H5']);
  });

  it('stores no name and no chat, for a record has no place for them', async () => {
    const { shelf } = await tableAfter(3);
    const [[key, value] = ['', null]] = stored(shelf);
    expect(key).toMatch(/^felt\/1\/[0-9a-f]{16}$/);
    expect(Object.keys(value?.record ?? {}).sort()).toEqual(
      ['board', 'ended', 'entries', 'fingerprint', 'kibitzed', 'setAside', 'setup', 'showing', 'site'].sort(),
    );
  });
});

describe('a store that fails', () => {
  it.each(['refuses', 'throws'] as const)(
    '%s: the table is followed all the same, and the user is told',
    async (fault) => {
      const shelf = new Shelf();
      shelf.fault = fault;
      const { desk, felt } = await tableAfter(2, shelf);
      expect(desk.view.reason).toEqual({ key: 'note_notSaved' });
      expect(desk.events).toHaveLength(3);
      shelf.fault = 'none';
      felt.play(card('E:S5'));
      await desk.see(felt);
      expect(desk.view.reason?.key).not.toBe('note_notSaved');
      expect(stored(shelf)[0]?.[1].record.entries).toHaveLength(4);
    },
  );

  it('does not answer: after two seconds it is not waited for', async () => {
    const shelf = new Shelf();
    shelf.fault = 'hangs';
    const { desk } = await tableAfter(2, shelf);
    expect(desk.events).toHaveLength(3);
    expect(shelf.saves).toBe(0);
    desk.clock.pass(2000);
    expect(desk.view.reason).toEqual({ key: 'note_notRead' });
    expect(shelf.saves).toBe(1);
  });

  it('cannot be read: the user is told that an earlier record may be missing', async () => {
    const shelf = new Shelf();
    shelf.failsToRead = true;
    const { desk } = await tableAfter(1, shelf);
    expect(desk.view.reason).toEqual({ key: 'note_notRead' });
    expect(stored(shelf)).toHaveLength(1);
  });

  it('saves what waits when the page goes before it has answered', async () => {
    const shelf = new Shelf();
    const felt = new Felt(BOARD, SOUTH);
    const desk = new Desk(shelf);
    desk.keeper.see({ kind: 'table', sighting: felt.sighting() }, true);
    desk.keeper.stop();
    await answers();
    expect(stored(shelf)).toHaveLength(1);
  });
});

describe('what is stored and cannot be used', () => {
  const spoil = async (change: (value: Record<string, unknown>) => unknown) => {
    const { felt, shelf } = await tableAfter(2);
    for (const [key, value] of stored(shelf)) shelf.values.set(key, change({ ...value }));
    const kept = JSON.stringify([...shelf.values]);
    const desk = new Desk(shelf);
    await desk.see(felt);
    return { desk, shelf, kept };
  };

  it.each([
    ['older', 0],
    ['newer', 2],
  ])('of an %s version: told, not used, and kept aside', async (_, version) => {
    const { desk, shelf, kept } = await spoil((value) => ({ ...value, version }));
    expect(desk.view.reason).toEqual({ key: 'note_otherVersion' });
    expect(desk.events).toEqual(['play', 'play']);
    expect(JSON.stringify([...shelf.values].slice(0, 1))).toBe(kept);
    expect(shelf.values.size).toBe(2);
  });

  it.each([
    ['text', () => 'garbage'],
    ['nothing', () => null],
    ['no record', (value: object) => ({ ...value, record: {} })],
    ['an event that is none', (value: object) => ({ ...value, record: { entries: [{ event: { type: 'sing' } }] } })],
    ['a date that is none', (value: object) => ({ ...value, savedAt: 'yesterday' })],
  ])('%s: told, not used, and kept aside', async (_, change) => {
    const { desk, shelf, kept } = await spoil(change);
    expect(desk.view.reason).toEqual({ key: 'note_spoilt' });
    expect(JSON.stringify([...shelf.values].slice(0, 1))).toBe(kept);
    expect(desk.view.state).toBe('live');
  });

  it('is not written over by a record of the same board seen first alike', async () => {
    const felt = new Felt(BOARD, SOUTH);
    const shelf = new Shelf();
    const first = new Desk(shelf);
    await first.see(felt);
    const [key] = [...shelf.values.keys()];
    shelf.values.set(key ?? '', { version: 9 });
    const second = new Desk(shelf);
    await second.see(felt);
    expect([...shelf.values.keys()]).toEqual([key, `${key}+`]);
    expect(shelf.values.get(key ?? '')).toEqual({ version: 9 });
  });

  it('a record whose events cannot follow one another is fitted: what cannot stay is set aside', async () => {
    const { desk } = await spoil((value) => {
      const record = structuredClone(value.record) as { entries: { event: object }[] };
      record.entries.push({ ...(record.entries[0] as object), event: { type: 'accept' } } as never);
      return { ...value, record };
    });
    expect(desk.marked).toEqual(['E:H5']);
    expect(desk.table.setAside).toMatchObject([{ event: { type: 'accept' } }]);
  });
});

describe('what is kept', () => {
  const now = 1_800_000_000_000;
  const shelf = (...ages: number[]) => new Map(ages.map((age, i) => [String(i), { savedAt: now - age }]));

  it('is dropped after 30 days', () => {
    expect(outdated(shelf(0, KEPT_FOR, KEPT_FOR + 1), now)).toEqual(['2']);
  });

  it('is no more than 200 boards, the oldest dropped first', () => {
    const ages = Array.from({ length: KEPT_BOARDS + 2 }, (_, i) => (i === 0 ? 900 : i));
    expect(outdated(shelf(...ages), now)).toEqual(['201', '0']);
  });

  it('is left alone when it does not say how old it is', () => {
    expect(outdated(new Map([['a', 'garbage']]), now)).toEqual([]);
  });

  it('is tidied whenever a record begins', async () => {
    const store = new Shelf();
    store.values.set('felt/9/old', { version: 1, savedAt: 0 });
    await new Desk(store).see(new Felt(BOARD, SOUTH));
    expect([...store.values.keys()].every((key) => key.startsWith('felt/1/'))).toBe(true);
  });
});
