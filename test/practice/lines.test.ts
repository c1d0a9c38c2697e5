// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card } from '../../src/bridge';
import { faceUp } from '../../src/practice/acts';
import { exampleBoard } from '../../src/practice/example';
import { beside, renamed, turnedTo, without } from '../../src/practice/lines';
import { openBoard } from '../../src/practice/open';
import { savedPlace, savePlace } from '../../src/practice/saving';
import type { Session } from '../../src/practice/session';
import { sessionOn, tableOf } from './rig';

// Not a measure of speed: a busy machine may need its time.
vi.setConfig({ testTimeout: 60_000 });

const board = exampleBoard();
if (!board) throw new Error('no example');

let session: Session;
const view = () => tableOf(session.view());
const names = () => session.lines().branches.map(({ id }) => id);
const next = (count: number): void => {
  for (let i = 0; i < count; i++) session.next();
};
const turnTo = (id: number | null): void => session.change((lines) => turnedTo(lines, id));

beforeEach(() => {
  session = sessionOn(document);
  const opening = openBoard(board);
  if (opening) session.open(opening);
});
afterEach(() => session.stop());

describe('a what-if', () => {
  it('goes its own way from where it began, and the record stays as it was', () => {
    next(5);
    const before = view().ruling;
    session.branch();
    session.act(faceUp('E', 'HQ', 'dropped'));
    expect(view().ruling.penaltyCards).toEqual([{ seat: 'E', card: 'HQ', status: 'major' }]);
    turnTo(null);
    expect(view().ruling).toEqual(before);
    next(1);
    turnTo(1);
    expect(view().ruling.penaltyCards).toHaveLength(1);
    expect(session.lines().branches[0]).toMatchObject({ id: 1, from: 5, name: null });
    turnTo(null);
    expect(view().timeline).toHaveLength(6);
  });

  it('begins of itself when another card than the recorded one is played, or another thing done after stepping back', () => {
    next(4);
    const due = board.play[4];
    const other = board.hands[due?.seat ?? 'N'].find((card) => card !== due?.card) as Card;
    session.act({ kind: 'play', seat: due?.seat ?? 'N', card: other });
    expect(session.lines().current).toBe(1);
    turnTo(null);
    expect([view().timeline.length, session.canNext()]).toEqual([4, true]);
    session.act(faceUp('E', 'HQ', 'dropped'));
    session.back();
    session.act(faceUp('E', 'C2', 'dropped'));
    expect([names(), session.lines().current]).toEqual([[1, 2], 2]);
    turnTo(null);
    session.next();
    expect(view().ruling.penaltyCards.map(({ card }) => card)).toEqual(['HQ']);
  });

  it('is named, left out, and gone to and fro between', () => {
    session.branch();
    session.branch();
    session.change((lines) => renamed(lines, 2, ' Refused '));
    expect(session.lines().branches.map(({ name }) => name)).toEqual([null, 'Refused']);
    expect([beside(session.lines(), 1), beside(session.lines(), -1)]).toEqual([null, 1]);
    session.change((lines) => without(lines, 2));
    expect([session.lines().current, names()]).toEqual([null, [1]]);
    session.branch();
    expect(names()).toEqual([1, 3]);
    expect(view().situation).toContain('"events":[]');
  });

  it('is not lost by a reload', () => {
    next(3);
    session.branch();
    session.act(faceUp('E', 'HQ', 'dropped'));
    session.hide('EW');
    const before = [view().ruling, session.lines()];
    const saved = session.saved();
    if (!saved) throw new Error('nothing to be saved');
    savePlace(sessionStorage, { ...saved, boards: [board], chosen: 0 });
    session.stop();
    session = sessionOn(document);
    const place = savedPlace(sessionStorage);
    if (!place) throw new Error('nothing was saved');
    session.resume(place);
    expect([view().ruling, session.lines()]).toEqual(before);
    expect([session.scene()?.hiding, place.boards]).toEqual(['EW', [board]]);
    turnTo(null);
    next(1);
    expect(view().timeline).toHaveLength(4);
  });

  it('is forgotten when what was saved is of another version, or spoilt', () => {
    for (const text of ['{"version":0}', '{', '{"version":1}']) {
      sessionStorage.setItem('practice', text);
      expect(savedPlace(sessionStorage)).toBeNull();
    }
  });
});
