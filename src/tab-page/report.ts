import { browser } from '../browser/api';

/** The script that makes the report, and where it leaves it: in the extension's own world in that page. */
const SCRIPT = 'report.js';

const currentTab = async (): Promise<number | undefined> => {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id;
};

/**
 * A report of the page in a tab, without names and chat. The script that makes it is large and seldom asked for, so it is
 * brought into the page only now.
 * @param tab null for the active one
 * @throws Error when the page cannot be entered
 */
export const reportOf = async (tab: number | null): Promise<string> => {
  const tabId = tab ?? (await currentTab());
  if (tabId === undefined) throw new Error('no tab to report on');
  const target = { tabId, allFrames: true };
  await browser.scripting.executeScript({ target, files: [SCRIPT] });
  const made = await browser.scripting.executeScript({
    target,
    func: () => Reflect.get(globalThis, Symbol.for('face-up:report')),
  });
  const reports = made.flatMap(({ result }) => (typeof result === 'string' ? [result] : []));
  // Of several frames the one with most to tell has the table.
  const [longest] = reports.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) throw new Error('the page gave no report');
  return longest;
};
