import type { View } from '../../table/view';
import type { Words } from '../../words';
import { dutyText } from './duty';
import { bandOf } from './turn';

/** What is said aloud when the duty changes: who must act, and what binds him; nothing without a table. */
export const spokenDuty = (view: View, words: Words): string => {
  const { table } = view;
  const turn = table?.ruling.turn ?? null;
  if (table === null || turn === null || table.over) return '';
  const { over, head, turnIn } = bandOf(table, turn);
  const { obligations, trick } = table.ruling;
  const duties = obligations.map((duty, i) => dutyText(duty, obligations.slice(0, i), trick.cards.length === 0));
  const lines = [...(over && turnIn === 'over' ? [over] : []), head, ...duties];
  return lines.map((line) => `${words.plain(line)}.`).join(' ');
};
