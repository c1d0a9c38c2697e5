import { onUngranted } from '../browser/grants';
import { matchesPattern } from '../sites/address';
import { keepTable } from './keep-table';
import { beginLife, type Life } from './life';

/** A page that the browser prepares before anybody has asked for it is left alone until somebody has. */
const whenShown = async (): Promise<void> => {
  if (!('prerendering' in document) || !document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
};

/** What the user has taken away is left at once, and not only when the page is loaded again. */
const endWhenUngranted = ({ signal, end }: Life): void => {
  const stop = onUngranted((origins) => {
    if (origins.some((origin) => matchesPattern(origin, location.href))) end();
  });
  signal.addEventListener('abort', stop);
};

const life = beginLife();
if (life) endWhenUngranted(life);
if (life) void whenShown().then(() => keepTable(life));
