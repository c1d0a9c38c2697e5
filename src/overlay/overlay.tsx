import { createRef, render } from 'preact';
import type { View } from '../table/view';
import { makeWords } from '../words';
import type { Dress, MakeOverlay } from './door';
import { putHost } from './host';
import { marksOn } from './marks';
import { perchOf } from './perch';
import { Scene } from './scene';
import { tabsOf } from './tabs';

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

/** Lays an overlay over a page. Layout is read once for all that is asked in one task, when that task is done. */
export const makeOverlay: MakeOverlay = ({ page, table, language, texts, spot, onSpot, onHide }) => {
  const view = page.defaultView ?? window;
  const words = makeWords(language, texts);
  const run = new AbortController();
  const host = putHost(page);
  const element = createRef<HTMLElement>();
  const perch = perchOf({ chip: () => element.current, view, spot, onSpot });
  let shown: { readonly view: View; readonly dress: Dress } | null = null;
  let isDue = false;

  const draw = (): void => {
    isDue = false;
    if (run.signal.aborted || !shown) return;
    follow(table.root());
    const places = shown.view.table ? table.places() : [];
    const keepClear = table.keepClear();
    const marks = shown.view.table ? marksOn(shown.view.table, places, keepClear) : [];
    const { onKey, onGrab } = perch;
    const tabs = tabsOf(marks, places);
    render(<Scene {...shown} {...{ words, marks, tabs, onHide, onKey, onGrab, element }} />, host.into);
    perch.settle({ keepClear, cards: places });
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
