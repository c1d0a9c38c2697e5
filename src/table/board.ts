import { formatHolding, SEATS } from '../bridge';
import type { Sighting } from '../sites/sighting';
import type { Watched } from './record';

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** FNV-1a, 64 bits, in hexadecimal digits. */
const hash = (text: string): string => {
  let value = FNV_OFFSET;
  for (const char of text) value = BigInt.asUintN(64, (value ^ BigInt(char.codePointAt(0) ?? 0)) * FNV_PRIME);
  return value.toString(16).padStart(16, '0');
};

/** What tells a board from others with its number: the cards seen first. */
export const fingerprint = ({ hands, trick }: Sighting): string =>
  hash([...SEATS.map((seat) => formatHolding(hands[seat])), ...trick.map(({ seat, card }) => seat + card)].join(' '));

/** Cards in sight that this record knows to be, or to have been, another's. */
const strangers = ({ position }: Watched, { hands }: Sighting): number =>
  SEATS.flatMap((seat) =>
    hands[seat].filter((card) => {
      const spot = position.where.get(card);
      return spot ? spot.seat !== seat : position.hidden[seat] === 0;
    }),
  ).length;

/** So many cards out of place are more than a misreading. */
const TOO_MANY_STRANGERS = 3;

/**
 * Whether a sighting is of another board than the record's, or seen with other eyes: what a kibitzer has seen must not
 * serve him when he sits down. Cards tell boards apart, for a number can come again, and a page can leave it out.
 */
export const isOther = (watched: Watched, sighting: Sighting): boolean => {
  const { record } = watched;
  if (record.site !== sighting.site) return true;
  if (record.board !== null && sighting.board !== null && record.board !== sighting.board) return true;
  if (record.kibitzed && sighting.viewer !== null) return true;
  const seen = SEATS.reduce((sum, seat) => sum + sighting.hands[seat].length, 0);
  const strange = strangers(watched, sighting);
  return strange >= TOO_MANY_STRANGERS && strange * 2 > seen;
};
