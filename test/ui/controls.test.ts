// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/laws';
import { DUTCH, wordsIn } from '../words/dictionaries';
import { type Drawn, draw } from './draw';
import { live, MINOR, SAMPLES, tableOf } from './samples';

const REFUSAL = { ok: false, why: { key: 'error_not-held' } } as const;

const field = (drawn: Drawn, name: string): HTMLInputElement | HTMLSelectElement => {
  const found = drawn.one(`[data-form="mark"] [name="${name}"]`);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`${name} is no field`);
};

const mark = async (drawn: Drawn, entry: { seat: string; card: string; how: string }) => {
  for (const [name, value] of Object.entries(entry)) field(drawn, name).value = value;
  await act(async () => drawn.one('[data-form="mark"] [type="submit"]').click());
};

const pick = async (drawn: Drawn, selector: string, value: string) => {
  const select = drawn.one(selector);
  if (!(select instanceof HTMLSelectElement)) throw new Error(`${selector} is no list`);
  select.value = value;
  await act(async () => {
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
};

const restrict = async (drawn: Drawn, suits: readonly string[], kind: string) => {
  for (const suit of suits) await drawn.click(`[data-form="restrict"] [name="${suit}"]`);
  const select = drawn.one('[data-form="restrict"] [name="kind"]');
  if (select instanceof HTMLSelectElement) select.value = kind;
  await act(async () => drawn.one('[data-form="restrict"] [type="submit"]').click());
};

describe('a lead restriction from the auction (26), which no page shows', () => {
  it('is entered for a defender: suits that he may not lead, or until 2007 must', async () => {
    const drawn = draw(SAMPLES.opening());
    await restrict(drawn, ['S', 'H'], 'forbid');
    expect(drawn.asked).toEqual([{ type: 'enter', event: { type: 'restrict', seat: 'N', forbid: ['S', 'H'] } }]);
    const options = (name: string, of: Drawn) =>
      of.all(`[data-form="restrict"] [name="${name}"] option`).map((o) => o.getAttribute('value'));
    expect(options('seat', drawn)).toEqual(['N', 'S']);
    expect(options('kind', drawn)).toEqual(['forbid']);
    const old = draw(live({ ...MINOR, laws: '1997' }));
    expect(options('kind', old)).toEqual(['require', 'forbid']);
    await restrict(old, ['D'], 'require');
    expect(old.asked).toEqual([{ type: 'enter', event: { type: 'restrict', seat: 'E', require: ['D'] } }]);
  });

  it('is not entered without a suit, and says so', async () => {
    const drawn = draw(SAMPLES.opening());
    await restrict(drawn, [], 'forbid');
    expect(drawn.asked).toEqual([]);
    expect(drawn.one('[data-form="restrict"] .failure').textContent).toContain('Choose at least one suit.');
  });
});

describe('a button asks for what it promises', () => {
  it('declarer requires, forbids, or leaves the lead free', async () => {
    const drawn = draw(SAMPLES.major());
    await drawn.click('[data-choice="require"]');
    await drawn.click('[data-choice="forbid"]');
    await drawn.click('[data-choice="free"]');
    expect(drawn.asked).toEqual([
      { type: 'enter', event: { type: 'choose', choice: 'require', suits: ['S'] } },
      { type: 'enter', event: { type: 'choose', choice: 'forbid', suits: ['S'] } },
      { type: 'enter', event: { type: 'choose', choice: 'free' } },
    ]);
  });

  it('two suits of many are forbidden together', async () => {
    const drawn = draw(SAMPLES.many());
    await drawn.click('[data-choice="forbid"][data-suits="S D"]');
    expect(drawn.asked).toEqual([{ type: 'enter', event: { type: 'choose', choice: 'forbid', suits: ['S', 'D'] } }]);
  });

  it('the highest of the suit led', async () => {
    const drawn = draw(SAMPLES.premature());
    await drawn.click('[data-choice="highest"]:not([data-suits])');
    expect(drawn.asked).toEqual([{ type: 'enter', event: { type: 'choose', choice: 'highest' } }]);
  });

  it('a penalty card is named', async () => {
    const drawn = draw(SAMPLES.designate());
    await drawn.click('[data-action="designate"][data-card="DQ"]');
    expect(drawn.asked).toEqual([{ type: 'enter', event: { type: 'designate', card: 'DQ' } }]);
  });

  it('a lead is accepted, accepted as dummy, refused', async () => {
    const drawn = draw(SAMPLES.acceptOpening());
    await drawn.click('[data-action="accept"]');
    await drawn.click('[data-action="accept-dummy"]');
    await drawn.click('[data-action="refuse"]');
    expect(drawn.asked.map((request) => request.type === 'enter' && request.event)).toEqual([
      { type: 'accept' },
      { type: 'accept', as: 'dummy' },
      { type: 'refuse' },
    ]);
  });

  it('declarer can become dummy on an opening lead only', () => {
    expect(draw(SAMPLES.acceptLead()).all('[data-action="accept-dummy"]')).toEqual([]);
  });

  it.each(['none', 'minor', 'major'])(
    'the Director says %s, of an exposed card and of a penalty card',
    async (word) => {
      const exposed = draw(SAMPLES.takeBack());
      await exposed.click(`[data-exposed-card="HJ"] [data-action="direct"][data-as="${word}"]`);
      expect(exposed.asked).toEqual([{ type: 'enter', event: { type: 'direct', seat: 'W', card: 'HJ', as: word } }]);
      const penalty = draw(SAMPLES.minor());
      await penalty.click(`[data-penalty-card="S5"] [data-action="direct"][data-as="${word}"]`);
      expect(penalty.asked).toEqual([{ type: 'enter', event: { type: 'direct', seat: 'E', card: 'S5', as: word } }]);
    },
  );

  it('one of many penalty cards is picked for the Director’s word', async () => {
    const drawn = draw(SAMPLES.many());
    await pick(drawn, '.which select', 'H9');
    await drawn.click('[data-action="direct"][data-as="none"]');
    expect(drawn.asked).toEqual([{ type: 'enter', event: { type: 'direct', seat: 'E', card: 'H9', as: 'none' } }]);
  });

  it('cards that came into sight together get their cause together', async () => {
    const drawn = draw(SAMPLES.unknownTwo());
    await drawn.click('[data-action="cause"][data-how="dropped"]');
    expect(drawn.asked).toEqual([
      { type: 'enter', event: { type: 'expose', seat: 'E', cards: ['HK', 'HJ'], how: 'dropped' } },
    ]);
  });

  it('a take-back gets its reason', async () => {
    const drawn = draw(SAMPLES.takeBack());
    await drawn.click('[data-reason="misinformed"]');
    expect(drawn.asked).toEqual([
      { type: 'enter', event: { type: 'withdraw', seat: 'W', card: 'HJ', why: 'misinformed' } },
    ]);
  });

  it('a revoke is corrected while it can be', async () => {
    const drawn = draw(SAMPLES.revoke());
    await drawn.click('[data-action="correct"]');
    expect(drawn.asked).toEqual([{ type: 'enter', event: { type: 'withdraw', seat: 'E', card: 'DQ', why: 'revoke' } }]);
  });

  it('a resting table is woken', async () => {
    const drawn = draw(SAMPLES.resting());
    await drawn.click('[data-action="wake"]');
    expect(drawn.asked).toEqual([{ type: 'wake' }]);
  });

  it('the user’s own entry is undone, when there is one', async () => {
    const drawn = draw(SAMPLES.minor());
    await drawn.click('[data-action="undo"]');
    expect(drawn.asked).toEqual([{ type: 'undo' }]);
    expect(draw(SAMPLES.opening()).one('[data-action="undo"]').hasAttribute('disabled')).toBe(true);
  });

  it('another edition, another rule for take-backs', async () => {
    const drawn = draw(SAMPLES.minor());
    for (const edition of EDITIONS) await pick(drawn, '[data-laws]', edition);
    await drawn.open('record');
    await pick(drawn, '[data-undo-rule]', 'penalty');
    expect(drawn.asked).toEqual([
      ...EDITIONS.map((laws) => ({ type: 'laws', laws })),
      { type: 'undoRule', undo: 'penalty' },
    ]);
  });

  it('the situation is copied as text, or it is said that it was not', async () => {
    const view = SAMPLES.minor();
    const drawn = draw(view);
    await drawn.click('[data-action="copy-situation"]');
    expect(drawn.copied).toEqual([tableOf(view).situation]);
    const refused = draw(view, { canCopy: false });
    await refused.click('[data-action="copy-situation"]');
    expect(refused.root.textContent).toContain('The browser would not copy it.');
  });
});

describe('marking by hand', () => {
  it.each(['S8', '♠8', '8♠', 's 8'])('sends %j as the contract writes it', async (card) => {
    const drawn = draw(SAMPLES.minor());
    await mark(drawn, { seat: 'E', card, how: 'dropped' });
    expect(drawn.asked).toEqual([
      { type: 'enter', event: { type: 'expose', seat: 'E', cards: ['S8'], how: 'dropped' } },
    ]);
  });

  it('reads the letters of the language', async () => {
    const drawn = draw(SAMPLES.minor(), { words: DUTCH });
    await mark(drawn, { seat: 'W', card: 'SB', how: 'seen' });
    expect(drawn.asked).toEqual([{ type: 'enter', event: { type: 'expose', seat: 'W', cards: ['SJ'], how: 'seen' } }]);
  });

  it.each([
    ['', 'Which card?'],
    ['17', '“17” is not a card.'],
    ['<b>', '“<b>” is not a card.'],
  ])('of %j asks for nothing and says what is wrong', async (card, text) => {
    const drawn = draw(SAMPLES.minor());
    await mark(drawn, { seat: 'E', card, how: 'dropped' });
    expect(drawn.asked).toEqual([]);
    expect(drawn.one('[data-form="mark"] .failure').textContent).toContain(text);
    expect(drawn.data('[role="status"]', 'none')).toHaveLength(2);
    expect(drawn.all('[role="status"]').map((e) => e.textContent)).toContainEqual(expect.stringContaining(text));
  });

  it('asks which card is meant where the letters leave it open', async () => {
    const drawn = draw(SAMPLES.minor(), { words: wordsIn('fr') });
    await mark(drawn, { seat: 'E', card: 'CA', how: 'dropped' });
    expect(drawn.asked).toEqual([]);
    expect(drawn.one('.failure').textContent).toContain('as de cœur');
    expect(drawn.one('.failure').textContent).toContain('as de trèfle');
  });

  it('keeps what was typed when the table refuses it, and clears it when it is done', async () => {
    const refused = draw(SAMPLES.minor(), { answer: REFUSAL });
    await mark(refused, { seat: 'W', card: 'HA', how: 'named' });
    expect(field(refused, 'card').value).toBe('HA');
    const done = draw(SAMPLES.minor());
    await mark(done, { seat: 'W', card: 'SJ', how: 'named' });
    expect(field(done, 'card').value).toBe('');
  });
});

describe('what the table refuses', () => {
  it.each([
    [SAMPLES.major, '[data-choice="free"]'],
    [SAMPLES.designate, '[data-action="designate"][data-card="HK"]'],
    [SAMPLES.acceptCard, '[data-action="refuse"]'],
    [SAMPLES.takeBack, '[data-action="direct"][data-as="major"]'],
    [SAMPLES.minor, '[data-action="undo"]'],
    [SAMPLES.resting, '[data-action="wake"]'],
  ] as const)('is said near the control and to those who hear the page (%#)', async (make, control) => {
    const drawn = draw(make(), { answer: REFUSAL });
    await drawn.click(control);
    expect(drawn.one('.failure').textContent).toBe('That hand cannot hold this card.');
    expect(drawn.all('[role="status"]').map((e) => e.textContent)).toContain('That hand cannot hold this card.');
  });

  it('leaves the edition as it was', async () => {
    const drawn = draw(SAMPLES.minor(), { answer: REFUSAL });
    await pick(drawn, '[data-laws]', '1987');
    expect(drawn.one('[data-laws]')).toHaveProperty('value', '2017');
  });
});

describe('the many options', () => {
  it('show a preview of the one in focus', async () => {
    const drawn = draw(SAMPLES.many());
    await act(async () => drawn.one('[data-choice="forbid"][data-suits="S H"]').focus());
    expect(drawn.one('.preview .takes').textContent).toBe('Forbid9 cards go back4 stay');
    await act(async () => drawn.one('[data-choice="free"]').focus());
    expect(drawn.one('.preview .takes').textContent).toBe('Free lead13 stay');
  });
});
