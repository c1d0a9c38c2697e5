import { browser } from './api';

/** Chrome's own interface, which the shared types do not know. */
type ChromeSidePanel = { open(where: { windowId: number }): Promise<void> };

/** A popup goes when the panel has come; a page in a tab stays. */
const closePopup = (): void => {
  for (const popup of browser.extension.getViews({ type: 'popup' })) popup.close();
};

/**
 * What opens the side panel in this page's window; undefined where the browser has none. To be called in the click itself, before
 * anything else is waited for: browsers open a panel only then. It fails when the browser will not.
 */
export const panelOpener = async (): Promise<(() => Promise<void>) | undefined> => {
  // Each browser has one of the two, whatever the types say.
  const { sidePanel, sidebarAction } = browser as Partial<typeof browser> & { sidePanel?: ChromeSidePanel };
  if (sidebarAction) return () => sidebarAction.open().then(closePopup);
  const { id: windowId = 0 } = await browser.windows.getCurrent();
  return sidePanel && (() => sidePanel.open({ windowId }).then(closePopup));
};
