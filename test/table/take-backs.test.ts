import { describe, expect, it, vi } from 'vitest';
import type { SeatCard } from '../../src/bridge';
import type { TableEvent } from '../../src/laws';
import { Felt } from './felt';
import { Follower } from './follower';
import { boards, PAGES, random, SILENT_PAGES } from './pages';
import { BOARD, card, KIBITZER, SOUTH } from './tables';

vi.setConfig({ testTimeout: 60_000 });

const withdrawn = ({ seat, card }: SeatCard): TableEvent => ({ type: 'withdraw', seat, card, why: 'undo' });
const played = (card: SeatCard): TableEvent => ({ type: 'play', ...card });

const follow = (felt: Felt, count: number): Follower => {
  const follower = new Follower();
  follower.see(felt);
  for (const card of felt.deal.play.slice(0, count)) follower.play(felt, card);
  return follower;
};

describe.each(Object.entries(PAGES))('take-backs seen by %s', (_, page) => {
  const chance = random(7);

  it.each([1, 2, 3, 4, 5])(
    '%i cards, at any moment and across a trick’s edge: each noticed, last first, and nothing else',
    (depth) => {
      for (const board of boards(12)) {
        const count = depth + Math.floor(chance() * (board.play.length - 1 - depth));
        const felt = new Felt(board, page);
        const follower = follow(felt, count);
        const before = follower.events;
        const gone = Array.from({ length: depth }, () => felt.takeBack());
        follower.see(felt);
        expect(follower.events).toEqual([...before, ...gone.map(withdrawn)]);

        for (const card of board.play.slice(count - depth, count + 2)) follower.play(felt, card);
        expect(follower.events.slice(before.length + depth)).toEqual(
          board.play.slice(count - depth, count + 2).map(played),
        );
      }
    },
  );

  it('twice in a row, one card after the other', () => {
    for (const board of boards(8)) {
      const count = 3 + Math.floor(chance() * (board.play.length - 4));
      const felt = new Felt(board, page);
      const follower = follow(felt, count);
      const before = follower.events;
      const first = felt.takeBack();
      follower.see(felt);
      const second = felt.takeBack();
      follower.see(felt);
      expect(follower.events).toEqual([...before, withdrawn(first), withdrawn(second)]);
    }
  });

  it('a take-back asked for and refused is nothing', () => {
    const [board] = boards(1);
    if (!board) throw new Error('no board');
    const felt = new Felt(board, page);
    const follower = follow(felt, 6);
    felt.turnShown = null;
    const before = follower.record;
    follower.see(felt);
    felt.turnShown = undefined;
    follower.see(felt);
    expect(follower.record).toBe(before);
  });
});

describe.each(Object.entries(SILENT_PAGES))('take-backs seen by %s', (_, page) => {
  it('are noticed exactly, or not before the next card proves them; never a card that stayed', () => {
    const chance = random(11);
    for (const board of boards(12)) {
      const count = 2 + Math.floor(chance() * (board.play.length - 3));
      const felt = new Felt(board, page);
      const follower = follow(felt, count);
      const before = follower.events;
      const gone = [felt.takeBack(), felt.takeBack()];
      follower.see(felt);
      const news = follower.events.slice(before.length);
      expect(news).toEqual(gone.map(withdrawn).slice(0, news.length));
    }
  });
});

describe('a chain', () => {
  it('W leads, dummy and East play, West undoes: East’s card is listed too, and dummy’s is nothing', () => {
    const felt = new Felt(BOARD, SOUTH);
    const follower = new Follower();
    follower.see(felt);
    for (const text of ['W:H6', 'N:H2', 'E:H5']) follower.play(felt, card(text));
    for (let i = 0; i < 3; i++) felt.takeBack();
    follower.see(felt);
    expect(follower.events.slice(3)).toEqual(['E:H5', 'N:H2', 'W:H6'].map((text) => withdrawn(card(text))));
    expect(follower.ruling.exposed).toEqual([
      { seat: 'E', card: 'H5', why: 'undo' },
      { seat: 'W', card: 'H6', why: 'undo' },
    ]);
  });

  it('one card alone lifted from under the others, which stay', () => {
    const felt = new Felt(BOARD, KIBITZER);
    const follower = new Follower();
    follower.see(felt);
    for (const text of ['W:SJ', 'N:S3', 'E:S5']) follower.play(felt, card(text));
    felt.lift('S3');
    follower.see(felt);
    expect(follower.events.slice(3)).toEqual([withdrawn(card('N:S3'))]);
  });

  it('a table set back by more than three tricks is none: it begins anew', () => {
    const [board] = boards(1);
    if (!board) throw new Error('no board');
    const felt = new Felt(board, KIBITZER);
    const follower = follow(felt, 30);
    for (let i = 0; i < 20; i++) felt.takeBack();
    follower.see(felt);
    expect(follower.look(felt, 'lasting')).toMatchObject({ kind: 'begun', anew: true });
    expect(follower.ruling.exposed).toEqual([]);
  });

  it('lists the cards of both defenders, and makes nothing of the declaring side’s', () => {
    const [board] = boards(1, 3);
    if (!board) throw new Error('no board');
    const felt = new Felt(board, { ...PAGES['West, everything told'], viewer: null } as Felt['page']);
    const follower = follow(felt, 3);
    const [lead, second, third] = board.play;
    for (let i = 0; i < 3; i++) felt.takeBack();
    follower.see(felt);
    expect(follower.events.slice(3)).toEqual([third, second, lead].map((card) => card && withdrawn(card)));
    expect(follower.ruling.exposed).toEqual([
      { ...third, why: 'undo' },
      { ...lead, why: 'undo' },
    ]);
    expect(follower.ruling.penaltyCards).toEqual([]);
  });

  it('is followed by another card in one breath', () => {
    for (const board of boards(12)) {
      const felt = new Felt(board, PAGES['South, turn and count told'] as Felt['page']);
      const follower = follow(felt, 4);
      const [lead] = board.play;
      const other = lead && felt.hands[lead.seat].find((card) => card[0] !== lead.card[0]);
      if (!lead || !other) continue;
      const before = follower.events;
      const gone = Array.from({ length: 4 }, () => felt.takeBack());
      felt.play({ seat: lead.seat, card: other });
      follower.see(felt);
      expect(follower.events).toEqual([...before, ...gone.map(withdrawn), played({ seat: lead.seat, card: other })]);
    }
  });
});

describe('a card that is no longer on the trick', () => {
  /** A player's page that tells neither whose turn it is nor how many cards another has. */
  const MUTE = { ...SOUTH, tellsTurn: false, tellsSizes: false };

  it.each([
    ['neither its hand nor the turn bears out that it went back', MUTE, 'S5'],
    ['another lies there that was played after it', SOUTH, 'SJ'],
  ])('has not been taken back when %s', (_, page, lost) => {
    const felt = new Felt(BOARD, page);
    const follower = new Follower();
    follower.see(felt);
    for (const text of ['W:SJ', 'N:S3', 'E:S5']) follower.play(felt, card(text));
    const sighting = felt.sighting();
    const without = { ...sighting, trick: sighting.trick.filter((put) => put.card !== lost) };
    for (const strength of ['settled', 'lasting'] as const) follower.lookAt(without, strength);
    expect(follower.events.map(({ type }) => type)).not.toContain('withdraw');
    expect(follower.ruling.exposed).toEqual([]);
  });
});
