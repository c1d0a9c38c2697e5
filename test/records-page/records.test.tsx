// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount } from '../../src/account/account';
import { readPbn } from '../../src/records';
import { RecordsApp } from '../../src/records-page/app';
import type { RecordShelf } from '../../src/records-page/shelf';
import { keptBoards } from '../../src/table/kept';
import { pack } from '../../src/table/stored';
import { watchedOf } from '../account/views';
import { chanceFrom } from '../laws/support/random';
import { dealFrom, momentsOf } from '../laws/support/tables';
import { ENGLISH } from '../words/dictionaries';

// Not a measure of speed: a busy machine may need its time.
vi.setConfig({ testTimeout: 60_000 });

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 29, 12);

/** Three boards of two evenings, as they lie in storage, and one that is spoilt. */
const shelfOfThree = (): Map<string, unknown> => {
  const shelf = new Map<string, unknown>([['bbo/9/x', { version: 1, savedAt: NOON, record: 'spoilt' }]]);
  for (const [i, board] of ['1', '2', '3'].entries()) {
    const chance = chanceFrom(7 + i);
    const moment = [...momentsOf(chance, dealFrom(chance, 13))].at(-1);
    if (!moment) throw new Error('no board was made');
    const { record } = watchedOf(moment);
    const at = NOON + (i === 0 ? 0 : DAY) + i * 60_000;
    const entries = record.entries.map((entry) => ({ ...entry, at }));
    shelf.set(`bbo/${board}/made`, pack({ ...record, board, entries }, at));
  }
  return shelf;
};

let stored: Map<string, unknown>;
let saved: { name: string; bytes: Uint8Array }[];
let copied: string[];

beforeEach(async () => {
  stored = shelfOfThree();
  saved = [];
  copied = [];
  let changed = (): void => {};
  const shelf: RecordShelf = {
    all: async () => keptBoards(stored),
    drop: async (keys) => {
      for (const key of keys) stored.delete(key);
      changed();
    },
    onChange: (callback) => {
      changed = callback;
      return () => {};
    },
  };
  await act(async () =>
    render(
      <RecordsApp
        words={ENGLISH}
        shelf={shelf}
        siteName={() => 'Bridge Base Online'}
        account={createAccount(ENGLISH, () => 'Bridge Base Online')}
        copy={async (text) => void copied.push(text)}
        save={(name, bytes) => saved.push({ name, bytes })}
      />,
      document.body,
    ),
  );
});
afterEach(() => render(null, document.body));

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => {
  const [element] = all(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
};
const click = (selector: string) => act(async () => one(selector).click());
const boards = () => all('li[data-board]').map((row) => row.dataset.board);

describe('the page of all records', () => {
  it('lists what can be read of the kept boards by day, the latest first, with their irregularities', () => {
    expect(boards()).toEqual(['2', '3', '1']);
    expect(all('.day h2').map((head) => head.textContent?.split(',')[0])).toEqual(['Monday', 'Sunday']);
    for (const row of all('li[data-board]')) expect(row.textContent).toMatch(/\d+ irregularit(y|ies)/);
  });

  it('opens one to be looked at, with its Laws, and with nothing in it that could be changed', async () => {
    await click('li[data-board="3"] [data-action="open-board"]');
    expect(one('[data-board-record]').dataset.boardRecord).toBe('bbo/3/made');
    expect(all('.timeline li[data-law]').length).toBeGreaterThan(0);
    expect(all('[data-board-record] form, [data-board-record] select')).toEqual([]);
    await click('[data-board-record] [data-action="copy-pbn"]');
    expect(readPbn(copied[0] ?? '').boards.map(({ board }) => board)).toEqual(['3']);
  });

  it('copies all as one text and saves all as one file', async () => {
    await click('[data-action="copy-all"]');
    expect(copied[0]?.match(/^Board \d/gm)).toHaveLength(3);
    await click('[data-action="save-pbn"]');
    const [file] = saved;
    expect(file?.name).toBe('face-up-2026-11-29.pbn');
    const { boards: read, faults } = readPbn(new TextDecoder('latin1').decode(file?.bytes));
    expect([read.map(({ board }) => board), faults]).toEqual([['1', '2', '3'], []]);
  });

  it('takes the boards of a day alone', async () => {
    await click('input[name="day"]');
    await click('[data-action="save-pbn"]');
    const { boards: read } = readPbn(new TextDecoder('latin1').decode(saved[0]?.bytes));
    expect(read.map(({ board }) => board)).toEqual(['2', '3']);
  });

  it('deletes what is picked once it is asked back, then all', async () => {
    await click('li[data-board="2"] input');
    await click('[data-action="delete"]');
    expect(stored.has('bbo/2/made')).toBe(true);
    await click('[data-action="delete-yes"]');
    expect(boards()).toEqual(['3', '1']);
    await click('[data-action="delete"]');
    await click('[data-action="delete-yes"]');
    expect(all('[data-empty]')).toHaveLength(1);
    // What this version cannot read is not its to delete.
    expect([...stored.keys()]).toEqual(['bbo/9/x']);
  });
});
