import { type BySeat, bySeat, parseHolding } from '../../src/bridge';
import type { ReadFault, Sighting, SiteReader } from '../../src/sites/sighting';

/** What is read of a page. @throws when that is no table, for then the test proves nothing */
export const sightingOf = (reader: SiteReader, page: Document): Sighting => {
  const reading = reader.read(page);
  if (reading.kind !== 'table') throw new Error(`expected a table: ${JSON.stringify(reading)}`);
  return reading.sighting;
};

/** Why a page cannot be read. @throws when it can */
export const faultOf = (reader: SiteReader, page: Document): ReadFault => {
  const reading = reader.read(page);
  if (reading.kind !== 'fault') throw new Error(`expected a fault: ${JSON.stringify(reading)}`);
  return reading.fault;
};

/** Four hands from their holdings; a seat left out shows nothing. */
export const handsFrom = (hands: Partial<BySeat<string>>) => bySeat((seat) => parseHolding(hands[seat] ?? '...'));

/** Gives every element of that class another one, as a new build of a site may. */
export const renameClass = (page: Document, name: string): void => {
  for (const element of page.querySelectorAll(`.${name}`)) element.classList.replace(name, `${name}-2`);
};

/** Gives an element another id. */
export const renameId = (page: Document, id: string): void => {
  for (const element of page.querySelectorAll(`#${id}`)) element.id = `${id}-2`;
};
