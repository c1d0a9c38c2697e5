import { browser } from './api';
import { type Spot, spotKey, storedSpots } from './overlay-spot';
import { profileKey, storedProfiles } from './profiles';
import { loadSettings, SETTINGS_KEY, type Settings } from './settings';

/** All that the user has set, and what was kept for him of pages; neither boards nor permissions. */
export type AllSettings = {
  readonly settings: Settings;
  /** Profiles of pages by the origin that each is of, unchecked. */
  readonly profiles: ReadonlyMap<string, unknown>;
  /** Where the overlay's chip stands, by site. */
  readonly spots: ReadonlyMap<string, Spot>;
};

/** @throws when storage fails */
export const loadAllSettings = async (): Promise<AllSettings> => {
  const [settings, profiles, spots] = await Promise.all([loadSettings(), storedProfiles(), storedSpots()]);
  return { settings, profiles, spots };
};

/**
 * Puts all of it back in one write, so that all is there or nothing. Profiles and places of which it says nothing stay.
 * @throws when storage fails; all is then as it was
 */
export const saveAllSettings = ({ settings, profiles, spots }: AllSettings): Promise<void> => {
  const named = <T>(values: ReadonlyMap<string, T>, keyOf: (name: string) => string): [string, T][] =>
    [...values].map(([name, value]) => [keyOf(name), value]);
  return browser.storage.local.set({
    [SETTINGS_KEY]: settings,
    ...Object.fromEntries(named(profiles, profileKey)),
    ...Object.fromEntries(named(spots, spotKey)),
  });
};
