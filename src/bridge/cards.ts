/** Suits in the order in which bridge lists them. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks from high to low. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

/** A card, suit then rank: `SA`, `HT`, `C2`. */
export type Card = `${Suit}${Rank}`;

/** What can be trumps; `NT` is none. */
export const STRAINS = ['S', 'H', 'D', 'C', 'NT'] as const;
export type Strain = (typeof STRAINS)[number];

/** So many cards each player is dealt. */
export const FULL_HAND = 13;

/** All 52 cards: spades, hearts, diamonds, clubs, each from the ace down. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

const ORDER: ReadonlyMap<string, number> = new Map(CARDS.map((card, i) => [card, i]));

/** Whether a value is a card in this notation. */
export const isCard = (value: unknown): value is Card => typeof value === 'string' && ORDER.has(value);

/** Whether a value is a suit letter. */
export const isSuit = (value: unknown): value is Suit => (SUITS as readonly unknown[]).includes(value);

/** Place of a card in {@link CARDS}: 0 (ace of spades) to 51 (two of clubs). */
export const cardIndex = (card: Card): number => ORDER.get(card) ?? -1;

/** The card at a place of {@link CARDS}. @throws RangeError outside 0 to 51 */
export const cardAt = (index: number): Card => {
  const card = CARDS[index];
  if (card === undefined) throw new RangeError(`no card number ${index}`);
  return card;
};

// A card's first letter is its suit and its second its rank, by the type itself.
export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): Rank => card[1] as Rank;

/** Ace, king, queen, jack or ten: an honour (Definitions, all editions). */
export const isHonour = (card: Card): boolean => 'AKQJT'.includes(rankOf(card));

/** Compares two cards for sorting: spades, hearts, diamonds, clubs, high to low. */
export const compareCards = (a: Card, b: Card): number => cardIndex(a) - cardIndex(b);

/** A sorted copy: spades, hearts, diamonds, clubs, high to low. */
export const sortCards = (cards: Iterable<Card>): Card[] => [...cards].sort(compareCards);

/** A sorted copy of suits, in the order S H D C. */
export const sortSuits = (suits: Iterable<Suit>): Suit[] => {
  const set = new Set(suits);
  return SUITS.filter((suit) => set.has(suit));
};
