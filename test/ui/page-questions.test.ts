// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { emptyView } from '../../src/table/make-view';
import type { Words } from '../../src/words';
import { DUTCH, ENGLISH, wordsIn } from '../words/dictionaries';
import { type Drawn, draw } from './draw';

const ASKED = emptyView('no-table', { key: 'any_contract' }, null, { laws: '2017', undo: 'ask' });

const tell = async (contract: string, words: Words): Promise<Drawn> => {
  const drawn = draw(ASKED, { words });
  // The question comes when it is first asked.
  await vi.waitFor(async () => {
    await act(async () => {});
    drawn.one('[data-form="contract"]');
  }, 15_000);
  const form = drawn.one('[data-form="contract"]');
  const [entry, declarer] = [form.querySelector('input'), form.querySelector('select')];
  if (!entry || !declarer) throw new Error('the form lacks a field');
  entry.value = contract;
  declarer.value = 'W';
  await act(async () => drawn.one('[data-form="contract"] [type="submit"]').click());
  return drawn;
};

describe('the contract of a page that does not write it', () => {
  it.each([
    ['3nt', ENGLISH, '3NT'],
    ['4 H x', ENGLISH, '4HX'],
    ['4Rx', DUTCH, '4DX'],
    ['2k', DUTCH, '2C'],
    ['3sa', DUTCH, '3NT'],
  ])('%j is told to the page as the contract writes it', async (entry, words, contract) => {
    const { asked } = await tell(entry, words);
    expect(asked).toEqual([{ type: 'tell', contract, declarer: 'W' }]);
  });

  it.each(['', '8NT', '4R', '<b>'])('%j is refused, and nothing is told', async (entry) => {
    const drawn = await tell(entry, ENGLISH);
    expect(drawn.asked).toEqual([]);
    expect(drawn.one('.failure').textContent).toContain('is no contract');
  });

  it('a letter that is one suit in English and another in the language shown is refused, with both suits', async () => {
    const drawn = await tell('4C', wordsIn('fr'));
    expect(drawn.asked).toEqual([]);
    expect(drawn.one('.failure').textContent).toMatch(/4C.*cœur.*trèfle/u);
  });
});
