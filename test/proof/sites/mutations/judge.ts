import { type Card, SEATS, type Seat, type SeatCard } from '../../../../src/bridge';
import type { Reading, Sighting } from '../../../../src/sites/sighting';
import type { Watched } from '../../../../src/table';
import { type Moment, taken } from './moment';
import type { Kind } from './mutation';

export const VERDICTS = ['right', 'partial', 'no table', 'unreadable', 'wrong'] as const;

/** `partial`: something is not seen, and nothing is seen that is not so. */
export type Verdict = (typeof VERDICTS)[number];
export type Judgement = { readonly verdict: Verdict; readonly why: string };

/** What a page that has lost a node may no longer tell; elsewhere it is still there. */
const LOSES: ReadonlySet<Kind> = new Set(['node dropped']);

const sameCard = (a: SeatCard, b: SeatCard): boolean => a.seat === b.seat && a.card === b.card;

/** Cards that are read where they are not. */
const misread = ({ held, fixture }: Moment, { hands, trick }: Sighting): string[] => {
  const lies = fixture.state().trick;
  const inHand = (card: Card, seat: Seat): boolean => held[seat].includes(card);
  return [
    ...SEATS.flatMap((seat) =>
      hands[seat].filter((card) => !inHand(card, seat)).map((card) => `${card} is read in ${seat}'s hand`),
    ),
    ...trick
      .filter((seen) => !lies.some((card) => sameCard(card, seen)))
      .map(({ seat, card }) => `${card} is read as played by ${seat}`),
  ];
};

/** Whether a hand is said to be smaller by just those of its cards that are not seen any more: the page has no others to count. */
const isCountOfSeen = (before: Sighting, now: Sighting, seat: Seat): boolean => {
  const lost = before.hands[seat].length - now.hands[seat].length;
  return lost > 0 && (before.sizes[seat] ?? 0) - (now.sizes[seat] ?? 0) === lost;
};

/** What a sighting says otherwise than the one before, in so many words; what it no longer says is left out. */
const contradictions = (before: Sighting, now: Sighting): string[] => {
  const told = (['contract', 'declarer', 'turn', 'tricksPlayed', 'board'] as const).filter(
    (name) => now[name] !== null && now[name] !== before[name],
  );
  const always = (['viewer', 'practice', 'replay', 'site'] as const).filter((name) => now[name] !== before[name]);
  const sizes = SEATS.filter((seat) => now.sizes[seat] !== null && now.sizes[seat] !== before.sizes[seat]).filter(
    (seat) => !isCountOfSeen(before, now, seat),
  );
  const signs = (['auction', 'claim', 'over', 'review'] as const).filter(
    (name) => now.signs[name] !== before.signs[name],
  );
  return [...told, ...always, ...signs, ...sizes.map((seat) => `size of ${seat}`)].map(
    (name) => `says another ${name}`,
  );
};

/** Whether a sighting lacks cards that the one before had. A finished trick may be put away. */
const lacks = (before: Sighting, now: Sighting): boolean =>
  (now.trick.length < before.trick.length && (before.trick.length < SEATS.length || now.trick.length > 0)) ||
  SEATS.some((seat) => now.hands[seat].length < before.hands[seat].length) ||
  now.trick.some((card, i) => now.ordered && before.ordered && card.card !== before.trick[i]?.card);

const marksIn = ({ position }: Watched): string[] =>
  [...position.ruling.exposed, ...position.ruling.penaltyCards].map(({ seat, card }) => `${seat} ${card}`);

/** What was noted beside the play, whose cards have been looked at already. */
const eventsIn = ({ record }: Watched): string[] =>
  record.entries.flatMap(({ event }) => (event.type === 'play' ? [] : JSON.stringify(event)));

/**
 * What the table makes of a sighting, and of the page put right after it, beyond what it has without it: with the record of the
 * board, and with none, as when one comes to the table just then.
 */
const noted = ({ watched, sighting }: Moment, now: Sighting): string[] =>
  [watched, null].flatMap((before) => {
    const usual = taken(before, sighting);
    const marks = usual ? marksIn(usual) : [];
    const events = usual ? eventsIn(usual) : [];
    const after = taken(before, now);
    return [after, taken(after, sighting)].flatMap((each) =>
      each
        ? [
            ...marksIn(each).flatMap((mark) => (marks.includes(mark) ? [] : `marks ${mark}`)),
            ...eventsIn(each).flatMap((event) => (events.includes(event) ? [] : `notes ${event}`)),
          ]
        : [],
    );
  });

const judgeSighting = (moment: Moment, kind: Kind, now: Sighting): Judgement => {
  const wrong = [...misread(moment, now), ...contradictions(moment.sighting, now), ...noted(moment, now)];
  const partial = lacks(moment.sighting, now);
  if (partial && !LOSES.has(kind)) wrong.push('lacks cards that are there');
  if (wrong.length > 0) return { verdict: 'wrong', why: wrong.join(', ') };
  return { verdict: partial ? 'partial' : 'right', why: '' };
};

/** Whether a reading of a page that was changed is right, says that it cannot be had, or is wrong. */
export const judge = (moment: Moment, kind: Kind, reading: Reading): Judgement => {
  if (reading.kind === 'table') return judgeSighting(moment, kind, reading.sighting);
  if (reading.kind === 'none') return { verdict: 'no table', why: '' };
  if (reading.kind === 'resting') return { verdict: 'wrong', why: 'rests' };
  const { key, selector } = reading.fault;
  return selector === '' ? { verdict: 'wrong', why: `${key} without a place` } : { verdict: 'unreadable', why: key };
};
