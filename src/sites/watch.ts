import { type Clock, systemClock } from './clock';
import { motionOf } from './motion';
import { observingOf } from './observing';
import { scheduleOf } from './schedule';
import { settlingOf } from './settling';
import type { Reading, SiteReader } from './sighting';
import { type Touched, touchingOf } from './touched';

/** At most one look in this many milliseconds, about a frame. */
const FRAME = 16;

/** While there is no table, a look now and then is enough; while things only move, even less. */
const WAITING = 250;
const MOVING = 500;

/** A look this much later than it was due tells that the page stood still: a card in flight may have been held up. */
const LATE = 50;

/** What a watch is made from. */
export type WatchParts = {
  readonly page: Document;
  readonly reader: SiteReader;
  /** Told of every new reading at once, and once more when it has settled: has been read alike some 150 ms apart. */
  readonly onReading: (reading: Reading, settled: boolean) => void;
  /** Told of every look at a page whose reading has settled: something may have moved though it reads as before. */
  readonly onStill?: () => void;
  /** One of the watch's own when not given; whoever has one already shares it. */
  readonly clock?: Clock;
};

export type Watch = {
  /** Ends the watch: no observer, timer or channel is left. */
  readonly stop: () => void;
  /** Looks now. */
  readonly look: () => void;
};

/** Nobody sees the frames of a hidden tab, and its timers are held back: there no look is put off. */
const frameOf = (page: Document): number => (page.hidden ? 0 : FRAME);

const rootOf = (page: Document, reader: SiteReader): Element | null => {
  try {
    return reader.root(page);
  } catch {
    // Whatever is wrong, `read` meets it too and says so.
    return null;
  }
};

/** Readers make faults of what they throw themselves; what else is thrown shall not reach the page either. */
const readSafely = (reader: SiteReader, page: Document, touched: Touched): Reading => {
  try {
    return reader.read(page, touched);
  } catch (error) {
    const snippet = error instanceof Error ? error.name : '';
    return { kind: 'fault', fault: { site: reader.id, key: 'missing', selector: '*', snippet } };
  }
};

/** What has happened on a page since it was looked at last. */
type Since = 'nothing' | 'motion' | 'news';

/** Whether something moves by itself there, without any change of the page. DOMs made for tests have no animations. */
const isAnimated = (table: Element): boolean => (table.getAnimations?.({ subtree: true }).length ?? 0) > 0;

/**
 * Watches one page with one site's reader; nothing else observes. When something changes, that is only noted; the page is read
 * in a task of its own, at most once a frame, and again when it has moved and come to rest. Where nothing has happened since it
 * was read it is not read again: it settles as it was.
 */
export const watch = ({ page, reader, onReading, onStill, clock: given }: WatchParts): Watch => {
  const run = new AbortController();
  const clock = given ?? systemClock(run.signal);
  const motion = motionOf();
  const settling = settlingOf(onReading);
  const touching = touchingOf();
  let table: Element | null = null;
  let last: Reading | null = null;
  let lastLook = Number.NEGATIVE_INFINITY;
  let since: Since = 'nothing';
  let due = Number.POSITIVE_INFINITY;

  const tell = (reading: Reading, now: number): void => {
    last = reading;
    const again = settling.take(reading, now);
    if (run.signal.aborted) return;
    lookAgain(again);
    if (again === null) onStill?.();
  };

  const lookAgain = (at: number | null): void => {
    due = at ?? Number.POSITIVE_INFINITY;
    if (at !== null) next.by(at);
  };

  /** @param again everything is looked at, whatever is known to have changed */
  const look = (again = true): void => {
    if (run.signal.aborted) return;
    next.cancel();
    if (again) touching.addAll();
    lastLook = clock.now();
    since = 'nothing';
    if (!table || isAnimated(table)) touching.addAll();
    const seen = touching.take();
    table = rootOf(page, reader);
    observing.follow(table);
    tell(readSafely(reader, page, seen), lastLook);
  };

  /** Looks, unless what was read stands as it was, or is still on its way and cannot settle yet. */
  const lookIfNeeded = (): void => {
    const now = clock.now();
    if (now > due + LATE && !page.hidden) settling.stir(now);
    const rest = settling.restsAt();
    const nextLook = lastLook + MOVING;
    if (since === 'motion' && rest !== null && now < rest && now < nextLook) lookAgain(Math.min(rest, nextLook));
    else if (since === 'nothing' && last && table && !isAnimated(table)) tell(last, now);
    else look(false);
  };

  const pauseAfter = (records: readonly MutationRecord[]): number => {
    touching.add(records);
    if (records.length === 0) touching.addAll();
    if (table === null) return WAITING;
    if (records.length === 0 || motion.isNews(records)) {
      since = 'news';
      return frameOf(page);
    }
    if (since === 'nothing') since = 'motion';
    settling.stir(clock.now());
    return MOVING;
  };

  const next = scheduleOf(clock, lookIfNeeded);
  const observing = observingOf(page, reader.attributes, (records) => {
    next.by(lastLook + pauseAfter(records));
  });

  run.signal.addEventListener('abort', () => {
    observing.stop();
    next.cancel();
  });
  look();
  return { stop: () => run.abort(), look: () => look() };
};
