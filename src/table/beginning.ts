import { bySeat, SEATS } from '../bridge';
import type { Setup } from '../laws';
import type { Sighting } from '../sites/sighting';
import { fingerprint } from './board';
import { conclude } from './conclude';
import { fits, standstill } from './course';
import { explain } from './explain';
import { fault } from './fault';
import { join } from './join';
import { idle, type Look, NO_FIT, type Notice, unclear } from './look';
import { lackingOne } from './news';
import { begin, type Watched } from './record';
import type { SetAside } from './view';

const setupOf = ({ contract, declarer, ...sighting }: Sighting, look: Look): Setup | null => {
  const joining = join({ contract, declarer, ...sighting });
  if (contract === null || declarer === null || joining === null) return null;
  // In a board shown again nobody plays: a step back is no take-back.
  const undo = sighting.replay ? 'free' : look.undo;
  return { laws: look.laws, undo, contract, declarer, hands: bySeat(() => []), ...joining };
};

/** Begins a record with the trick that lies there. */
export const beginHere = (sighting: Sighting, look: Look): Notice => {
  const { signs } = sighting;
  if (signs.over) return idle('note_over');
  if (signs.auction || sighting.declarer === null) return idle('note_auction');
  // Some pages show the calls only while they are made, and afterwards who plays, but not what.
  if (sighting.contract === null) return idle('note_contract');
  const setup = setupOf(sighting, look);
  if (setup === null || signs.review) return idle('note_joining');
  const { site, board, viewer, replay } = sighting;
  const named = { site, board, fingerprint: fingerprint(sighting), kibitzed: viewer === null, setup };
  const first = begin({ ...named, ...(replay && { replay }) });
  if (!first.ok) return unclear(fault('contract', setup.contract));
  const course = explain(first.value, sighting);
  const torn = course && lackingOne(course, sighting);
  if (torn) return unclear(fault('sizes', torn));
  const watched = course && fits(course) ? conclude(first.value, course, sighting, look.now) : null;
  if (watched) return { kind: 'begun', watched, anew: false };
  return unclear(standstill(first.value.position, first.value.record.showing, sighting).fit.against ?? NO_FIT);
};

const cardsPlayed = ({ position }: Watched): number => position.done * SEATS.length + position.trick.length;

/** What the user entered in a record that goes no further: it is told, and can be entered again. */
const leftBehind = ({ record }: Watched): SetAside[] => [
  ...record.setAside,
  ...record.entries.flatMap(({ event, by }) => (by === 'user' ? [{ event, by, why: { key: 'note_unseen' } }] : [])),
];

/**
 * Begins anew on the same board when it is certain that cards were played or taken back that cannot be followed: the number
 * of cards played, which the page tells now, is not the record's.
 * @returns null when that is not certain
 */
export const beginAnew = (watched: Watched, sighting: Sighting, look: Look): Notice | null => {
  const joining = join(sighting);
  if (!joining || (sighting.turn === null && sighting.trick.length === 0)) return null;
  if ((13 - joining.cards) * SEATS.length + sighting.trick.length === cardsPlayed(watched)) return null;
  const notice = beginHere(sighting, look);
  if (notice.kind !== 'begun') return null;
  const { saidDeclarer } = watched.record;
  const record = {
    ...notice.watched.record,
    setAside: leftBehind(watched),
    ...(saidDeclarer ? { saidDeclarer } : {}),
  };
  return { ...notice, watched: { ...notice.watched, record }, anew: true };
};
