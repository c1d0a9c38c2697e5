import { describe, expect, it, vi } from 'vitest';
import { Felt, type Page } from './felt';
import { Follower } from './follower';
import { boards, PAGES, random } from './pages';
import { BOARD, card, KIBITZER, OTHER_BOARD, SOUTH } from './tables';

vi.setConfig({ testTimeout: 60_000 });

const follow = (felt: Felt, count: number): Follower => {
  const follower = new Follower();
  follower.see(felt);
  for (const played of felt.deal.play.slice(0, count)) follower.play(felt, played);
  return follower;
};

const kibitzers = Object.entries(PAGES).filter(([, page]) => page.viewer === null && !page.sees);

describe('cards played while nobody looked', () => {
  it.each(kibitzers)('%s: up to a trick is worked out from the hands', (_, page) => {
    const chance = random(3);
    for (const board of boards(25)) {
      const unseen = 1 + Math.floor(chance() * 4);
      const count = Math.floor(chance() * (47 - unseen));
      const felt = new Felt(board, page);
      const follower = follow(felt, count);
      for (const played of board.play.slice(count, count + unseen)) felt.play(played);
      felt.gather();
      follower.look(felt);
      expect(follower.events).toEqual(
        board.play.slice(0, count + unseen).map((played) => ({ type: 'play', ...played })),
      );
    }
  });

  it.each(kibitzers)('%s: two tricks are worked out or not at all, and never wrongly', (_, page) => {
    let workedOut = 0;
    for (const board of boards(25)) {
      const felt = new Felt(board, page);
      const follower = follow(felt, 8);
      for (const played of board.play.slice(8, 17)) felt.play(played);
      follower.look(felt);
      follower.look(felt, 'lasting');
      const events = board.play.slice(0, 17).map((played) => ({ type: 'play' as const, ...played }));
      if (follower.record.setup.cards === 13) {
        workedOut += 1;
        expect(follower.events).toEqual(events);
      } else {
        expect(follower.record.setup.cards).toBe(9);
        expect(follower.events).toEqual(events.slice(16));
      }
    }
    expect(workedOut).toBeGreaterThan(0);
    expect(workedOut).toBeLessThan(25);
  });

  it('a player’s hidden hands: watching begins anew with the trick that lies there, once that has lasted', () => {
    const [board] = boards(1);
    if (!board) throw new Error('no board');
    const felt = new Felt(board, SOUTH);
    const follower = follow(felt, 5);
    for (const played of board.play.slice(5, 10)) felt.play(played);
    expect(follower.look(felt).kind).toBe('unclear');
    expect(follower.events).toHaveLength(5);
    expect(follower.look(felt, 'lasting')).toMatchObject({ kind: 'begun', anew: true });
    expect(follower.record.setup.cards).toBe(11);
    expect(follower.events).toEqual(board.play.slice(8, 10).map((played) => ({ type: 'play', ...played })));
  });

  it('what the user had entered is set aside and told', () => {
    const felt = new Felt(BOARD, SOUTH);
    const follower = new Follower();
    follower.see(felt);
    follower.play(felt, card('W:SJ'));
    follower.enter({ type: 'expose', seat: 'E', cards: ['H5'], how: 'dropped' });
    for (const text of ['N:S3', 'E:S5', 'S:S2', 'W:ST']) felt.play(card(text));
    follower.look(felt);
    follower.look(felt, 'lasting');
    expect(follower.record.setAside).toMatchObject([{ event: { type: 'expose' }, why: { key: 'note_unseen' } }]);
  });

  it('the record is kept when a half drawn table comes and goes', () => {
    const felt = new Felt(BOARD, { ...SOUTH, tellsSizes: false, tellsCount: false });
    const follower = new Follower();
    follower.see(felt);
    for (const text of ['W:SJ', 'N:S3', 'E:S5', 'S:S2']) follower.play(felt, card(text));
    const whole = [...felt.hands.S];
    felt.hands.S.splice(0, 13, ...whole.slice(0, 5));
    follower.look(felt);
    felt.hands.S.splice(0, 13, ...whole);
    follower.look(felt);
    expect(follower.record.setup.cards).toBe(13);
    expect(follower.events).toHaveLength(4);
  });
});

describe('a table joined in the middle', () => {
  it.each(Object.entries(PAGES))(
    '%s: begins with the trick that lies there, exposes nothing, and follows on',
    (_, page) => {
      const chance = random(5);
      for (const board of boards(12)) {
        const count = 1 + Math.floor(chance() * 49);
        const felt = new Felt(board, page);
        for (const played of board.play.slice(0, count)) felt.play(played);
        if (!page.lingers) felt.gather();
        const follower = new Follower();
        follower.see(felt);
        for (const played of board.play.slice(count)) follower.play(felt, played);
        const first = 13 - follower.record.setup.cards;
        expect(Math.abs(first - count / 4)).toBeLessThanOrEqual(1);
        expect(follower.events).toEqual(board.play.slice(first * 4).map((played) => ({ type: 'play', ...played })));
      }
    },
  );

  it('waits while the page does not tell whose lead it is', () => {
    const [board] = boards(1);
    if (!board) throw new Error('no board');
    const page: Page = { ...KIBITZER, tellsTurn: false };
    const felt = new Felt(board, page);
    for (const played of board.play.slice(0, 20)) felt.play(played);
    felt.gather();
    const follower = new Follower();
    follower.see(felt);
    expect(follower.notices.at(-1)).toEqual({ kind: 'idle', why: { key: 'note_joining' } });
    felt.play(board.play[20] ?? card('N:SA'));
    follower.see(felt);
    expect(follower.record.setup).toMatchObject({ cards: 8, leader: board.play[20]?.seat });
  });

  it('a take-back of more than was watched begins anew', () => {
    const [board] = boards(1);
    if (!board) throw new Error('no board');
    const felt = new Felt(board, KIBITZER);
    for (const played of board.play.slice(0, 9)) felt.play(played);
    const follower = new Follower();
    follower.see(felt);
    for (let i = 0; i < 3; i++) felt.takeBack();
    follower.look(felt);
    expect(follower.look(felt, 'lasting')).toMatchObject({ kind: 'begun', anew: true });
    expect(follower.record.setup.cards).toBe(12);
  });
});

describe('another board', () => {
  const begun = (page: Page = SOUTH) => {
    const felt = new Felt(BOARD, page);
    const follower = new Follower();
    follower.see(felt);
    follower.play(felt, card('W:SJ'));
    follower.enter({ type: 'expose', seat: 'E', cards: ['H5'], how: 'dropped' });
    return { felt, follower };
  };
  const isCleared = (follower: Follower): void => {
    expect(follower.events).toEqual([]);
    expect(follower.ruling.penaltyCards).toEqual([]);
  };

  it('with another number: cleared', () => {
    const { follower } = begun();
    const next = new Felt(OTHER_BOARD, SOUTH);
    next.board = '2';
    follower.see(next);
    isCleared(follower);
  });

  it('with the same number and other cards, as a redeal on the same page: cleared', () => {
    const { follower } = begun();
    follower.see(new Felt(OTHER_BOARD, SOUTH));
    isCleared(follower);
  });

  it('of another table that is watched now: nothing of the first shows', () => {
    const { follower } = begun();
    follower.see(new Felt(OTHER_BOARD, KIBITZER));
    isCleared(follower);
  });

  it('the same board, but the kibitzer has sat down: what he has seen does not serve him', () => {
    const { felt, follower } = begun(KIBITZER);
    const seated = new Felt(BOARD, SOUTH);
    for (const played of felt.trick) seated.play(played);
    follower.see(seated);
    expect(follower.position.hidden).toMatchObject({ N: 0, S: 0, E: 13, W: 12 });
  });

  it('still in its auction, or passed out: nothing to follow yet', () => {
    const { follower } = begun();
    const next = new Felt(OTHER_BOARD, SOUTH);
    next.contract = null;
    next.declarer = null;
    expect(follower.look(next)).toEqual({ kind: 'idle', why: { key: 'note_auction' } });
  });

  it('in play on a page that does not keep the contract: said so, and not that the lead is waited for', () => {
    const { follower } = begun();
    const next = new Felt(OTHER_BOARD, SOUTH);
    next.contract = null;
    expect(follower.look(next)).toEqual({ kind: 'idle', why: { key: 'note_contract' } });
  });
});

describe('back in the auction', () => {
  it('a take-back into it ends the record', () => {
    const felt = new Felt(BOARD, SOUTH);
    const follower = new Follower();
    follower.see(felt);
    follower.play(felt, card('W:SJ'));
    felt.takeBack();
    felt.signs = { ...felt.signs, auction: true };
    felt.contract = null;
    expect(follower.look(felt).kind).toBe('ended');
    expect(follower.record.ended).toBe('auction');
    felt.signs = { ...felt.signs, auction: false };
    felt.contract = '4S';
    expect(follower.look(felt)).toMatchObject({ kind: 'begun', anew: false });
    expect(follower.events).toEqual([]);
  });

  it('another contract before the first card is simply the contract', () => {
    const felt = new Felt(BOARD, SOUTH);
    const follower = new Follower();
    follower.see(felt);
    felt.contract = '3NTX';
    follower.look(felt);
    expect(follower.record.setup.contract).toBe('3NTX');
  });

  it('another contract during the play is a misreading, until it lasts', () => {
    const felt = new Felt(BOARD, SOUTH);
    const follower = new Follower();
    follower.see(felt);
    follower.play(felt, card('W:SJ'));
    felt.contract = '4S';
    expect(follower.look(felt)).toMatchObject({ kind: 'unclear', why: { key: 'fault_contract' } });
    expect(follower.record.setup.contract).toBe('3NT');
    expect(follower.look(felt, 'lasting').kind).toBe('begun');
  });
});

describe('a claim that is accepted after all, and reopened', () => {
  it('goes on where it was', () => {
    const felt = new Felt(BOARD, SOUTH);
    const follower = new Follower();
    follower.see(felt);
    follower.play(felt, card('W:SJ'));
    felt.signs = { ...felt.signs, over: true };
    follower.see(felt);
    felt.signs = { ...felt.signs, over: false };
    follower.play(felt, card('N:S3'));
    expect(follower.record.ended).toBeNull();
    expect(follower.events).toHaveLength(2);
  });
});
