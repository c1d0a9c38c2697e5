import {
  type BySeat,
  bySeat,
  type Card,
  nextSeat,
  parseContract,
  parseHolding,
  partnerOf,
  SEATS,
  type Seat,
  type SeatCard,
  sortCards,
  trumpsOf,
  turnIn,
  winnerOf,
} from '../../src/bridge';
import type { Sighting, Signs } from '../../src/sites/sighting';

/** A board as it was played, with every card of its play and whose it is. */
export type Board = {
  readonly contract: string;
  readonly declarer: Seat;
  readonly hands: BySeat<readonly Card[]>;
  readonly play: readonly SeatCard[];
};

/** What a page lets its user see, and how much it tells. */
export type Page = {
  readonly viewer: Seat | null;
  /** A kibitzer whose table shows these hands only; by default all, or a player's own. Dummy shows after the lead. */
  readonly sees?: readonly Seat[];
  readonly ordered: boolean;
  readonly tellsTurn: boolean;
  readonly tellsCount: boolean;
  readonly tellsSizes: boolean;
  /** Whether a full trick lies there until the next card, or is soon gathered. */
  readonly lingers: boolean;
  /** The trick is counted when it is gathered, not when its fourth card falls. */
  readonly countsLate: boolean;
};

const NO_SIGNS: Signs = { auction: false, claim: false, over: false, review: false };

/** Reads a board of `boards.jsonl`. */
export const boardOf = (line: {
  deal: string;
  contract: string;
  declarer: Seat;
  leader: Seat;
  play: Card[];
}): Board => {
  const holdings = line.deal.slice(2).split(' ');
  const first = SEATS.indexOf(line.deal[0] as Seat);
  const hands = bySeat((seat) => parseHolding(holdings[(SEATS.indexOf(seat) - first + 4) % 4] ?? '') ?? []);
  const play = line.play.map((card) => ({ seat: SEATS.find((seat) => hands[seat].includes(card)) as Seat, card }));
  return { contract: line.contract, declarer: line.declarer, hands, play };
};

/**
 * A table on a page, as a thing that cards lie on: it knows how cards move and how a page shows them, and nothing of the
 * Laws or of the code under test.
 */
export class Felt {
  readonly hands: BySeat<Card[]>;
  readonly tricks: SeatCard[][] = [];
  trick: SeatCard[] = [];
  signs = NO_SIGNS;
  board: string | null = '1';
  contract: string | null;
  declarer: Seat | null;
  /** Cards of hidden hands that lie face up. */
  faceUp = new Set<Card>();
  /** Hands that are open though hidden. */
  open = new Set<Seat>();
  /** Hands that are not drawn just now; and whether the trick is. */
  undrawn = new Set<Seat>();
  trickDrawn = true;
  /** Turn as shown, when it is not the regular one. */
  turnShown: Seat | null | undefined;

  constructor(
    readonly deal: Board,
    readonly page: Page,
  ) {
    this.hands = bySeat((seat) => [...deal.hands[seat]]);
    this.contract = deal.contract;
    this.declarer = deal.declarer;
  }

  private get trumps() {
    const contract = parseContract(this.deal.contract);
    return contract && trumpsOf(contract);
  }

  private get isFull(): boolean {
    return SEATS.every((seat) => this.trick.some((played) => played.seat === seat));
  }

  private get leader(): Seat {
    const last = this.tricks.at(-1);
    return (last && winnerOf(last, this.trumps)?.seat) ?? nextSeat(this.deal.declarer);
  }

  /** Whose turn it is by the cards. */
  get turn(): Seat | null {
    if (this.isFull) return this.hands.N.length === 0 ? null : (winnerOf(this.trick, this.trumps)?.seat ?? null);
    return turnIn(this.leader, this.trick);
  }

  play({ seat, card }: SeatCard): void {
    if (this.isFull) this.gather();
    this.hands[seat] = this.hands[seat].filter((held) => held !== card);
    this.trick.push({ seat, card });
  }

  /** Clears a full trick away. */
  gather(): void {
    if (!this.isFull) return;
    this.tricks.push(this.trick);
    this.trick = [];
  }

  /** Takes the card back that was played last, across a trick's edge too. */
  takeBack(): SeatCard {
    if (this.trick.length === 0) this.trick = this.tricks.pop() ?? [];
    const last = this.trick.pop();
    if (!last) throw new Error('nothing to take back');
    this.hands[last.seat] = sortCards([...this.hands[last.seat], last.card]);
    return last;
  }

  /** Takes one card back from the trick, whatever lies there besides. */
  lift(card: Card): void {
    const lifted = this.trick.find((played) => played.card === card);
    if (!lifted) throw new Error(`${card} does not lie there`);
    this.trick = this.trick.filter((played) => played !== lifted);
    this.hands[lifted.seat] = sortCards([...this.hands[lifted.seat], card]);
  }

  private sees(seat: Seat): boolean {
    if (this.undrawn.has(seat)) return false;
    if (this.open.has(seat) || this.signs.over) return true;
    const begun = this.tricks.length > 0 || this.trick.length > 0;
    if (begun && seat === partnerOf(this.deal.declarer)) return true;
    return this.page.viewer === null ? (this.page.sees ?? SEATS).includes(seat) : seat === this.page.viewer;
  }

  private get shownTrick(): SeatCard[] {
    if (!this.trickDrawn) return [];
    return this.page.ordered
      ? [...this.trick]
      : SEATS.flatMap((seat) => this.trick.filter((played) => played.seat === seat));
  }

  private get countShown(): number {
    return this.tricks.length + (this.isFull && !this.page.countsLate ? 1 : 0);
  }

  /** What a perfect reader would make of the page now. */
  sighting(): Sighting {
    const faces = (seat: Seat) => this.hands[seat].filter((card) => this.sees(seat) || this.faceUp.has(card));
    return {
      site: 'felt',
      board: this.board,
      contract: this.contract,
      declarer: this.declarer,
      viewer: this.page.viewer,
      practice: true,
      hands: bySeat((seat) => sortCards(faces(seat))),
      sizes: bySeat((seat) => (this.page.tellsSizes ? this.hands[seat].length : null)),
      trick: this.shownTrick,
      ordered: this.page.ordered,
      turn: this.turnShown !== undefined ? this.turnShown : this.page.tellsTurn ? this.turn : null,
      tricksPlayed: this.page.tellsCount ? this.countShown : null,
      signs: this.signs,
    };
  }
}
