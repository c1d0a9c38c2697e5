import type { Box } from '../sites/sighting';
import { around, grown } from './boxes';
import type { Spot } from './door';
import { boxAt, costOf, freeSpot, MARGIN, type Room, type Size, spotAt } from './spot';

/** What is on the page besides the chip. */
export type Surroundings = {
  readonly window: Size;
  /** The whole table, as far as that is known. */
  readonly table: Box | null;
  readonly keepClear: readonly Box[];
  readonly cards: readonly Box[];
};

/** Pixels that an arrow key moves the chip. */
const STEP = 16;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keeps the chip in its place. */
export type Perch = {
  /** Puts it where it belongs with what is on the page now. */
  readonly settle: (around: Surroundings) => void;
  /** The window has another size. */
  readonly resized: () => void;
  /** The chip has another size: from now on it need not be asked for it, which would force layout. */
  readonly grown: (size: Size) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onGrab: (event: PointerEvent) => void;
};

type PerchParts = {
  readonly chip: () => HTMLElement | null;
  /** Where the page's own controls are; asked only when a place is looked for. */
  readonly controls: () => readonly Box[];
  /** Where the user has put it before. */
  readonly spot: Spot | null;
  /** The user has put it there. */
  readonly onSpot: (spot: Spot) => void;
};

/**
 * The chip stands where the user has put it, but never on what must be kept clear. Until then it stands at the lower right of the
 * table, on no card, and stays there as long as it can.
 */
export const perchOf = ({ chip, controls, spot, onSpot }: PerchParts): Perch => {
  let own = spot;
  let found: { readonly spot: Spot; readonly cost: number } | null = null;
  let isDragged = false;
  let size: Size | null = null;
  let surroundings: Surroundings = { window: { width: 0, height: 0 }, table: null, keepClear: [], cards: [] };

  const roomOf = (element: HTMLElement): Room => ({
    chip: size ?? { width: element.offsetWidth, height: element.offsetHeight },
    window: surroundings.window,
    keepClear: surroundings.keepClear,
    avoid: own ? [] : surroundings.cards,
  });

  const put = (element: HTMLElement, at: Spot, room: Room): void => {
    const { x, y } = boxAt(at, room);
    const [left, top] = [`${Math.round(x)}px`, `${Math.round(y)}px`];
    if (element.style.left !== left) element.style.left = left;
    if (element.style.top !== top) element.style.top = top;
  };

  const spotFor = (wanted: Spot, room: Room): Spot => (isDragged ? wanted : freeSpot(wanted, room));

  /** The lower right corner of the table. */
  const corner = (room: Room): Spot => {
    const table = surroundings.table ?? around(surroundings.cards);
    if (!table) return { x: 1, y: 1 };
    const inner = grown(table, -MARGIN);
    return spotAt(inner.x + inner.width - room.chip.width, inner.y + inner.height - room.chip.height, room);
  };

  /** Where it stands as long as the user has not moved it: where it stood, while it covers no more there. */
  const byItself = (room: Room): Spot => {
    if (found && costOf(boxAt(found.spot, room), room) <= found.cost) return found.spot;
    const spot = freeSpot(found?.spot ?? corner(room), { ...room, avoid: [...room.avoid, ...controls()] });
    // Without cards on the page no place is chosen for good.
    if (surroundings.cards.length > 0) found = { spot, cost: costOf(boxAt(spot, room), room) };
    return spot;
  };

  const perch = (): void => {
    const element = chip();
    if (!element) return;
    const room = roomOf(element);
    put(element, own ? spotFor(own, room) : byItself(room), room);
  };

  const moveTo = (left: number, top: number): void => {
    const element = chip();
    if (!element) return;
    own = spotAt(left, top, roomOf(element));
    perch();
  };

  return {
    settle: (now) => {
      surroundings = now;
      perch();
    },
    resized: () => {
      found = null;
    },
    grown: (now) => {
      size = now;
      perch();
    },
    onKey: (event) => {
      const arrow = ARROWS[event.key];
      const element = chip();
      if (!arrow || !element) return;
      event.preventDefault();
      const room = roomOf(element);
      // From where it was wanted, not from where it had to go: else it could not be moved past what is kept clear.
      const { x, y } = own ? boxAt(own, room) : element.getBoundingClientRect();
      moveTo(x + arrow[0] * STEP, y + arrow[1] * STEP);
      if (own) onSpot(own);
    },
    onGrab: (event) => {
      const element = chip();
      const isOnButton = event.target instanceof Element && event.target.closest('.shut') !== null;
      if (!element || isOnButton || event.button !== 0) return;
      const { left, top } = element.getBoundingClientRect();
      const [dx, dy] = [event.clientX - left, event.clientY - top];
      const run = new AbortController();
      const end = (): void => {
        run.abort();
        if (!isDragged) return;
        isDragged = false;
        perch();
        if (own) onSpot(own);
      };
      element.setPointerCapture(event.pointerId);
      element.addEventListener(
        'pointermove',
        (move) => {
          isDragged = true;
          moveTo(move.clientX - dx, move.clientY - dy);
        },
        { signal: run.signal },
      );
      for (const over of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
        element.addEventListener(over, end, { signal: run.signal });
      }
    },
  };
};
