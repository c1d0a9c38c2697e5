import { fields, within } from '../forms';
import { browser } from './api';

/** Begins the keys under which the places of the overlay's chip lie in `storage.local`, one a site. */
const PREFIX = 'overlay-spot:';

/** Where the chip stands: shares of the room to its left and above it. */
export type Spot = { readonly x: number; readonly y: number };

const share = within(0, 1);

/** Reads a place, whatever the value may be. */
export const parseSpot = fields<Spot>({ x: share, y: share });

/** Under which the place on a site lies. */
export const spotKey = (site: string): string => PREFIX + site;

/** Where the user has put the chip on a site; null when nowhere yet, or when storage does not tell. */
export const loadSpot = async (site: string): Promise<Spot | null> => {
  const key = spotKey(site);
  const stored = await browser.storage.local.get(key).catch(() => ({}) as Record<string, unknown>);
  return parseSpot(stored[key]) ?? null;
};

/** Keeps it. One that cannot be kept is no harm: the chip stands where it stands until the page goes. */
export const saveSpot = (site: string, at: Spot): Promise<void> =>
  browser.storage.local.set({ [spotKey(site)]: at }).catch(() => {});

/** Every place that is kept, by site. @throws when storage fails */
export const storedSpots = async (): Promise<ReadonlyMap<string, Spot>> => {
  const all = Object.entries(await browser.storage.local.get(null));
  const spots = all.flatMap(([key, value]) => {
    const spot = key.startsWith(PREFIX) ? parseSpot(value) : undefined;
    return spot ? [[key.slice(PREFIX.length), spot] as const] : [];
  });
  return new Map(spots);
};
