import type { Understood } from '../sites/any/any-sighting';
import { hullOf } from '../sites/any/geometry';
import { boxOf } from '../sites/find';
import type { Box, Reading } from '../sites/sighting';

/** The outline on the page: which cards are taken for which hand, for as long as that is still being found out. */
export type Outline = {
  /** Shows or takes away, by what a look came to. @returns the look */
  readonly after: (reading: Reading) => Reading;
  readonly remove: () => void;
};

/** Readers leave out elements of this kind. */
const TAG = 'face-up-outline';

const STYLE = `:host{all:initial;position:fixed;inset:0;pointer-events:none;z-index:2147483646}
div{position:fixed;box-sizing:border-box;border:2px solid #1f5fbf;border-radius:6px;background:rgb(31 95 191 / 8%)}
div[data-side=trick]{border-style:dashed}
b{position:absolute;inset:-11px auto auto 8px;padding:1px 6px;border-radius:9px;background:#1f5fbf;color:#fff;font:bold 12px/16px system-ui,sans-serif}`;

/** Pixels that an outline keeps from what it is drawn round. */
const MARGIN = 5;

const place = (frame: HTMLElement, { x, y, width, height }: Box): void => {
  frame.style.left = `${x - MARGIN}px`;
  frame.style.top = `${y - MARGIN}px`;
  frame.style.width = `${width + 2 * MARGIN}px`;
  frame.style.height = `${height + 2 * MARGIN}px`;
};

const frameOf = (page: Document, { side, seat, elements }: Understood): HTMLElement | null => {
  const hull = hullOf(elements.map(boxOf));
  if (!hull) return null;
  const frame = page.createElement('div');
  frame.dataset.side = side;
  place(frame, hull);
  const label = page.createElement('b');
  label.textContent = side === 'trick' ? `${elements.length}` : `${seat ?? '?'} ${elements.length}`;
  frame.append(label);
  return frame;
};

/** Draws what a reader has understood round the cards themselves, in a layer of its own that takes no click. */
export const showOutline = (page: Document, understood: () => readonly Understood[]): Outline => {
  let host: HTMLElement | null = null;
  let drawn = '';

  const remove = (): void => {
    host?.remove();
    host = null;
    drawn = '';
  };

  const draw = (): void => {
    const parts = understood();
    const frames = parts.flatMap((part) => frameOf(page, part) ?? []);
    const now = frames.map((frame) => frame.outerHTML).join('');
    if (now === drawn) return;
    drawn = now;
    if (!host) {
      host = page.createElement(TAG);
      host.attachShadow({ mode: 'open' });
      page.documentElement.append(host);
    }
    const style = page.createElement('style');
    style.textContent = STYLE;
    host.shadowRoot?.replaceChildren(style, ...frames);
  };

  return {
    after: (reading) => {
      if (reading.kind === 'none' && reading.why) draw();
      else remove();
      return reading;
    },
    remove,
  };
};
