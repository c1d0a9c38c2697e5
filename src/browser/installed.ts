import { browser, listen, type Runtime } from './api';

/** Calls back when the extension has been installed, and not when it or the browser was updated. @returns what stops that */
export const onInstall = (callback: () => void): (() => void) =>
  listen(browser.runtime.onInstalled, ({ reason }: Runtime.OnInstalledDetailsType) => {
    if (reason === 'install') callback();
  });

/** Opens a page of the extension in a tab of its own, behind the one in which somebody may be in the middle of a board. */
export const openPage = async (page: string): Promise<void> => {
  await browser.tabs.create({ url: browser.runtime.getURL(page), active: false });
};
