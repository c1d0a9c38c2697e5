import type { KeptBoard } from '../table';

/** The boards of one day, in the order in which they were played. */
export type Day = { readonly name: string; readonly boards: readonly KeptBoard[] };

/** Boards by day, the latest day first. @param language in which the days are named */
export const daysOf = (boards: readonly KeptBoard[], language: string): Day[] => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const days = new Map<string, KeptBoard[]>();
  for (const board of boards) {
    const name = format.format(board.begunAt);
    days.set(name, [...(days.get(name) ?? []), board]);
  }
  return [...days].map(([name, all]) => ({ name, boards: all })).reverse();
};

/** `2026-11-30`, for the name of a file. */
export const dayInName = (at: number): string => {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
};
