// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import type { View } from '../../../src/table/view';
import { scriptsOf } from '../../../src/ui/script/script';
import { hasScript } from '../../../src/ui/script-button';
import { DUTCH } from '../../words/dictionaries';
import { type Drawn, type DrawOptions, draw } from '../draw';
import { live, SAMPLES, type SampleName, tableOf } from '../samples';
import { MOMENTS } from './walks';

/** A surface with the script open. */
const opened = async (view: View, options: DrawOptions = {}): Promise<Drawn> => {
  const drawn = draw(view, options);
  await drawn.click('[data-action="script"]');
  // It is brought in on demand.
  await act(async () => void (await import('../../../src/ui/script/view')));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  return drawn;
};

const heads = (drawn: Drawn) => drawn.all('.steps h3').map(({ textContent }) => textContent);

describe('the control', () => {
  it('is there exactly where there is a script', () => {
    const differ = MOMENTS.filter(({ table }) => hasScript(table) !== scriptsOf(table).length > 0);
    expect(differ.map(({ name }) => name)).toEqual([]);
  });

  it('opens and closes it', async () => {
    const drawn = await opened(SAMPLES.acceptOpening());
    expect(drawn.one('[data-action="script"]').getAttribute('aria-expanded')).toBe('true');
    expect(drawn.one('.script h2').textContent).toBe('Opening lead out of turn');
    expect(document.activeElement).toBe(drawn.one('.script h2'));
    await drawn.click('[data-action="script"]');
    expect(drawn.all('.script')).toEqual([]);
    expect(drawn.one('[data-action="script"]').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('an open script', () => {
  it('says its steps in order, and marks the present one for those who cannot see it', async () => {
    const drawn = await opened(SAMPLES.acceptOpening());
    expect(heads(drawn)).toEqual([
      'Before that: Stop the play',
      'Before that: Ask first',
      'Now: Say to South, all of it, before he answers',
      'After that: After the board',
    ]);
    expect(drawn.one('[aria-current="step"]').querySelector('h3')?.textContent).toBe(heads(drawn)[2]);
  });

  const names = Object.keys(SAMPLES) as SampleName[];
  const decided = names.filter((name) => SAMPLES[name]().table?.ruling.decision);

  it.each(decided)('has the buttons that the surface itself has: %s', async (name) => {
    const buttons = ({ root }: Drawn) =>
      [...root.querySelectorAll<HTMLElement>('[data-decision] button')]
        .map(({ dataset: { choice, suits, action, card } }) => JSON.stringify({ choice, suits, action, card }))
        .toSorted();
    const own = draw(SAMPLES[name]());
    const expected = buttons(own);
    const drawn = await opened(SAMPLES[name]());
    expect(buttons(drawn)).toEqual(expected);
    expect(drawn.data('[data-decision]', 'decision')).toEqual([tableOf(SAMPLES[name]()).ruling.decision?.kind]);
    expect(drawn.all('.script [data-decision]')).toHaveLength(1);
  });

  it('enters a choice as the surface itself does', async () => {
    const drawn = await opened(SAMPLES.acceptOpening());
    await drawn.click('[data-action="accept-dummy"]');
    await drawn.click('[data-action="refuse"]');
    expect(drawn.asked).toEqual([
      { type: 'enter', event: { type: 'accept', as: 'dummy' } },
      { type: 'enter', event: { type: 'refuse' } },
    ]);
  });

  it('says why a choice was not taken', async () => {
    const drawn = await opened(SAMPLES.acceptLead(), { answer: { ok: false, why: { key: 'error_not-an-option' } } });
    await drawn.click('[data-action="refuse"]');
    expect(drawn.one('.script .failure').textContent).toContain('not open to anybody');
  });

  it('goes on with the ruling', async () => {
    const drawn = await opened(SAMPLES.major());
    expect(drawn.one('.script h2').textContent).toBe('Penalty card on the table');
    drawn.show(SAMPLES.required());
    expect(drawn.one('.script h2').textContent).toBe('Declarer has chosen');
    expect(heads(drawn)[1]).toBe('Now: Say to West');
  });

  it('lets one of several be chosen, beside which the decision stays', async () => {
    const view = live({
      contract: '3NT',
      declarer: 'S',
      hands: { E: 'Q3...', W: '4...5' },
      cards: 3,
      leader: 'W',
      events: [
        { type: 'expose', seat: 'E', cards: ['SQ'], how: 'dropped' },
        { type: 'expose', seat: 'W', cards: ['C5'], how: 'dropped' },
      ],
    });
    const drawn = await opened(view);
    expect(drawn.all('.which button').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('queen of spades'),
      expect.stringContaining('five of clubs'),
    ]);
    await act(async () => drawn.all('.which button')[1]?.click());
    expect(drawn.one('.which [aria-pressed="true"]').textContent).toContain('five of clubs');
    expect(drawn.one('[data-decision]').dataset.decision).toBe('lead');
    expect(drawn.all('.script [data-decision]')).toEqual([]);
  });

  it('is copied as text, with the edition and each Law', async () => {
    const drawn = await opened(SAMPLES.acceptOpening());
    await drawn.click('[data-action="copy-script"]');
    const [text = ''] = drawn.copied;
    expect(text).toContain('Opening lead out of turn: five of hearts of East. Laws 2017');
    expect(text).toContain('3. Say to South, all of it, before he answers');
    expect(text).toContain('   - Refuse (Law 54D)');
    expect(text).toContain('(Law 72C)');
  });

  it('is in the language of the surface, and by the numbers of its book', async () => {
    const view = live({
      contract: '3NT',
      declarer: 'S',
      laws: '1987',
      hands: { E: 'Q3...', W: '4...5' },
      cards: 3,
      leader: 'W',
      events: [{ type: 'expose', seat: 'E', cards: ['SQ'], how: 'dropped' }],
    });
    const drawn = await opened(view, { words: DUTCH });
    await drawn.click('[data-action="copy-script"]');
    expect(drawn.copied[0]).toContain('Eis schoppen (Art. 50E2(a))');
    expect(drawn.copied[0]).toContain('Spelregels 1987');
  });
});
