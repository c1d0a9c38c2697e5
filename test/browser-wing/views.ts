import type { View } from '../../src/table/view';

/** Views with nothing but what the browser wing looks at; the table in them is a stand-in. */
export const noTable: View = {
  state: 'no-table',
  reason: null,
  site: null,
  laws: '2017',
  undo: 'ask',
  table: null,
};

export const resting: View = { ...noTable, state: 'resting', site: 'example' };

/** A live view, told apart by the number of its penalty cards and its situation text. */
export const live = (situation: string, penaltyCards = 0): View =>
  ({
    ...noTable,
    state: 'live',
    site: 'example',
    table: { situation, ruling: { penaltyCards: Array.from({ length: penaltyCards }, () => ({})) } },
    // A whole table would be pages long, and nothing here reads it.
  }) as unknown as View;

export const unreadable: View = { ...noTable, state: 'unreadable', reason: { key: 'fault_missing' } };
