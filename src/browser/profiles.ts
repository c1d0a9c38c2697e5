import { browser, listen, type Storage } from './api';

/** Begins the keys under which profiles of pages lie in `storage.local`, each by the origin that it is of. */
const SHELF = 'profile:';

/** Where the profile of an origin lies. */
export const profileKey = (origin: string): string => SHELF + origin;

/** All that is kept, by origin (`https://play.example.org/*`); whoever looks must check the values. */
export const storedProfiles = async (): Promise<ReadonlyMap<string, unknown>> => {
  const all = Object.entries(await browser.storage.local.get(null));
  return new Map(all.filter(([key]) => key.startsWith(SHELF)).map(([key, value]) => [key.slice(SHELF.length), value]));
};

/** The origins of which there is a profile. */
export const profileOrigins = async (): Promise<readonly string[]> => [...(await storedProfiles()).keys()].sort();

/** The profile of one origin, unchecked; undefined when there is none. */
export const loadProfile = async (origin: string): Promise<unknown> =>
  (await browser.storage.local.get(profileKey(origin)))[profileKey(origin)];

/** Keeps a profile, plain JSON. @throws when storage fails */
export const saveProfile = (origin: string, profile: unknown): Promise<void> =>
  browser.storage.local.set({ [profileKey(origin)]: profile });

export const dropProfile = (origin: string): Promise<void> => browser.storage.local.remove(profileKey(origin));

/** Calls back when a profile has come, changed or gone. @returns what stops that */
export const onProfiles = (callback: () => void): (() => void) =>
  listen(browser.storage.onChanged, (changes: Record<string, Storage.StorageChange>, area: string): void => {
    if (area === 'local' && Object.keys(changes).some((key) => key.startsWith(SHELF))) callback();
  });
