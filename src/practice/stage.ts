import type { Rules } from '../table/rules';
import type { Answer, Request, View } from '../table/view';
import { type Act, entryOf } from './acts';
import { arranged } from './arrange';
import type { Deal } from './deal';
import type { Hiding } from './hiding';
import { asDone, move } from './moves';
import { layOut, type Sign, type Tabletop } from './tabletop';
import type { Watching } from './watching';

/** The table with what is said of it. */
export type Scene = { readonly table: Tabletop; readonly hiding: Hiding; readonly view: View };

/** What a stage is built from. */
export type StageParts = {
  /** Puts the table on the page, at once: from there the watcher reads it. */
  readonly draw: (scene: Scene) => void;
  /** Starts a watcher on the page, with a record of its own. */
  readonly watch: (rules: Rules, onView: () => void) => Watching;
  readonly rules: Rules;
};

/** The table on the page and the watcher beside it. */
export type Stage = {
  /** Deals a board and does these acts on it. @returns those that could be done */
  readonly deal: (deal: Deal, acts: readonly Act[], hiding: Hiding, rules: Rules) => readonly Act[];
  /** Moves the cards of an act and makes its entry. @returns why not, when that cannot be */
  readonly perform: (act: Act) => Answer;
  /** Whether an act has cards to move now. */
  readonly canMove: (act: Act) => boolean;
  /** Shows a claim or the last trick; once more takes that away. */
  readonly show: (sign: Sign) => void;
  readonly request: (request: Request) => Answer;
  /** Several things told as one change. */
  readonly asOne: <T>(run: () => T) => T;
  /** Null before the first board. */
  readonly scene: () => Scene | null;
  readonly view: () => View;
  readonly onChange: (callback: () => void) => () => void;
  readonly stop: () => void;
};

const DONE: Answer = { ok: true };
/** The cards of an act cannot be moved. */
export const CANNOT: Answer = { ok: false, why: { key: 'practice_cannot' } };

/**
 * Two halves that know each other through the page alone: the table, which is drawn, and the watcher, which reads what was
 * drawn. The stage moves the cards of the one and makes the user's own entries in the record of the other; it never tells the
 * record what happened on the table.
 */
export const createStage = ({ draw, watch, rules }: StageParts): Stage => {
  const callbacks = new Set<() => void>();
  let table: Tabletop | null = null;
  let hiding: Hiding = 'none';
  let under = 0;

  const scene = (): Scene | null => table && { table, hiding, view: watching.view() };
  const redraw = (): void => {
    const now = scene();
    if (now) draw(now);
  };
  const lay = (next: Tabletop): void => {
    table = next;
    redraw();
    watching.settle();
  };

  const asOne = <T>(run: () => T): T => {
    under += 1;
    try {
      return run();
    } finally {
      under -= 1;
      if (under === 0) finish();
    }
  };

  /** The marks of the ruling are drawn at the end, once. */
  const finish = (): void => {
    redraw();
    for (const callback of callbacks) callback();
  };

  /** The players do what the ruling says. */
  const arrange = (): void => {
    if (!table) return;
    const next = arranged(table, watching.view());
    if (next !== table) lay(next);
  };

  /** The watcher has noticed something by itself. */
  const noticed = (): void => {
    if (under === 0) asOne(arrange);
  };
  let watching = watch(rules, noticed);

  const moved = (act: Act): Tabletop | null => table && move(table, act);

  /** First the cards, which the watcher sees, then what no page can show. */
  const perform = (wanted: Act): Answer =>
    asOne(() => {
      const act = table ? asDone(table, wanted) : wanted;
      const next = moved(act);
      if (!next && act.kind !== 'word') return CANNOT;
      if (next) lay(next);
      const entry = entryOf(act);
      const answer = entry ? watching.request({ type: 'enter', event: entry }) : DONE;
      arrange();
      return answer;
    });

  const watchAnew = (rules: Rules): void => {
    watching.stop();
    redraw();
    watching = watch(rules, noticed);
    watching.settle();
  };

  return {
    deal: (deal, acts, hide, rules) =>
      asOne(() => {
        table = layOut(deal);
        hiding = hide;
        watchAnew(rules);
        return acts.filter((act) => perform(act).ok);
      }),
    perform,
    canMove: (act) => table !== null && moved(asDone(table, act)) !== null,
    show: (sign) =>
      asOne(() => {
        if (table) lay({ ...table, sign: table.sign === sign ? null : sign });
        arrange();
      }),
    request: (request) =>
      asOne(() => {
        const answer = watching.request(request);
        arrange();
        return answer;
      }),
    asOne,
    scene,
    view: () => watching.view(),
    onChange: (callback) => {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    stop: () => watching.stop(),
  };
};
