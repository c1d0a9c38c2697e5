import { browser, isOurs, listen, type Runtime } from './api';

/** Whether the user has granted all these origins (match patterns). */
export const isGranted = (origins: readonly string[]): Promise<boolean> =>
  browser.permissions.contains({ origins: [...origins] });

/**
 * Asks the user for origins. To be called in the click itself, before anything else is waited for: browsers show the question
 * only then. The popup may be closed by it, so that what follows from the answer is up to the background.
 * @returns whether they are granted now
 */
export const askFor = (origins: readonly string[]): Promise<boolean> =>
  browser.permissions.request({ origins: [...origins] });

/** The origins that the user has granted by name, as the browser writes them. */
export const grantedOrigins = async (): Promise<readonly string[]> =>
  (await browser.permissions.getAll()).origins ?? [];

/** The pattern by which one site's pages are granted: `https://play.example.org/*`. Patterns know no ports. */
export const originPattern = (url: URL): string => `${url.protocol}//${url.hostname}/*`;

/** Calls back with the origins that have been granted, or taken away. @returns what stops that */
export const onGrants = (added: () => void, removed: (origins: readonly string[]) => void): (() => void) => {
  const stops = [
    listen(browser.permissions.onAdded, added),
    listen(browser.permissions.onRemoved, ({ origins }) => removed(origins ?? [])),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** What tells a content script that origins are granted no more. It is in every page, so it is checked without a package. */
const originsIn = (value: unknown): readonly string[] | null => {
  if (!(value instanceof Object) || Reflect.get(value, 'type') !== 'ungranted') return null;
  const origins: unknown = Reflect.get(value, 'origins');
  return Array.isArray(origins) && origins.every((origin) => typeof origin === 'string') ? origins : null;
};

/** Tells every tab that these origins are granted no more. Tabs in which nobody listens are no fault. */
export const tellUngranted = async (origins: readonly string[]): Promise<void> => {
  const tabs = await browser.tabs.query({});
  const tell = (tabId: number): Promise<unknown> => browser.tabs.sendMessage(tabId, { type: 'ungranted', origins });
  await Promise.all(tabs.map(({ id }) => (id === undefined ? null : tell(id).catch(() => null))));
};

/** Calls back, in a content script, with origins that are granted no more. @returns what stops that */
export const onUngranted = (callback: (origins: readonly string[]) => void): (() => void) =>
  listen(browser.runtime.onMessage, (value: unknown, sender: Runtime.MessageSender): undefined => {
    const origins = originsIn(value);
    // Only the background and pages of ours speak to content scripts.
    if (origins && isOurs(sender.id)) callback(origins);
  });
