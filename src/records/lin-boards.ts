import { type LinPair, UNREADABLE } from './lin-pairs';

/** The pairs of one board of a LIN record, and what its header calls it. */
export type LinBoard = {
  readonly pairs: readonly LinPair[];
  readonly board: string | null;
  readonly table: string | null;
};

/** `qx|o12|`: board 12 in the open room, `c`: in the closed room. */
const ROOM = /^([oc])(\d*)$/i;

const OF_THE_PLAY = ['md', 'mb', 'pc', 'mc'];

const has = (pairs: readonly LinPair[], tags: readonly string[]): boolean =>
  pairs.some(({ tag }) => tags.includes(tag));

/** A board begins with `qx`, with a second deal or title, or with names once the one before is under way. */
const begins = ({ tag }: LinPair, before: readonly LinPair[]): boolean => {
  if (tag === 'qx') return true;
  if (tag === 'md') return has(before, ['md']);
  if (tag === 'ah') return has(before, ['md']) && has(before, ['ah']);
  return tag === 'pn' && has(before, ['mb', 'pc', 'mc']);
};

const split = (pairs: readonly LinPair[]): LinPair[][] => {
  const parts: LinPair[][] = [];
  for (const pair of pairs) {
    const current = parts.at(-1);
    if (current === undefined || begins(pair, current)) parts.push([pair]);
    else current.push(pair);
  }
  return parts;
};

const textOf = (pairs: readonly LinPair[], tag: string): string | null =>
  pairs.find((pair) => pair.tag === tag)?.value.trim() || null;

/** What `qx` says: the room's letter and the number. */
const headOf = (
  pairs: readonly LinPair[],
): { readonly room: string | undefined; readonly number: string | undefined } => {
  const [, room, number] = ROOM.exec(textOf(pairs, 'qx') ?? '') ?? [];
  return { room: room?.toLowerCase(), number };
};

const numberOf = (pairs: readonly LinPair[]): string | null =>
  textOf(pairs, 'ah')?.replace(/^board\s+/i, '') || headOf(pairs).number || null;

const roomOf = (pairs: readonly LinPair[]): 'open' | 'closed' | null => {
  const { room } = headOf(pairs);
  if (room === undefined) return null;
  return room === 'c' ? 'closed' : 'open';
};

const isBoard = (pairs: readonly LinPair[]): boolean =>
  has(pairs, [...OF_THE_PLAY, UNREADABLE]) || roomOf(pairs) !== null;

/**
 * The boards of a LIN record. Pages of text and the header of a match are none. The rooms are told apart only in a record
 * that has a closed room: everywhere else `o` is what all boards have.
 */
export const linBoards = (pairs: readonly LinPair[]): LinBoard[] => {
  const parts = split(pairs).filter(isBoard);
  const twoRooms = parts.some((part) => roomOf(part) === 'closed');
  return parts.map((part) => ({ pairs: part, board: numberOf(part), table: twoRooms ? roomOf(part) : null }));
};
