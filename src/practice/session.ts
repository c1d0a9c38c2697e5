import type { Card, Seat, SeatCard } from '../bridge';
import type { TableEvent } from '../laws';
import { followed, type Rules } from '../table/rules';
import type { Answer, Request, View } from '../table/view';
import { type Act, actOf, after, backTo, type Course, withoutLastEntry } from './acts';
import type { Hiding } from './hiding';
import { branched, courseOf, type Lines, leaves, oneLine, withCourse } from './lines';
import type { Opening } from './open';
import { CANNOT, createStage, type Scene, type StageParts } from './stage';
import { playedCards, type Sign } from './tabletop';

/** The practice table at work: a board, and the way through it. */
export type Session = {
  /** Lays a board on the table, and does what has been done on it. */
  readonly open: (opening: Opening) => void;
  /** Does one thing at the table. @returns why not, when it cannot be */
  readonly act: (act: Act) => Answer;
  /** What a surface asks: an entry of the user's own is done at the table too, where it can be. */
  readonly ask: (request: Request) => Answer;
  /** One step on: what was stepped back over, then the recorded play. */
  readonly next: () => void;
  readonly back: () => void;
  /** All the way back, and all the way on. */
  readonly first: () => void;
  readonly last: () => void;
  readonly canNext: () => boolean;
  readonly canBack: () => boolean;
  /** The record as it was, and what was tried beside it. */
  readonly lines: () => Lines;
  /** Begins a "what if" here: from now on the record stays as it is. */
  readonly branch: () => void;
  /** Changes the lines, and goes to the one that then is to lie on the table. */
  readonly change: (change: (lines: Lines) => Lines) => void;
  /** All that is needed to begin again where this session is; null before the first board. */
  readonly saved: () => Saved | null;
  /** Goes on where another session was. */
  readonly resume: (saved: Saved) => void;
  readonly hide: (hiding: Hiding) => void;
  readonly show: (sign: Sign) => void;
  readonly scene: () => Scene | null;
  readonly view: () => View;
  /** Calls back when scene or view may have changed. @returns what stops that */
  readonly onChange: (callback: () => void) => () => void;
  /** The user's settings have changed: rules that came from them follow. @param before the rules in them until now */
  readonly rulesChanged: (before: Rules, now: Rules) => void;
  readonly stop: () => void;
};

/** A session as plain data, but for a set of cards. */
export type Saved = {
  readonly opening: Opening;
  readonly lines: Lines;
  readonly hiding: Hiding;
  readonly rules: Rules;
};

const DONE: Answer = { ok: true };
const NO_BOARD: Answer = { ok: false, why: { key: 'practice_noBoard' } };

/**
 * The way through a board. Stepping back is no take-back: the board is dealt anew, and what had been done up to that point is
 * done again, own entries included, before a new watcher with a new record. So it is when hands are hidden or opened, for the
 * record must know what can be seen from there, and nothing else; and when an own entry is undone.
 */
export const createSession = (parts: StageParts): Session => {
  const stage = createStage(parts);
  let rules: Rules = parts.rules;
  let hiding: Hiding = 'none';
  let opening: Opening | null = null;
  let course: Course = { done: [], undone: [] };
  /** The way that is gone is one of them; it is put back among them when another is looked at. */
  let ways: Lines = oneLine(course);
  /** Kept, so that the same view is the same object. */
  let shown: { readonly watched: View; readonly rules: Rules; readonly view: View } | null = null;

  /** Goes a way from the start; an act that can no longer follow is left out. */
  const go = (way: Course): void =>
    stage.asOne(() => {
      if (!opening) return;
      course = { done: stage.deal(opening.deal, way.done, hiding, rules), undone: way.undone };
    });

  const lines = (): Lines => withCourse(ways, course);
  /** The line on the table stays as it is, and a new one goes on from here. */
  const branch = (): void => {
    ways = branched(lines());
    course = courseOf(ways);
  };

  /** On the record as it was, another card than the recorded one is a "what if" of itself. */
  const leavesRecord = (next: Act): boolean => {
    const due = ways.current === null && next.kind === 'play' ? recorded() : null;
    return due !== null && next.kind === 'play' && next.card !== due.card;
  };

  const act = (next: Act): Answer => {
    if (!opening) return NO_BOARD;
    return stage.asOne(() => {
      const isOther = leaves(course, next) || leavesRecord(next);
      const answer = stage.perform(next);
      if (answer.ok && isOther) branch();
      if (answer.ok) course = after(course, next);
      // Cards were moved for an entry that was not taken: all is put back.
      else if (answer !== CANNOT && next.kind !== 'word') go(course);
      return answer;
    });
  };

  /** An entry made in the panel or a popup: its cards are moved where they can be, else it is a word. */
  const enter = (event: TableEvent): Answer => {
    const asAct = actOf(event);
    return act(stage.canMove(asAct) ? asAct : { kind: 'word', entry: event });
  };

  const undo = (): Answer => {
    const way = withoutLastEntry(course);
    if (!way) return stage.request({ type: 'undo' });
    go(way);
    return DONE;
  };

  const ask = (request: Request): Answer => {
    if (request.type === 'enter') return enter(request.event);
    if (request.type === 'undo') return undo();
    const answer = stage.request(request);
    const { laws, undo: undoRule } = stage.view();
    rules = { laws, undo: undoRule };
    return answer;
  };

  const rulesChanged = (before: Rules, now: Rules): void => {
    rules = followed(rules, before, now);
    stage.request({ type: 'laws', laws: rules.laws });
    stage.request({ type: 'undoRule', undo: rules.undo });
  };

  /** Before the first board there is no table, and this page says more about that than the watcher can. */
  const view = (): View => {
    const watched = stage.view();
    if (stage.scene() || watched.state !== 'no-table') return watched;
    if (shown?.watched !== watched || shown.rules !== rules) {
      shown = { watched, rules, view: { ...watched, ...rules, reason: { key: 'practice_empty' } } };
    }
    return shown.view;
  };

  /** The next card of the recorded play, as long as what was played is the record so far. */
  const recorded = (): SeatCard | null => {
    const scene = stage.scene();
    if (!scene || !opening) return null;
    const { recorded: play } = opening;
    const played = playedCards(scene.table);
    return (played.every(({ card }, i) => card === play[i]?.card) && play[played.length]) || null;
  };

  const nextAct = (): Act | null => course.undone[0] ?? playOf(recorded());
  const next = (): boolean => {
    const step = nextAct();
    return step !== null && act(step).ok;
  };
  const backToAct = (count: number): void => {
    if (count >= 0 && course.done.length > 0) go(backTo(course, count));
  };

  return {
    open: (what) => {
      opening = what;
      rules = what.rules ?? rules;
      ways = oneLine({ done: [], undone: [] });
      go({ done: what.acts, undone: [] });
    },
    lines,
    branch: () => stage.asOne(branch),
    change: (change) => {
      const [before, changed] = [ways.current, change(lines())];
      ways = changed;
      if (changed.current === before) stage.asOne(() => {});
      else go(courseOf(changed));
    },
    saved: () => opening && { opening, lines: lines(), hiding, rules },
    resume: (saved) => {
      ({ opening, hiding, rules } = saved);
      ways = saved.lines;
      go(courseOf(ways));
    },
    act,
    ask,
    next: () => void next(),
    back: () => backToAct(course.done.length - 1),
    first: () => backToAct(0),
    last: () =>
      stage.asOne(() => {
        while (next());
      }),
    canNext: () => nextAct() !== null,
    canBack: () => course.done.length > 0,
    hide: (which) => {
      hiding = which;
      go(course);
    },
    show: stage.show,
    scene: stage.scene,
    view,
    onChange: stage.onChange,
    rulesChanged,
    stop: stage.stop,
  };
};

const playOf = (played: { readonly seat: Seat; readonly card: Card } | null): Act | null =>
  played && { kind: 'play', ...played };
