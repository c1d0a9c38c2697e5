import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../src/laws';
import { Desk } from './desk';
import { Felt, type Page } from './felt';
import { BOARD, card, KIBITZER, SOUTH } from './tables';

const at = async (page: Page, ...cards: string[]) => {
  const felt = new Felt(BOARD, page);
  const desk = new Desk();
  await desk.see(felt);
  for (const text of cards) {
    felt.play(card(text));
    await desk.see(felt);
  }
  return { felt, desk };
};

const events = (desk: Desk): string[] =>
  desk.table.timeline.map(({ event }) => {
    const shown = event.type === 'expose' ? event.cards.join() : 'card' in event ? event.card : '';
    return `${event.type} ${'seat' in event ? event.seat : ''} ${shown}`;
  });

/** The page is looked at again and again, and for longer than a second. */
const lookAgain = async (desk: Desk, felt: Felt): Promise<void> => {
  for (let i = 0; i < 4; i += 1) {
    await desk.see(felt);
    desk.clock.pass(600);
  }
};

const DROPPED: TableEvent = { type: 'expose', seat: 'W', cards: ['SJ'], how: 'dropped' };

describe('a reading that the user puts right', () => {
  it.each([SOUTH, KIBITZER, { ...SOUTH, tellsTurn: false, tellsSizes: false }])(
    'a card was dropped and not led, and it stays so while it lies there',
    async (page) => {
      const { felt, desk } = await at(page, 'W:SJ');
      expect(desk.ask({ type: 'correct', index: 0, event: DROPPED })).toEqual({ ok: true });
      await lookAgain(desk, felt);
      expect(events(desk)).toEqual(['expose W SJ']);
      expect(desk.marked).toEqual(['W:SJ']);
      expect(desk.table.timeline[0]).toMatchObject({ by: 'user', isCorrected: true });
      expect(desk.view.state).toBe('live');
    },
  );

  it('a card was led and not shown, though the page goes on showing it in the hand', async () => {
    const { felt, desk } = await at(SOUTH);
    felt.faceUp.add('SQ');
    await desk.see(felt);
    expect(events(desk)).toEqual(['expose E SQ']);
    expect(desk.ask({ type: 'correct', index: 0, event: { type: 'play', seat: 'E', card: 'SQ' } })).toEqual({
      ok: true,
    });
    await lookAgain(desk, felt);
    expect(events(desk)).toEqual(['play E SQ']);
    expect(desk.table.ruling.decision).toMatchObject({ kind: 'accept', seat: 'E', card: 'SQ' });
    expect(desk.view.state).toBe('live');
  });

  it('a card on the trick was another defender’s', async () => {
    const { felt, desk } = await at(SOUTH, 'W:SJ');
    expect(desk.ask({ type: 'correct', index: 0, event: { type: 'play', seat: 'E', card: 'SJ' } })).toEqual({
      ok: true,
    });
    await lookAgain(desk, felt);
    expect(events(desk)).toEqual(['play E SJ']);
    expect(desk.table.ruling.decision).toMatchObject({ kind: 'accept', by: 'S', seat: 'E', card: 'SJ' });
    expect(desk.view.state).toBe('live');
  });

  it('is read as before once the user takes his word back', async () => {
    const { felt, desk } = await at(SOUTH, 'W:SJ');
    desk.ask({ type: 'correct', index: 0, event: DROPPED });
    await desk.see(felt);
    desk.ask({ type: 'undo' });
    await lookAgain(desk, felt);
    expect(events(desk)).toEqual(['play W SJ']);
    expect(desk.marked).toEqual([]);
    expect(desk.table.timeline[0]).toMatchObject({ by: 'page', isCorrected: false });
  });

  it('stays put right when the page is loaded again', async () => {
    const { felt, desk } = await at(SOUTH, 'W:SJ');
    desk.ask({ type: 'correct', index: 0, event: DROPPED });
    desk.ask({ type: 'declarer', declarer: 'N' });
    await desk.see(felt);
    const before = [desk.table.declarer, ...events(desk)];
    desk.reload();
    await lookAgain(desk, felt);
    expect([desk.table.declarer, ...events(desk)]).toEqual(before);
  });

  it('can be put right again, and play goes on from it', async () => {
    const { felt, desk } = await at(SOUTH, 'W:SJ', 'N:S3', 'E:S5');
    expect(
      desk.ask({ type: 'correct', index: 2, event: { type: 'expose', seat: 'E', cards: ['S5'], how: 'dropped' } }),
    ).toEqual({ ok: true });
    await lookAgain(desk, felt);
    expect(desk.table.ruling.penaltyCards).toEqual([{ seat: 'E', card: 'S5', status: 'minor' }]);
    expect(desk.ask({ type: 'correct', index: 2, event: { type: 'play', seat: 'E', card: 'S5' } })).toEqual({
      ok: true,
    });
    felt.play(card('S:SK'));
    await lookAgain(desk, felt);
    expect(events(desk)).toEqual(['play W SJ', 'play N S3', 'play E S5', 'play S SK']);
    expect(desk.marked).toEqual([]);
  });

  it.each([
    ['an entry that is not there', 7, DROPPED],
    ['another card', 0, { type: 'expose', seat: 'W', cards: ['ST'], how: 'dropped' }],
    ['something that is no showing of a card', 0, { type: 'refuse' }],
  ] as const)('is refused with nothing changed: %s', async (_, index, event) => {
    const { desk } = await at(SOUTH, 'W:SJ');
    expect(desk.ask({ type: 'correct', index, event: event as TableEvent })).toMatchObject({ ok: false });
    expect(events(desk)).toEqual(['play W SJ']);
  });

  it('is refused for the user’s own entry, which he can take back', async () => {
    const { desk } = await at(SOUTH, 'W:SJ');
    desk.ask({ type: 'enter', event: { type: 'expose', seat: 'E', cards: ['S5'], how: 'dropped' } });
    expect(
      desk.ask({ type: 'correct', index: 1, event: { type: 'expose', seat: 'W', cards: ['S5'], how: 'dropped' } }),
    ).toMatchObject({ ok: false });
  });
});

describe('a declarer whom the user puts right', () => {
  it('stays so against every later reading, and the other side leads', async () => {
    const { felt, desk } = await at(SOUTH);
    expect(desk.ask({ type: 'declarer', declarer: 'N' })).toEqual({ ok: true });
    await lookAgain(desk, felt);
    expect(desk.table).toMatchObject({ declarer: 'N', ruling: { turn: 'E' } });
    expect(desk.view.state).toBe('live');
  });

  it('is the page’s again when the user says so', async () => {
    const { felt, desk } = await at(SOUTH, 'W:SJ');
    desk.ask({ type: 'declarer', declarer: 'N' });
    desk.ask({ type: 'declarer', declarer: 'S' });
    await lookAgain(desk, felt);
    expect(desk.table.declarer).toBe('S');
    expect(events(desk)).toEqual(['play W SJ']);
    expect(desk.table.ruling.decision).toBeNull();
  });
});
