import { browser } from './api';

/** Set in `storage.session`, which the browser empties when it starts and when the extension is updated or switched on. */
const ENTERED = 'entered';

/**
 * Enters the tabs that are open on pages of the manifest's content scripts, once in the life of this installed version. A
 * page that is read already is left alone: the script there sees to that. Should the worker die in the middle, its next
 * life begins anew.
 * @returns whether this was the first time
 */
export const enterOpenTabs = async (): Promise<boolean> => {
  const session = await browser.storage.session.get(ENTERED);
  if (session[ENTERED]) return false;
  for (const { matches, js, all_frames } of browser.runtime.getManifest().content_scripts ?? []) {
    await enterTabs(matches, js ?? [], all_frames ?? false);
  }
  await browser.storage.session.set({ [ENTERED]: true });
  return true;
};

/** Enters the open tabs on pages that fit a match pattern and are granted. */
export const enterTabs = async (
  matches: readonly string[],
  files: readonly string[],
  allFrames: boolean,
): Promise<void> => {
  const tabs = await browser.tabs.query({ url: [...matches] });
  await Promise.all(tabs.map((tab) => enterTab(tab.id, [...files], allFrames)));
};

const enterTab = async (tabId: number | undefined, files: string[], allFrames: boolean): Promise<void> => {
  if (tabId === undefined) return;
  try {
    await browser.scripting.executeScript({ target: { tabId, allFrames }, files });
  } catch {
    // An error page, a tab just closed or one that the browser has put to sleep: it is entered when it loads again.
  }
};
