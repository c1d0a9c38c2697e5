import type { BrowserWindow } from '../../../fixtures/table/doms';
import { can } from '../sites';
import type { Moment } from './moment';
import type { Mutation, Restore } from './mutation';

type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const WIDTH = 1280;
const HEIGHT = 900;

/** Ways in which all that is drawn can be turned, as by a style sheet: the page's elements are the same. */
const TURNS: Readonly<Record<string, (rect: Rect) => Rect>> = {
  'left for right': (rect) => ({ ...rect, left: WIDTH - rect.left - rect.width }),
  'upside down': (rect) => ({ ...rect, top: HEIGHT - rect.top - rect.height }),
  'half round': (rect) => ({
    ...rect,
    left: WIDTH - rect.left - rect.width,
    top: HEIGHT - rect.top - rect.height,
  }),
  'a quarter round': ({ left, top, width, height }) => ({
    left: HEIGHT - top - height,
    top: left,
    width: height,
    height: width,
  }),
  'three quarters round': ({ left, top, width, height }) => ({
    left: top,
    top: WIDTH - left - width,
    width: height,
    height: width,
  }),
};

const wholeRect = ({ left, top, width, height }: Rect): Omit<DOMRect, 'toJSON'> => ({
  ...{ left, top, width, height, x: left, y: top },
  right: left + width,
  bottom: top + height,
});

/** Turns what an element of this window says of where it is drawn. */
const turnLayout = ({ HTMLElement }: BrowserWindow, turn: (rect: Rect) => Rect): Restore => {
  const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'getBoundingClientRect');
  if (!before?.get) throw new Error('this page is not laid out');
  const { get } = before;
  Object.defineProperty(HTMLElement.prototype, 'getBoundingClientRect', {
    configurable: true,
    get(this: HTMLElement) {
      return () => {
        // It is what `pretendLayout` has put there.
        const rect = (get.call(this) as () => DOMRect)();
        return rect.width === 0 && rect.height === 0 ? rect : wholeRect(turn(rect));
      };
    },
  });
  return () => {
    Object.defineProperty(HTMLElement.prototype, 'getBoundingClientRect', before);
  };
};

/** All that is drawn, turned; and, where what tells the seats stays the same, left and right of the page's own places changed. */
export const turnsOn = ({ site }: Moment): Mutation[] => [
  ...Object.entries(TURNS).map(
    ([name, turn]): Mutation => ({
      kind: 'table turned',
      name,
      apply: ({ window }) => turnLayout(window, turn),
    }),
  ),
  ...(can(site, 'mirrored')
    ? [
        {
          kind: 'table mirrored' as const,
          name: 'by the page',
          apply: async ({ fixture }: Moment): Promise<Restore> => {
            await fixture.mutate({ mirror: true });
            return async () => {
              await fixture.mutate({ mirror: false });
            };
          },
        },
      ]
    : []),
];
