import { connectTable } from '../../../src/browser/surface';

/* A surface that writes what it is told into its body's `data-seen`, and the state into `data-state`. */

const { body } = document;
const tab = new URLSearchParams(location.search).get('tab');
const link = connectTable(tab === null ? null : Number(tab));
const seen: string[] = [];

link.onView((view) => {
  seen.push(view.table?.situation ?? view.reason?.key ?? view.state);
  body.dataset.state = view.state;
  body.dataset.now = seen.at(-1) ?? '';
  body.dataset.seen = seen.join(' | ');
});

body.addEventListener('click', async () => {
  body.dataset.answer = JSON.stringify(await link.ask({ type: 'undo' }));
});
