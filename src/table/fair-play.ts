import type { Seated } from '../sites/sighting';

/** When the table of a seated player is read: where it is known to be practice, always, or only when he says so. */
export type Playing = 'practice' | 'always' | 'never';

/** Whether a table may be read without being asked (Law 40C3(a)): a kibitzer's may; a player's as he has set it. */
export const mayRead = ({ viewer, practice }: Seated, playing: Playing): boolean =>
  viewer === null || playing === 'always' || (playing === 'practice' && practice);
