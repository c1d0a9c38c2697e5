import type { Act, Course } from './acts';

/** A "what if": a way of its own through the board, from some point of the line on which it began. */
export type Branch = {
  readonly id: number;
  /** As the user calls it; null: by its number. */
  readonly name: string | null;
  /** How many acts it has in common with the line that it left. */
  readonly from: number;
  readonly course: Course;
};

/** The board as it was, and what was tried beside it. Plain data. */
export type Lines = {
  /** The record as it was. */
  readonly main: Course;
  readonly branches: readonly Branch[];
  /** The branch that lies on the table; null: the record. */
  readonly current: number | null;
  /** How many branches there have been: they keep their numbers. */
  readonly count: number;
};

/** A board on which nothing else has been tried. */
export const oneLine = (main: Course): Lines => ({ main, branches: [], current: null, count: 0 });

/** The way through the board that lies on the table. */
export const courseOf = ({ main, branches, current }: Lines): Course =>
  branches.find(({ id }) => id === current)?.course ?? main;

/** The lines with the one that lies on the table as it has become. */
export const withCourse = (lines: Lines, course: Course): Lines => {
  if (lines.current === null) return { ...lines, main: course };
  const branches = lines.branches.map((each) => (each.id === lines.current ? { ...each, course } : each));
  return { ...lines, branches };
};

/** Begins a branch where the line on the table has come to, and lays it there; the line that it leaves stays as it is. */
export const branched = (lines: Lines): Lines => {
  const { done } = courseOf(lines);
  const id = lines.count + 1;
  const branch: Branch = { id, name: null, from: done.length, course: { done, undone: [] } };
  return { ...lines, branches: [...lines.branches, branch], current: id, count: id };
};

/** The lines with another one on the table; as they were when there is none of that number. */
export const turnedTo = (lines: Lines, id: number | null): Lines =>
  id === null || lines.branches.some((branch) => branch.id === id) ? { ...lines, current: id } : lines;

/** The number of the line before or after the one on the table, the record being the first; the first follows the last. */
export const beside = ({ branches, current }: Lines, step: 1 | -1): number | null => {
  const ids = [null, ...branches.map(({ id }) => id)];
  return ids[(ids.indexOf(current) + step + ids.length) % ids.length] ?? null;
};

/** The lines with a branch called otherwise; an empty name gives it its number back. */
export const renamed = (lines: Lines, id: number, name: string): Lines => ({
  ...lines,
  branches: lines.branches.map((each) => (each.id === id ? { ...each, name: name.trim() || null } : each)),
});

/** The lines without a branch; when it lay on the table, the record does. */
export const without = (lines: Lines, id: number): Lines => ({
  ...lines,
  branches: lines.branches.filter((each) => each.id !== id),
  current: lines.current === id ? null : lines.current,
});

/** Whether an act is not the one with which this course goes on, so that going on with it would lose the others. */
export const leaves = ({ undone: [next] }: Course, act: Act): boolean =>
  next !== undefined && JSON.stringify(next) !== JSON.stringify(act);
