import modes from '../../extension/styles/modes.css';
import tokens from '../../extension/styles/tokens.css';
import { OVERLAY_TAG } from '../sites/observing';
import sheet from './overlay.css';

/** What happens on the chip is not the page's business: a page that listens to everything should not take it for its own. */
const KEPT = [
  ...['pointerdown', 'pointerup', 'pointermove', 'pointercancel', 'mousedown', 'mouseup', 'mousemove', 'click'],
  ...['dblclick', 'contextmenu', 'touchstart', 'touchmove', 'touchend', 'wheel', 'keydown', 'keyup', 'keypress'],
];

/** The one element that we put on a page, and where in it the overlay is drawn. */
export type Host = { readonly element: HTMLElement; readonly into: HTMLElement };

/**
 * Puts an empty overlay over a page. One that an earlier copy of the script could not take away goes: there is one at a time.
 * The shadow root is open, so that whoever examines a page finds what we put there.
 */
export const putHost = (page: Document): Host => {
  for (const old of page.querySelectorAll(OVERLAY_TAG)) old.remove();
  const element = page.createElement(OVERLAY_TAG);
  const shadow = element.attachShadow({ mode: 'open' });
  const style = page.createElement('style');
  style.textContent = tokens + sheet + modes;
  const into = page.createElement('div');
  for (const name of KEPT) into.addEventListener(name, (event) => event.stopPropagation(), { passive: true });
  shadow.append(style, into);
  page.documentElement.append(element);
  return { element, into };
};
