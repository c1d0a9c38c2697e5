// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount } from '../../src/account/account';
import type { View } from '../../src/table/view';
import { allParts, dress, showTable, tabInAddress } from '../../src/ui';
import { ENGLISH } from '../words/dictionaries';
import { SAMPLES } from './samples';

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

describe('a page that shows a table', () => {
  beforeAll(() => allParts());
  let into: HTMLElement;
  let view: (view: View) => void;
  beforeEach(() => {
    vi.useFakeTimers();
    into = document.createElement('body');
    const link = {
      onView: (callback: (view: View) => void) => {
        view = callback;
      },
      ask: async () => ({ ok: true }) as const,
    };
    showTable(into, ENGLISH, link, { laws: '2007', loadAccount: async () => createAccount(ENGLISH, (id) => id) });
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
    fresh.showTable(into, ENGLISH, link, { laws: '2017', loadAccount: async () => createAccount(ENGLISH, (id) => id) });
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
