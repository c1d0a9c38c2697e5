import { marksOf } from '../../src/practice/marks';
import { createSession, type Session } from '../../src/practice/session';
import { drawTable } from '../../src/practice/table';
import { watchPage } from '../../src/practice/watching';
import type { Rules } from '../../src/table/rules';
import type { View } from '../../src/table/view';
import { plain } from './dressed';

/** A session on a page of its own, as `practice.html` makes one. */
export const sessionOn = (page: Document, rules: Rules = { laws: '2017', undo: 'ask' }): Session => {
  page.body.innerHTML = '<div id="cloth"></div>';
  const cloth = page.querySelector('#cloth');
  if (!cloth) throw new Error('no place for the table');
  return createSession({
    draw: ({ table, hiding, view }) => drawTable(cloth, { ...plain, marks: marksOf(view), table, hiding }),
    watch: (...how) => watchPage(page, ...how),
    rules,
  });
};

/** The table of a view, which must be live. */
export const tableOf = (view: View): NonNullable<View['table']> => {
  if (!view.table) throw new Error(`${view.state}: ${JSON.stringify(view.reason)}`);
  return view.table;
};
