// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount } from '../../src/account/account';
import type { View } from '../../src/table/view';
import { allParts, dress, dressPage, type Look, type Speech, showTable, tabInAddress } from '../../src/ui';
import { DICTIONARIES, DUTCH, ENGLISH } from '../words/dictionaries';
import { SAMPLES } from './samples';

const loadAccount = async () => createAccount(ENGLISH, (id) => id);

describe('the tab in an address', () => {
  it.each([
    ['?tab=7', 7],
    ['?tab=0', 0],
    ['?x=1&tab=120', 120],
    ['', null],
    ['?tab=', null],
    ['?tab=-1', null],
    ['?tab=7a', null],
    ['?tab=1e3', null],
  ])('of %j is %j', (search, tab) => {
    expect(tabInAddress(search)).toBe(tab);
  });
});

describe('a page', () => {
  it('is dressed by the attributes that the style sheet knows', () => {
    const root = document.createElement('div');
    dress(root, { deck: 'four', contrast: 'more', theme: 'dark' });
    expect({ ...root.dataset }).toEqual({ deck: 'four', contrast: 'more', theme: 'dark' });
  });
});

describe('a page that follows what the user sets', () => {
  const LOOK: Look = { language: 'en', deck: 'two', contrast: 'auto', theme: 'auto' };
  const answerIn: Record<string, () => void> = {};
  beforeEach(() => {
    // Each dictionary comes when the test says so.
    vi.stubGlobal('fetch', (path: string) => {
      const language = path.includes('/nl/') ? 'nl' : 'en';
      return new Promise((resolve) => {
        answerIn[language] = () => resolve({ json: async () => DICTIONARIES[language] });
      });
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  it('is drawn in the language chosen last, whichever comes first, and dressed at once', async () => {
    const root = document.createElement('html');
    const drawn: string[] = [];
    let change = (_look: Look): void => {};
    const follow = (callback: typeof change) => {
      change = callback;
    };
    void dressPage(root, LOOK, follow, (words, { deck }) => drawn.push(`${words.language} ${deck}`));
    change({ ...LOOK, language: 'nl', deck: 'four' });
    expect(root.dataset.deck).toBe('four');
    answerIn.nl?.();
    await turn();
    answerIn.en?.();
    await turn();
    expect(drawn).toEqual(['nl four']);
    expect(root.lang).toBe('nl');
  });
});

describe('a page that shows a table', () => {
  beforeAll(() => allParts());
  let into: HTMLElement;
  let view: (view: View) => void;
  let say: (speech: Speech) => void;
  beforeEach(() => {
    vi.useFakeTimers();
    into = document.createElement('body');
    const link = {
      onView: (callback: (view: View) => void) => {
        view = callback;
      },
      ask: async () => ({ ok: true }) as const,
    };
    say = showTable(into, link, '2007');
    say({ words: ENGLISH, undoRule: { undo: 'ask', undoName: '' }, loadAccount });
  });
  afterEach(() => vi.useRealTimers());

  const state = () => into.querySelector<HTMLElement>('[data-state]')?.dataset.state;

  it('shows what it hears', () => {
    act(() => view(SAMPLES.minor()));
    expect(state()).toBe('live');
    act(() => view(SAMPLES.resting()));
    expect(state()).toBe('resting');
  });

  it('says so within a second when it has heard nothing, and still listens', () => {
    act(() => void vi.advanceTimersByTime(999));
    expect(state()).toBeUndefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(state()).toBe('no-table');
    expect(into.textContent).toContain('This tab has not answered.');
    expect(into.querySelector('[data-laws="2007"]')).not.toBeNull();
    act(() => view(SAMPLES.minor()));
    expect(state()).toBe('live');
  });

  it('says the same in another language at once, and whose rule for take-backs it is, where it is in force', () => {
    act(() => view(SAMPLES.minor()));
    const { undo } = SAMPLES.minor();
    act(() => say({ words: DUTCH, undoRule: { undo, undoName: 'Tuesday club' }, loadAccount }));
    expect(into.textContent).toContain('Wat ');
    expect(into.querySelector('.regulation')?.textContent).toContain('Tuesday club');
    act(() => view({ ...SAMPLES.minor(), undo: 'penalty' }));
    expect(into.querySelector('.regulation')).toBeNull();
  });

  it('does not say so once it has heard something', () => {
    act(() => view(SAMPLES.minor()));
    act(() => void vi.advanceTimersByTime(5000));
    expect(state()).toBe('live');
  });
});

describe('a page whose parts are still to be loaded', () => {
  it('shows each view whole, and the one before until then', async () => {
    vi.resetModules();
    const fresh = await import('../../src/ui');
    const into = document.createElement('body');
    let view: (view: View) => void = () => {};
    const link = {
      onView: (callback: (view: View) => void) => {
        view = callback;
      },
      ask: async () => ({ ok: true }) as const,
    };
    fresh.showTable(into, link, '2017')({ words: ENGLISH, undoRule: { undo: 'ask', undoName: '' }, loadAccount });
    const states: (string | undefined)[] = [];
    new MutationObserver(() => {
      const surface = into.querySelector<HTMLElement>('[data-state]');
      states.push(surface?.querySelector('[data-penalty-card]') ? 'penalty' : surface?.dataset.state);
    }).observe(into, { childList: true, subtree: true, attributes: true });
    view(SAMPLES.resting());
    view(SAMPLES.minor());
    expect(into.querySelector('[data-state]')).toBeNull();
    await vi.waitFor(() => expect(into.querySelector('form[data-form="mark"]')).not.toBeNull(), 10_000);
    expect(new Set(states)).toEqual(new Set(['penalty']));
    view(SAMPLES.resting());
    await vi.waitFor(() => expect(into.querySelector('[data-action="wake"]')).not.toBeNull(), 10_000);
  });
});
