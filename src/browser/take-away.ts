import { browser } from './api';

/**
 * Takes away what the user has granted. Reading ends at once in every tab: see the background.
 * @returns whether it is gone; a browser keeps what belongs to the installation
 */
export const takeAway = (origins: readonly string[]): Promise<boolean> =>
  browser.permissions.remove({ origins: [...origins] });

/** Origins that came with the installation. */
export const originsAtInstall = (): readonly string[] => browser.runtime.getManifest().host_permissions ?? [];
