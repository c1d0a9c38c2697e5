import { SEATS } from '../bridge';
import type { Sighting } from '../sites/sighting';
import { beginAnew, beginHere } from './beginning';
import { isOther } from './board';
import { incoherence } from './coherence';
import { conclude, showingNow } from './conclude';
import { corrected } from './correct';
import { type Course, fits, standstill } from './course';
import { explain, explainFleeting } from './explain';
import { fault } from './fault';
import { join } from './join';
import { idle, known, type Look, NO_FIT, type Notice, unclear, WAIT } from './look';
import { close, hiddenNow } from './news';
import { type Ending, happened, type Watched } from './record';
import { takenBack } from './take-backs';

/**
 * Looks at a sighting beside the record of the table, and says what has happened. A fleeting look takes up legal plays in
 * turn and nothing else; a settled one whatever explains what is seen; a lasting one may give the record up for a new one.
 */
export const notice = (watched: Watched | null, seen: Sighting, look: Look): Notice => {
  const asPutRight = watched ? corrected(watched, seen) : seen;
  const mine = watched && watched.record.ended !== 'auction' && !isOther(watched, asPutRight) ? watched : null;
  // What the user has said of one board says nothing of another.
  const sighting = mine ? asPutRight : seen;
  const wrong = incoherence(sighting, watched?.position.last ?? []);
  if (wrong) return unclear(wrong);
  if (look.strength === 'fleeting') return mine ? glance(mine, sighting, look) : WAIT;
  return mine ? consider(mine, sighting, look) : beginHere(sighting, look);
};

const glance = (watched: Watched, sighting: Sighting, look: Look): Notice => {
  const { signs } = sighting;
  if (signs.over || signs.review || signs.auction || !sameContract(watched, sighting)) return WAIT;
  const course = explainFleeting(watched, sighting);
  if (!course) return WAIT;
  const { happenings, position } = course;
  return known(happenings.length > 0 ? happened(watched, happenings, position, 'page', look.now) : watched);
};

const consider = (watched: Watched, sighting: Sighting, look: Look): Notice => {
  const { signs } = sighting;
  if (signs.review) return known(watched);
  if (signs.over) return known(endedBy(watched, 'over'));
  if (signs.auction) return backInAuction(watched);
  if (!sameContract(watched, sighting)) return newContract(sighting, look);
  const course = explain(watched, sighting);
  if (!course) return unexplained(watched, sighting, look);
  if (isLastTrickAgain(course)) return known(watched);
  if (!fits(course)) return outOfSight(watched, sighting, look);
  const now = conclude(endedBy(watched, null), course, sighting, look.now);
  if (!now) return unclear(NO_FIT);
  // A card that lay there uncounted can count now that others have been played or taken back.
  const mayCount = now.position !== watched.position && now.record.showing.loose.length > 0;
  return mayCount ? consider(now, sighting, look) : hideHands(now, sighting, look);
};

const endedBy = (watched: Watched, ending: Ending | null): Watched =>
  watched.record.ended === ending ? watched : { ...watched, record: { ...watched.record, ended: ending } };

const backInAuction = (watched: Watched): Notice =>
  watched.record.entries.length > 0 ? { kind: 'ended', watched: endedBy(watched, 'auction') } : idle('note_auction');

/** Contract and declarer as the record has them; a page may hide them during the play. */
const sameContract = ({ record, position }: Watched, { contract, declarer }: Sighting): boolean =>
  (contract === null || contract === record.setup.contract) &&
  (declarer === null || declarer === record.setup.declarer || declarer === position.ruling.declarer);

/** Before the first card the auction has changed; later a new contract is a misreading, until it lasts. */
const newContract = (sighting: Sighting, look: Look): Notice => {
  const unplayed = sighting.trick.length === 0 && join(sighting)?.cards === 13;
  if (unplayed || look.strength === 'lasting') return beginHere(sighting, look);
  return unclear(fault('contract', sighting.contract ?? ''));
};

/** After the last card a page may show whatever it likes. */
const unexplained = (watched: Watched, sighting: Sighting, look: Look): Notice => {
  if (watched.position.ruling.turn === null) return known(endedBy(watched, 'over'));
  const anew = look.strength === 'lasting' ? beginAnew(watched, sighting, look) : null;
  const { against } = standstill(watched.position, watched.record.showing, sighting).fit;
  return anew ?? unclear(against ?? NO_FIT);
};

/** The whole trick before lies there in place of the one in progress, and nothing else has changed: it is being looked at again. */
const isLastTrickAgain = ({ fit }: Course): boolean =>
  fit.against === null && fit.absent.length > 0 && fit.remains === 'all';

/**
 * A card that awaits acceptance and has lain there no longer for a second, while hands are in sight, was taken back: that of a
 * hidden hand shows in no other way. Null when that is not what has happened.
 */
const pendingTakenBack = (watched: Watched, sighting: Sighting, look: Look): Notice | null => {
  const { position, record } = watched;
  const { pending } = position;
  const put = record.entries.findLast(({ event }) => event.type === 'play' && event.card === pending?.card);
  // Of a card that only the user has seen there the page says nothing.
  if (put?.by !== 'page' || SEATS.every((seat) => sighting.hands[seat].length === 0)) return null;
  const [back] = takenBack(standstill(position, record.showing, sighting), sighting);
  const now = back && fits(back) ? conclude(endedBy(watched, null), back, sighting, look.now) : null;
  return now && known(now);
};

/** Something that should be in sight is not. When that lasts, cards have gone by unseen, or the page has hidden a hand. */
const outOfSight = (watched: Watched, sighting: Sighting, look: Look): Notice => {
  if (look.strength !== 'lasting') return known(watched, true);
  return (
    pendingTakenBack(watched, sighting, look) ??
    beginAnew(watched, sighting, look) ??
    hideHands(watched, sighting, look)
  );
};

/** Hands that the page hides, though they are known, are taken for closed when that lasts. */
const hideHands = (watched: Watched, sighting: Sighting, look: Look): Notice => {
  const { showing } = watched.record;
  const hidden = hiddenNow(standstill(watched.position, showing, sighting), sighting);
  if (hidden.length === 0 || look.strength !== 'lasting') return known(watched, hidden.length > 0);
  return known(showingNow(watched, close(showing, hidden, sighting)));
};
