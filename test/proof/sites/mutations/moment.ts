import type { BySeat, Card } from '../../../../src/bridge';
import type { Reading, Sighting } from '../../../../src/sites/sighting';
import { notice, type Watched } from '../../../../src/table';
import type { Played } from '../../../browser/support/played';
import type { BrowserWindow } from '../../../fixtures/table/doms';
import type { TableFixture } from '../../../fixtures/table/fixture';
import type { Seating } from '../seating';
import type { Proved } from '../sites';
import { pageOf } from '../station';

/** From where a page is brought to a moment: a board, how it is looked at, and how many of its cards have been played. */
export type Occasion = {
  readonly site: Proved;
  readonly board: Played;
  readonly seating: Seating;
  readonly count: number;
};

/** A page in the middle of a board, as it was read, and the record of all that was seen until then. */
export type Moment = Occasion & {
  readonly window: BrowserWindow;
  readonly page: Document;
  readonly fixture: TableFixture;
  readonly sighting: Sighting;
  readonly watched: Watched | null;
  readonly held: BySeat<readonly Card[]>;
};

/** Takes a sighting into a record: when it has settled, and again when nothing has changed for a second. */
export const taken = (watched: Watched | null, sighting: Sighting): Watched | null => {
  let now = watched;
  for (const strength of ['settled', 'lasting'] as const) {
    const seen = notice(now, sighting, { strength, now: 0, laws: '2017', undo: 'ask' });
    if ('watched' in seen) now = seen.watched;
  }
  return now;
};

const sightingIn = (reading: Reading): Sighting | null => (reading.kind === 'table' ? reading.sighting : null);

/** Brings a site's page to a moment of a board, looked at after each call and card. @throws Error when it cannot be read there */
export const momentOf = async (occasion: Occasion): Promise<Moment> => {
  const { site, board, seating, count } = occasion;
  const { window, page, fixture } = pageOf(site, seating.dom);
  let watched: Watched | null = null;
  const look = (): Sighting | null => {
    const sighting = sightingIn(site.reader.read(page));
    if (sighting) watched = taken(watched, sighting);
    return sighting;
  };
  const { deal, dealer, vul, contract, declarer, line } = board;
  const table = { deal, dealer, vul, contract, declarer, board: line, ...seating.options, frames: 0 };
  await fixture.open({ ...table, pace: async () => {}, ...(site.fromCalls && { callsMade: 0 }) });
  look();
  while (fixture.state().phase === 'auction') {
    await fixture.call();
    look();
  }
  for (const { seat, card } of board.play.slice(0, count)) {
    await fixture.play(seat, card, { gather: false });
    look();
  }
  const sighting = look();
  if (!sighting) throw new Error(`${site.reader.id} cannot be read after ${count} cards of board ${line}`);
  return { ...occasion, window, page, fixture, sighting, watched, held: fixture.state().hands };
};
