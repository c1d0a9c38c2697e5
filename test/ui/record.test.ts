// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { readPbn } from '../../src/records';
import { only } from '../records/support';
import { DUTCH } from '../words/dictionaries';
import { draw } from './draw';
import { SAMPLES, tableOf } from './samples';

// Not a measure of speed: a busy machine may need its time.
vi.setConfig({ testTimeout: 30_000 });

describe('the record of the table', () => {
  it('is not told by the Laws before it is opened', () => {
    const drawn = draw(SAMPLES.major());
    expect(drawn.all('.timeline [data-law], [data-action="copy-record"]')).toEqual([]);
  });

  it('has every entry with its Law, and what the Laws made of it', async () => {
    const drawn = draw(SAMPLES.major());
    await drawn.open('record');
    const [entry] = drawn.all('.timeline li[data-event="expose"]');
    expect(entry?.dataset.law).toMatch(/^(49|50B)$/);
    expect(entry?.textContent).toContain('is a major penalty card');
    expect(drawn.all('.timeline li details.law, .timeline li .law.plain')).toHaveLength(
      drawn.all('.timeline li').length,
    );
  });

  it('is copied as text for a director', async () => {
    const drawn = draw(SAMPLES.major());
    await drawn.open('record');
    await drawn.click('[data-action="copy-record"]');
    const [text = ''] = drawn.copied;
    expect(text).toContain('Board 7 · 3NT by South · Practice table');
    expect(text).toContain('! Trick 3: East showed ♠Q: Dropped. ♠Q of East is a major penalty card (Law ');
    expect(text).toContain('At the end:');
    await act(async () => {});
    expect(drawn.one('.told').textContent).toContain('clipboard');
  });

  it('is copied as PBN that can be read', async () => {
    const view = SAMPLES.major();
    const drawn = draw(view);
    await drawn.open('record');
    await drawn.click('[data-action="copy-pbn"]');
    const board = only(readPbn(drawn.copied[0] ?? ''));
    expect(board).toMatchObject({ board: '7', contract: tableOf(view).contract, declarer: 'S', marks: [] });
  });

  it('speaks Dutch too, and leads to all records', async () => {
    const drawn = draw(SAMPLES.major(), { words: DUTCH });
    await drawn.open('record');
    await drawn.click('[data-action="copy-record"]');
    expect(drawn.copied[0]).toContain('is een grote strafkaart');
    expect(drawn.one('[data-action="open-records"]').getAttribute('href')).toBe('records.html');
  });
});
