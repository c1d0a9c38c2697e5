/**
 * Calls back when the page's address has changed without a new page: a site of one page goes from lobby to table so. Before
 * it knows the Navigation API, Firefox tells only of going back and forth.
 * @returns what stops that
 */
export const onAddress = (callback: () => void): (() => void) => {
  const run = new AbortController();
  addEventListener('popstate', callback, { signal: run.signal });
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', callback, { signal: run.signal });
  return () => run.abort();
};
