import type { Served } from '../../../src/browser/serve';
import type { View } from '../../../src/table/view';

/**
 * A table that is whatever the body's `data-table` says, such as `five of hearts`; `data-count` is its number of penalty
 * cards. A request writes itself into `data-asked`.
 */
export const bodyTable = (life: { readonly signal: AbortSignal; isOn(): boolean }): Served => {
  const { body } = document;
  const callbacks = new Set<() => void>();
  let now = viewOf(body);
  const observer = new MutationObserver(() => {
    if (!life.isOn()) return;
    now = viewOf(body);
    for (const callback of callbacks) callback();
  });
  observer.observe(body, { attributeFilter: ['data-table', 'data-count'] });
  life.signal.addEventListener('abort', () => observer.disconnect());
  return {
    view: () => now,
    onChange(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    ask(request) {
      body.dataset.asked = JSON.stringify(request);
      return { ok: true };
    },
  };
};

const viewOf = ({ dataset }: HTMLElement): View => {
  const { table } = dataset;
  const empty: View = { state: 'no-table', reason: null, site: 'body', laws: '2017', undo: 'ask', table: null };
  if (table === undefined) return empty;
  const penaltyCards = Array.from({ length: Number(dataset.count ?? 0) });
  // The browser wing reads no more of a table than this.
  return { ...empty, state: 'live', table: { situation: table, ruling: { penaltyCards } } } as unknown as View;
};
