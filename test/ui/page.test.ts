// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../../src/table/view';
import { dress, showTable, tabInAddress } from '../../src/ui';
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
    showTable(into, ENGLISH, link, '2007');
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
