import type { BySeat, Card, Seat, SeatCard } from '../bridge';
import { nextSeat } from '../bridge';
import type { Result, TableEvent } from '../laws';
import type { Sighting } from '../sites/sighting';
import { amend, amended, type Entry, refit, type TableRecord, type Watched } from './record';

/** An event that shows one card: what a page can get wrong of it is who showed it, and whether it was played or dropped. */
type ShownCard = { readonly seat: Seat; readonly card: Card; readonly isPlay: boolean };

const shownCardOf = (event: TableEvent): ShownCard | null => {
  if (event.type === 'play') return { seat: event.seat, card: event.card, isPlay: true };
  const [card, another] = event.type === 'expose' ? event.cards : [];
  return event.type === 'expose' && card && !another ? { seat: event.seat, card, isPlay: false } : null;
};

/** One reading that the user has put right. */
type Correction = { readonly said: ShownCard; readonly is: ShownCard };

const correctionOf = ({ was, event }: Entry): Correction[] => {
  const said = was && shownCardOf(was);
  const is = shownCardOf(event);
  return said && is && said.card === is.card ? [{ said, is }] : [];
};

const without = (cards: readonly Card[], card: Card): readonly Card[] => cards.filter((other) => other !== card);

const withHand = (hands: BySeat<readonly Card[]>, seat: Seat, cards: readonly Card[]): BySeat<readonly Card[]> => ({
  ...hands,
  [seat]: cards,
});

/** A card on the trick, where the page has it for another seat. */
const ownerOnTrick = (sighting: Sighting, { said, is }: Correction): Sighting => {
  const isThere = sighting.trick.some(({ card, seat }) => card === said.card && seat === said.seat);
  if (!isThere || said.seat === is.seat) return sighting;
  const trick = sighting.trick.map(
    (lying): SeatCard => (lying.card === said.card && lying.seat === said.seat ? { ...lying, seat: is.seat } : lying),
  );
  // What the page counts is counted with this card in the wrong hand.
  return { ...sighting, trick, sizes: { ...sighting.sizes, [said.seat]: null, [is.seat]: null } };
};

/** A card that the page still shows in a hand, where the user says whose it was, or that it was played. */
const inHand = (sighting: Sighting, { said, is }: Correction, isOnTrick: boolean): Sighting => {
  const { card } = said;
  if (!sighting.hands[said.seat].includes(card)) return sighting;
  const taken = withHand(sighting.hands, said.seat, without(sighting.hands[said.seat], card));
  // What the page counts is counted with this card in the wrong place.
  const sizes = { ...sighting.sizes, [said.seat]: null, [is.seat]: null };
  if (!is.isPlay) return { ...sighting, sizes, hands: withHand(taken, is.seat, [...taken[is.seat], card]) };
  const lies = isOnTrick && !sighting.trick.some((lying) => lying.card === card);
  const trick = lies ? [...sighting.trick, { seat: is.seat, card }] : sighting.trick;
  return { ...sighting, sizes, hands: taken, trick };
};

/** Who leads follows from the declarer, so until a card is played the page's turn may be as wrong as its declarer. */
const withDeclarer = ({ saidDeclarer, setup, entries }: TableRecord, sighting: Sighting): Sighting => {
  if (!saidDeclarer) return sighting;
  const declarer = sighting.declarer === saidDeclarer ? setup.declarer : sighting.declarer;
  return { ...sighting, declarer, turn: entries.length > 0 ? sighting.turn : null };
};

/** What is seen, as the user has put right earlier readings of it: the correction holds against every later one. */
export const corrected = ({ record, position }: Watched, sighting: Sighting): Sighting => {
  const corrections = record.entries.flatMap(correctionOf);
  return corrections.reduce<Sighting>(
    (seen, each) => inHand(ownerOnTrick(seen, each), each, position.where.get(each.is.card)?.at === 'trick'),
    withDeclarer(record, sighting),
  );
};

/** A card that was dropped, and not played as the page had it, lies on the trick without counting. */
const withLoose = ({ record, position }: Watched, { is }: Correction): Watched => {
  const { loose, dropped = [], closed } = record.showing;
  const others = (cards: readonly Card[]): Card[] => cards.filter((card) => card !== is.card);
  const showing = is.isPlay
    ? { loose: others(loose), dropped: others(dropped), closed }
    : { loose: [...others(loose), is.card], dropped: [...others(dropped), is.card], closed };
  return { record: { ...record, showing }, position };
};

const refused = (index: number): Result<Watched> => ({
  ok: false,
  error: { code: 'not-an-option', event: index, message: 'not a reading of one card that can be put right so' },
});

/**
 * Puts right one reading of the page's: whose card it was, whether it was played or shown otherwise. Later entries that can then
 * not follow are set aside.
 * @param index of the entry in the record
 * @param event what really happened, with the same card
 * @returns the core's error, with nothing changed, when that entry is no such reading or the event cannot follow
 */
export const correct = (watched: Watched, index: number, event: TableEvent): Result<Watched> => {
  const entry = watched.record.entries[index];
  const [correction] = entry ? correctionOf({ ...entry, was: entry.was ?? entry.event, event }) : [];
  if (!entry || !correction || (entry.by === 'user' && !entry.was)) return refused(index);
  const exact = amend(watched, index, event);
  if (exact.ok) return { ok: true, value: withLoose(exact.value, correction) };
  const { error } = exact;
  if (error.event === index) return exact;
  const fitted = refit(amended(watched.record, index, event));
  return fitted.ok ? { ok: true, value: withLoose(fitted.value, correction) } : fitted;
};

/** Puts the declarer right. When nothing was missed the other side leads; entries that cannot follow are set aside. */
export const correctDeclarer = ({ record }: Watched, declarer: Seat): Result<Watched> => {
  const { setup } = record;
  const said = record.saidDeclarer ?? setup.declarer;
  const leader = setup.cards === 13 ? nextSeat(declarer) : setup.leader;
  const { saidDeclarer: _, ...rest } = record;
  return refit({
    ...rest,
    ...(said === declarer ? {} : { saidDeclarer: said }),
    setup: { ...setup, declarer, leader },
  });
};
