import type { Seat } from '../bridge';
import type { Box, Place } from '../sites/sighting';
import { around } from './boxes';
import { inOneRow } from './in-sight';
import { isSmall, type Lying, type Mark } from './marks';

/** The word on cards that lie face up: one for neighbours of one kind, for on each of them there would be no room. */
export type Tab = {
  readonly seat: Seat;
  readonly lying: Lying;
  /** The middle of its upper edge, in pixels of the viewport. */
  readonly x: number;
  readonly y: number;
  /** Its whole upper edge begins at `x` instead: it stands beside a row. */
  readonly beside: boolean;
};

/** Pixels that a tab takes; the word is short in every language. */
const TAB = { width: 64, height: 20 };

type Shown = Mark & { readonly box: Box; readonly lying: Lying };

const isShown = (mark: Mark): mark is Shown => mark.box !== null && mark.lying !== null;

const middle = ({ x, width }: Box): number => x + width / 2;

/** Cards of one kind that lie in one row of a hand, so near to each other that one tab serves them all. */
const runsOf = (marks: readonly Shown[]): Shown[][] => {
  const runs: Shown[][] = [];
  for (const mark of marks.toSorted((a, b) => a.box.x - b.box.x)) {
    const run = runs.find(
      ([first, ...more]) =>
        first !== undefined &&
        first.seat === mark.seat &&
        first.lying === mark.lying &&
        inOneRow(first.box, mark.box) &&
        middle(mark.box) - middle((more.at(-1) ?? first).box) < TAB.width,
    );
    if (run) run.push(mark);
    else runs.push([mark]);
  }
  return runs;
};

/** Below the cards of a run, over what is free of their lower edge. */
const under = (run: Box, places: readonly Place[]): Pick<Tab, 'x' | 'y' | 'beside'> => {
  const bottom = run.y + run.height;
  const isCovered = places.some(({ y, height }) => Math.abs(y - bottom) < 1 && height > 0);
  return { x: middle(run), y: bottom - (isCovered ? TAB.height : TAB.height - 4), beside: false };
};

/** At the end of the row of a run, where no other card is. */
const besideRow = (run: Box, seat: Seat, places: readonly Place[]): Pick<Tab, 'x' | 'y' | 'beside'> => {
  const row = around(places.filter((place) => place.seat === seat && inOneRow(place, run))) ?? run;
  return { x: row.x + row.width + 6, y: run.y + Math.min(run.height, TAB.height) / 2 - TAB.height / 2, beside: true };
};

/** Not beyond the sides of the window. */
const within = ({ x, y, beside }: Pick<Tab, 'x' | 'y' | 'beside'>, width: number): Pick<Tab, 'x' | 'y' | 'beside'> => {
  const [before, after] = beside ? [0, TAB.width] : [TAB.width / 2, TAB.width / 2];
  return { x: Math.max(before, Math.min(x, width - after)), y, beside };
};

/** Tabs beside one row stand one after the other. */
const afterOthers = (tab: Tab, i: number, all: readonly Tab[]): Tab => {
  const others = all.slice(0, i).filter(({ beside, seat, y }) => beside && seat === tab.seat && y === tab.y);
  return tab.beside ? { ...tab, x: tab.x + TAB.width * others.length } : tab;
};

/**
 * The tabs of all marks.
 * @param places where cards lie
 * @param width of the window
 */
export const tabsOf = (marks: readonly Mark[], places: readonly Place[], width: number): Tab[] =>
  runsOf(marks.filter(isShown))
    .flatMap((run): Tab[] => {
      const [first] = run;
      const box = around(run.map((mark) => mark.box));
      if (!first || !box) return [];
      const { seat, lying } = first;
      return [{ seat, lying, ...(isSmall(first.box) ? besideRow(box, seat, places) : under(box, places)) }];
    })
    .map(afterOthers)
    .map((tab) => ({ ...tab, ...within(tab, width) }));
