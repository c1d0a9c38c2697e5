// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/table/view';
import { DUTCH } from '../words/dictionaries';
import { type Drawn, draw } from './draw';
import { SAMPLES, type SampleName, tableOf } from './samples';

const VERDICTS = ['legal', 'illegal', 'depends'] as const;

// The names of the samples are the keys of this very object.
const names = Object.keys(SAMPLES) as SampleName[];

/** What the contract promises to be found on a surface (section 5), as found. */
const found = ({ all, one, data }: Drawn) => ({
  state: one('[data-state]').dataset.state,
  laws: one('[data-laws]').dataset.laws,
  turn: data('[data-turn]', 'turn'),
  // In rows by reason, so not in the order of the ruling.
  cards: all('[data-card][data-verdict]')
    .map(({ dataset }) => `${dataset.card} ${dataset.verdict}`)
    .toSorted(),
  // By seat, so not in the order of the ruling.
  penaltyCards: all('[data-penalty-card]')
    .map(({ dataset }) => `${dataset.penaltyCard} ${dataset.seat} ${dataset.status}`)
    .toSorted(),
  exposed: all('[data-exposed-card]').map(({ dataset }) => `${dataset.exposedCard} ${dataset.seat} ${dataset.why}`),
  obligations: all('[data-obligation]').map(({ dataset }) => `${dataset.obligation} ${dataset.law}`),
  decision: data('[data-decision]', 'decision'),
  choices: all('button[data-choice]')
    .map(({ dataset }) => `${dataset.choice} ${dataset.suits ?? ''}`)
    .toSorted(),
  directed: new Set(data('[data-action="direct"]', 'for')).size > 0,
});

type Found = ReturnType<typeof found>;

const nothing = (view: View): Found => ({
  state: view.state,
  laws: view.laws,
  turn: [],
  cards: [],
  penaltyCards: [],
  exposed: [],
  obligations: [],
  decision: [],
  choices: [],
  directed: false,
});

/** The same, as it must be. */
const promised = (view: View): Found => {
  if (view.table === null || view.table.over) return nothing(view);
  const { turn, decision, penaltyCards, exposed, obligations, ...verdicts } = view.table.ruling;
  return {
    state: 'live',
    laws: view.laws,
    turn: turn === null ? [] : [turn],
    cards: VERDICTS.flatMap((verdict) => verdicts[verdict].map((card) => `${card} ${verdict}`)).toSorted(),
    penaltyCards: penaltyCards.map(({ card, seat, status }) => `${card} ${seat} ${status}`).toSorted(),
    exposed: exposed.map(({ card, seat, why }) => `${card} ${seat} ${why}`),
    obligations: obligations.map(({ kind, law }) => `${kind} ${law}`),
    decision: decision ? [decision.kind] : [],
    choices:
      decision?.kind === 'lead' || decision?.kind === 'play'
        ? decision.options.map(({ choice, suits }) => `${choice} ${suits.join(' ')}`).toSorted()
        : [],
    directed: penaltyCards.length + exposed.length > 0,
  };
};

describe('a surface has what the contract promises, and nothing besides', () => {
  it.each(names)('%s', (name) => {
    const view = SAMPLES[name]();
    expect(found(draw(view))).toEqual(promised(view));
  });
});

describe('no sentence has a hole in it', () => {
  const HOLE = /[{}[\]|]|undefined|null|NaN|no words for|geen woorden voor/;

  it.each(names)('%s', (name) => {
    const view = SAMPLES[name]();
    expect(draw(view).root.textContent).not.toMatch(HOLE);
    expect(draw(view, { words: DUTCH }).root.textContent).not.toMatch(HOLE);
  });

  it('and one would be found', () => {
    const view = { ...SAMPLES.noTable(), reason: { key: 'from_the_future' } };
    expect(draw(view).root.textContent).toMatch(HOLE);
  });
});

describe('the samples', () => {
  it('have every kind of state, decision, exposed card and status', () => {
    const views: View[] = names.map((name) => SAMPLES[name]());
    const rulings = views.filter(({ table }) => table !== null).map((view) => tableOf(view).ruling);
    expect(new Set(views.map(({ state }) => state)).size).toBe(4);
    expect(new Set(rulings.flatMap(({ decision }) => decision?.kind ?? [])).size).toBe(4);
    expect(new Set(rulings.flatMap(({ exposed }) => exposed.map(({ why }) => why))).size).toBe(3);
    expect(new Set(rulings.flatMap((ruling) => ruling.penaltyCards.map(({ status }) => status))).size).toBe(2);
  });
});
