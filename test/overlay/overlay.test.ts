// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dress, Overlay, Spot, TableOnPage } from '../../src/overlay/door';
import { atDoor } from '../../src/overlay/door';
import { makeOverlay } from '../../src/overlay/overlay';
import { OVERLAY_TAG } from '../../src/sites/observing';
import type { View } from '../../src/table/view';
import { live, MINOR, SAMPLES } from '../ui/samples';
import { DICTIONARIES } from '../words/dictionaries';
import { PICTURES, placesOf } from './table';

const DRESS: Dress = { deck: 'two', contrast: 'auto', theme: 'auto' };

let overlay: Overlay | null;
let spots: Spot[];
let hidden: number;
/** How often layout was forced. */
let measured: number;

const hosts = () => [...document.querySelectorAll(OVERLAY_TAG)];
const all = (selector: string) => [...(hosts()[0]?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
const one = (selector: string): HTMLElement => {
  const [element, ...others] = all(selector);
  if (!element || others.length > 0) throw new Error(`not one ${selector}`);
  return element;
};
/** What was asked for in this task is drawn at its end. */
const drawn = (): Promise<void> => Promise.resolve();

const lay = (table: Partial<TableOnPage> = {}, spot: Spot | null = null, language: 'en' | 'nl' = 'en'): Overlay => {
  overlay = makeOverlay({
    page: document,
    table: { root: () => document.body, places: () => [], keepClear: () => [], ...table },
    language,
    texts: DICTIONARIES[language],
    spot,
    onSpot: (at) => spots.push(at),
    onHide: () => {
      hidden += 1;
    },
  });
  return overlay;
};

const onTable = (view: View): Partial<TableOnPage> => ({
  places: () => {
    measured += 1;
    return view.table ? placesOf(view.table, PICTURES) : [];
  },
});

beforeEach(() => {
  document.body.innerHTML = '<main><p>a page of others</p></main>';
  [spots, hidden, measured] = [[], 0, 0];
});
afterEach(() => {
  overlay?.remove();
  overlay = null;
  vi.restoreAllMocks();
});

describe('the overlay', () => {
  it('is one element of the page, with an open shadow root, and leaves all others as they are', async () => {
    const before = document.body.outerHTML;
    lay(onTable(SAMPLES.minor())).show(SAMPLES.minor(), DRESS);
    await drawn();
    expect(hosts()).toHaveLength(1);
    expect(hosts()[0]?.parentNode).toBe(document.documentElement);
    expect(hosts()[0]?.shadowRoot?.mode).toBe('open');
    expect(document.body.outerHTML).toBe(before);
  });

  it('shows turn, verdicts, penalty cards and state by the names that every surface has', async () => {
    lay(onTable(SAMPLES.minor())).show(SAMPLES.minor(), DRESS);
    await drawn();
    expect(one('[data-state]').dataset.state).toBe('live');
    expect(one('[data-turn]').dataset.turn).toBe('E');
    expect(one('[data-penalty-card]').dataset).toMatchObject({ penaltyCard: 'S5', seat: 'E', status: 'minor' });
    expect(all('[data-verdict="legal"]').map(({ dataset }) => dataset.card)).toEqual(['S5', 'SK']);
    expect(all('[data-obligation]').map(({ dataset }) => dataset.law)).toEqual(['44C', '50C']);
  });

  it('cites each Law as the book of that language and edition numbers it, and names the edition', async () => {
    const numbers = () => all('.chip .law').map(({ textContent }) => textContent);
    lay(onTable(SAMPLES.minor())).show(SAMPLES.minor(), DRESS);
    await drawn();
    expect(numbers()).toEqual(['Law 44C', 'Law 50C · 2017']);
    overlay?.remove();
    const old = live({ ...MINOR, laws: '1987' });
    lay(onTable(old), null, 'nl').show(old, DRESS);
    await drawn();
    expect(numbers()).toEqual(['Art. 44C', 'Art. 50D · 1987']);
  });

  it('names its marks for those who cannot see them, and says nothing of legal cards', async () => {
    lay(onTable(SAMPLES.minor())).show(SAMPLES.minor(), DRESS);
    await drawn();
    const names = all('[role="img"]').map((mark) => mark.getAttribute('aria-label'));
    expect(names).toContain('East: five of spades, Minor');
    expect(names).toContain('East: eight of spades, Not now');
    expect(names.join()).not.toContain('king of spades');
  });

  it('tells in the chip of a penalty card that is not to be seen on the page', async () => {
    lay().show(SAMPLES.minor(), DRESS);
    await drawn();
    expect(one('.absent [data-penalty-card]').getAttribute('aria-label')).toBe('East: five of spades, Minor');
    expect(all('.lying')).toEqual([]);
  });

  it('shows a card that was seen and waits for the Director', async () => {
    lay(onTable(SAMPLES.takeBack())).show(SAMPLES.takeBack(), DRESS);
    await drawn();
    expect(one('.lying').dataset).toMatchObject({ exposedCard: 'HJ', seat: 'W', why: 'undo', lying: 'seen' });
    expect(one('.tab').textContent).toBe('Seen');
  });

  it('announces a duty once, politely, and nothing while it stays the same', async () => {
    const laid = lay(onTable(SAMPLES.minor()));
    laid.show(SAMPLES.minor(), DRESS);
    await drawn();
    const region = one('[role="status"]');
    expect(region.textContent).toBe('East to play. Follow suit: a spade. five of spades before another low spade.');
    const said: string[] = [];
    const observer = new MutationObserver((records) => said.push(...records.map(() => region.textContent ?? '')));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    laid.moved();
    laid.show(SAMPLES.minor(), { ...DRESS, theme: 'dark' });
    await drawn();
    laid.show(SAMPLES.major(), DRESS);
    await drawn();
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(0));
    expect(new Set(said)).toEqual(new Set(['West to lead, but first. South chooses.']));
    expect(one('[role="status"]')).toBe(region);
    observer.disconnect();
  });

  it('asks where the cards are once for all that happens in one task', async () => {
    const laid = lay(onTable(SAMPLES.minor()));
    laid.show(SAMPLES.minor(), DRESS);
    laid.moved();
    laid.moved();
    expect(measured).toBe(0);
    await drawn();
    expect(measured).toBe(1);
  });

  it('asks for no cards where the table cannot be read', async () => {
    const unreadable: View = { ...SAMPLES.minor(), state: 'unreadable', reason: { key: 'fault_count' }, table: null };
    lay(onTable(SAMPLES.minor())).show(unreadable, DRESS);
    await drawn();
    expect(measured).toBe(0);
    expect(one('.head').textContent).toBe('This table cannot be read');
    expect(all('[data-verdict], [data-penalty-card]')).toEqual([]);
  });

  it('is dressed as the settings say', async () => {
    lay().show(SAMPLES.minor(), { deck: 'four', contrast: 'more', theme: 'dark' });
    await drawn();
    expect(one('.ov').dataset).toMatchObject({ deck: 'four', contrast: 'more', theme: 'dark' });
    expect(one('.ov').lang).toBe('en');
  });

  it('can be put away from its chip', async () => {
    lay().show(SAMPLES.minor(), DRESS);
    await drawn();
    one('[data-action="hide-overlay"]').click();
    expect(hidden).toBe(1);
  });

  it('is moved by the arrow keys, which the page does not hear', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
    lay({}, { x: 0.5, y: 0.5 }).show(SAMPLES.minor(), DRESS);
    await drawn();
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', hear);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'x'])
      one('.grip').dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
    document.removeEventListener('keydown', hear);
    expect(heard).toEqual([]);
    expect(spots).toHaveLength(4);
    const [right, down, , left] = spots;
    expect([right?.x, right?.y].map((share) => (share ?? 0) > 0.5)).toEqual([true, false]);
    expect(down?.y).toBeGreaterThan(0.5);
    expect(left?.x).toBeLessThan(0.5);
  });

  it('goes without a trace, and draws nothing after that', async () => {
    const laid = lay(onTable(SAMPLES.minor()));
    laid.show(SAMPLES.minor(), DRESS);
    laid.remove();
    await drawn();
    dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect([hosts(), measured]).toEqual([[], 0]);
  });

  it('gives signs of life for as long as it is there', async () => {
    vi.useFakeTimers();
    lay();
    const into = one('[data-beat]');
    const beats = new Set<string | undefined>();
    for (let i = 0; i < 2; i++) {
      beats.add(into.dataset.beat);
      vi.advanceTimersByTime(2000);
    }
    expect(beats.size).toBe(2);
    const before = into.dataset.beat;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(into.dataset.beat).not.toBe(before);
    overlay?.remove();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('takes away one that an earlier copy of the script had to leave', async () => {
    lay();
    const before = hosts();
    lay();
    expect(hosts()).toHaveLength(1);
    expect(hosts()[0]).not.toBe(before[0]);
  });

  it('looks again when the window has another size and when something is scrolled, at most once a frame', async () => {
    lay(onTable(SAMPLES.minor())).show(SAMPLES.minor(), DRESS);
    await drawn();
    const before = measured;
    for (let i = 0; i < 5; i++) dispatchEvent(new Event('resize'));
    document.querySelector('main')?.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(measured).toBe(before + 1));
  });
});

it('the script leaves its maker at the door', async () => {
  await import('../../src/overlay/main');
  expect(atDoor()).toBe(makeOverlay);
});
