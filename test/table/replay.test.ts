import { expect, it } from 'vitest';
import { Desk } from './desk';
import { Felt } from './felt';
import { boards, PAGES } from './pages';

const page = PAGES['a kibitzer who sees all, trick by seats'];

it.each([
  { replay: true, undo: 'free' },
  { replay: false, undo: 'ask' },
])('a board shown again ($replay) has take-backs as $undo, whatever the user asks for', async ({ replay, undo }) => {
  const [board] = boards(1);
  if (!board || !page) throw new Error('no board');
  const felt = new Felt(board, page);
  const sighting = felt.sighting();
  const desk = new Desk();
  await desk.see(replay ? { ...sighting, replay: true } : sighting);
  expect(desk.view.undo).toBe(undo);
  desk.ask({ type: 'undoRule', undo: 'ask' });
  expect(desk.view.undo).toBe(undo);
});
