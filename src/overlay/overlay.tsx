import { createRef, render } from 'preact';
import { SEATS } from '../bridge';
import { boxOf } from '../sites/find';
import type { Box, Place } from '../sites/sighting';
import type { View } from '../table/view';
import { makeWords } from '../words';
import { keepAlive } from './beat';
import { around } from './boxes';
import type { Dress, MakeOverlay } from './door';
import { putHost } from './host';
import { marksOn } from './marks';
import { perchOf, type Surroundings } from './perch';
import { Scene, type SceneProps, tellingOf } from './scene';
import { tabsOf } from './tabs';

/** What is to be shown, and how. */
type Shown = { readonly view: View; readonly dress: Dress };

/** Follows what moves things on a page without changing it. @returns the element whose size is followed from now on */
const following = (view: Window, signal: AbortSignal, onMove: (resized: boolean) => void) => {
  let frame = 0;
  let wasResized = false;
  /** Scrolling and resizing come in bursts, and nobody sees more than one of them in a frame. */
  const inFrame = ({ type }: Event): void => {
    wasResized ||= type === 'resize';
    frame ||= view.requestAnimationFrame(() => {
      frame = 0;
      onMove(wasResized);
      wasResized = false;
    });
  };
  view.addEventListener('resize', inFrame, { signal });
  view.document.addEventListener('scroll', inFrame, { signal, capture: true, passive: true });
  const sizes = new ResizeObserver(() => onMove(false));
  let followed: Element | null = null;
  signal.addEventListener('abort', () => {
    view.cancelAnimationFrame(frame);
    sizes.disconnect();
  });
  return (element: Element | null): void => {
    if (element === followed) return;
    sizes.disconnect();
    followed = element;
    if (element) sizes.observe(element);
  };
};

/** A table's element can be a mere frame, without a size of its own. */
const sized = (box: Box): Box | null => (box.width > 0 && box.height > 0 ? box : null);

/** Cards, and the stretch of each hand as a whole: what lies between its cards belongs to it. */
const handsOf = (places: readonly Place[]): Box[] => {
  const hands = SEATS.flatMap((of) => around(places.filter(({ seat }) => seat === of)) ?? []);
  return [...places, ...hands];
};

/** Where the page's own controls are: a chip that nobody has moved yet had better not stand on the line of a chat. */
const controlsOf = (page: Document): Box[] =>
  [...page.querySelectorAll('input, textarea, select, button, a[href], [contenteditable]')].map(boxOf);

/** Lays an overlay over a page. Layout is read once for all that is asked in one task, when that task is done. */
export const makeOverlay: MakeOverlay = ({ page, table, language, texts, spot, onSpot, onHide }) => {
  const view = page.defaultView ?? window;
  const words = makeWords(language, texts);
  const run = new AbortController();
  const host = putHost(page);
  keepAlive(host.into, page, run.signal);
  const element = createRef<HTMLElement>();
  const sizes = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? [];
    if (box) perch.grown({ width: box.inlineSize, height: box.blockSize });
  });
  run.signal.addEventListener('abort', () => sizes.disconnect());
  const perch = perchOf({ chip: () => element.current, controls: () => controlsOf(page), spot, onSpot });
  let shown: Shown | null = null;
  let drawn = '';
  let isDue = false;

  /** Most looks at a page find everything as it was: then nothing is drawn. */
  const paint = (scene: SceneProps): void => {
    const next = JSON.stringify(scene);
    if (next === drawn) return;
    drawn = next;
    const { onKey, onGrab } = perch;
    render(<Scene {...scene} {...{ words, onHide, onKey, onGrab, element }} />, host.into);
    if (element.current) sizes.observe(element.current);
  };

  const draw = (): void => {
    isDue = false;
    if (run.signal.aborted || !shown) return;
    const root = table.root();
    follow(root);
    const { view: seen } = shown;
    const places = seen.table ? table.places() : [];
    const surroundings: Surroundings = {
      window: { width: page.documentElement.clientWidth, height: view.innerHeight },
      table: root && sized(boxOf(root)),
      keepClear: table.keepClear(),
      cards: handsOf(places),
    };
    const marks = seen.table ? marksOn(seen.table, places, surroundings.keepClear) : [];
    const tabs = tabsOf(marks, places, surroundings.window.width);
    paint({ ...tellingOf(seen, words), dress: shown.dress, marks, tabs });
    perch.settle(surroundings);
  };

  const drawSoon = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(draw);
  };

  const follow = following(view, run.signal, (resized) => {
    if (resized) perch.resized();
    drawSoon();
  });

  return {
    show: (next, dress) => {
      shown = { view: next, dress };
      drawSoon();
    },
    moved: drawSoon,
    remove: () => {
      run.abort();
      render(null, host.into);
      host.element.remove();
    },
  };
};
