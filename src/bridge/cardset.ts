import { type Card, cardAt, cardIndex, SUITS, type Suit } from './cards';

const SUIT_MASK = 0x1fff;
const SUIT_NUMBER: Record<Suit, number> = { S: 0, H: 1, D: 2, C: 3 };

/** Place of a suit in {@link SUITS}: 0 (spades) to 3 (clubs). */
export const suitNumber = (suit: Suit): number => SUIT_NUMBER[suit];

/** Number of bits set in a 26-bit integer. */
export const countBits = (bits: number): number => {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/**
 * An immutable set of cards: 26 bits for spades and hearts, 26 for diamonds and clubs. In each suit bit 0 is the ace, so
 * that the order of the bits is the order in which cards are listed.
 */
export class CardSet {
  static readonly empty = new CardSet(0, 0);
  static readonly all = new CardSet(0x3ffffff, 0x3ffffff);

  private constructor(
    private readonly majors: number,
    private readonly minors: number,
  ) {}

  /** The set of these cards. */
  static of(cards: Iterable<Card>): CardSet {
    let set = CardSet.empty;
    for (const card of cards) set = set.with(card);
    return set;
  }

  get size(): number {
    return countBits(this.majors) + countBits(this.minors);
  }

  get isEmpty(): boolean {
    return (this.majors | this.minors) === 0;
  }

  has(card: Card): boolean {
    const i = cardIndex(card);
    return i < 26 ? ((this.majors >>> i) & 1) === 1 : ((this.minors >>> (i - 26)) & 1) === 1;
  }

  with(card: Card): CardSet {
    const i = cardIndex(card);
    return i < 26
      ? new CardSet(this.majors | (1 << i), this.minors)
      : new CardSet(this.majors, this.minors | (1 << (i - 26)));
  }

  without(card: Card): CardSet {
    return this.minus(CardSet.empty.with(card));
  }

  union(other: CardSet): CardSet {
    return new CardSet(this.majors | other.majors, this.minors | other.minors);
  }

  minus(other: CardSet): CardSet {
    return new CardSet(this.majors & ~other.majors, this.minors & ~other.minors);
  }

  and(other: CardSet): CardSet {
    return new CardSet(this.majors & other.majors, this.minors & other.minors);
  }

  /** 13 bits for the cards of one suit, by its place in {@link SUITS}; bit 0 is the ace. */
  suitBits(suit: number): number {
    const half = suit < 2 ? this.majors : this.minors;
    return (suit & 1 ? half >>> 13 : half) & SUIT_MASK;
  }

  /** The cards of the suits whose bits are set in `suits` (bit 0 spades … bit 3 clubs). */
  inSuits(suits: number): CardSet {
    return new CardSet(this.majors & halfMask(suits & 3), this.minors & halfMask(suits >>> 2));
  }

  /** The cards, sorted. */
  toArray(): Card[] {
    const cards: Card[] = [];
    for (let bits = this.majors; bits !== 0; bits &= bits - 1) cards.push(cardAt(31 - Math.clz32(bits & -bits)));
    for (let bits = this.minors; bits !== 0; bits &= bits - 1) cards.push(cardAt(57 - Math.clz32(bits & -bits)));
    return cards;
  }
}

const halfMask = (two: number): number => (two & 1 ? SUIT_MASK : 0) | (two & 2 ? SUIT_MASK << 13 : 0);

/** Suits as bits, spades bit 0 … clubs bit 3. */
export const suitBit = (suit: Suit): number => 1 << SUIT_NUMBER[suit];

/** These suits as bits. */
export const suitBitsOf = (suits: Iterable<Suit>): number => {
  let bits = 0;
  for (const suit of suits) bits |= suitBit(suit);
  return bits;
};
