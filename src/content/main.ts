import { keepTable } from './keep-table';
import { beginLife } from './life';

/** A page that the browser prepares before anybody has asked for it is left alone until somebody has. */
const whenShown = async (): Promise<void> => {
  if (!('prerendering' in document) || !document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
};

const life = beginLife();
if (life) void whenShown().then(() => keepTable(life));
