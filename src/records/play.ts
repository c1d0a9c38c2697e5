import { type BySeat, type Card, nextSeat, SEATS, type Seat, type SeatCard, type Suit, winnerOf } from '../bridge';
import { Refusal } from './fault';

/** What a record can note of a card: `^R` a revoke not noticed in time, `^L` a lead out of turn that was accepted. */
export type CardMark = 'revoke' | 'leadOutOfTurn';

/** One card of the play as the record gives it; `seat` null where the record leaves it to be worked out. */
export type Entry = {
  readonly card: Card;
  readonly seat: Seat | null;
  readonly mark: CardMark | null;
  readonly line: number;
};

/** An entry whose seat is known. */
export type SeatedEntry = Entry & { readonly seat: Seat };

export type PlaySetting = {
  /** Empty where hidden. */
  readonly hands: BySeat<readonly Card[]>;
  /** Cards in each hand at the start. */
  readonly size: number;
  readonly trumps: Suit | null;
  /** Whose lead it properly is. */
  readonly leader: Seat;
};

/** Takes the cards of a play in their order, finds whose each was, and refuses what cannot have been. */
export class PlayBook {
  readonly entries: SeatedEntry[] = [];
  private trick: SeatedEntry[] = [];
  private leader: Seat;

  constructor(private readonly setting: PlaySetting) {
    this.leader = setting.leader;
  }

  /** Whose turn it is. */
  get due(): Seat {
    const last = this.trick.at(-1);
    return last === undefined ? this.leader : nextSeat(last.seat);
  }

  /** Number of the trick to which the next card goes, from 1. */
  get trickNumber(): number {
    return Math.floor(this.entries.length / SEATS.length) + 1;
  }

  /** Cards that lie on the unfinished trick. */
  get onTrick(): number {
    return this.trick.length;
  }

  /** The seat in whose shown hand a card was dealt. */
  holderOf(card: Card): Seat | null {
    return SEATS.find((seat) => this.setting.hands[seat].includes(card)) ?? null;
  }

  /**
   * Adds the next card. Without a seat it belongs to the hand that holds it, else to the hand whose turn it is.
   * @throws Refusal `playedTwice`, `tooManyCards`, `cardNotHeld`, `outOfTurn`, `falseMark`
   */
  add(entry: Entry): void {
    const seated = { ...entry, seat: entry.seat ?? this.holderOf(entry.card) ?? this.due };
    this.refuseUnheld(seated);
    this.refuseOutOfTurn(seated);
    this.entries.push(seated);
    this.trick.push(seated);
    if (this.trick.length === SEATS.length) this.closeTrick();
  }

  private closeTrick(): void {
    this.leader = winnerOf(this.trick, this.setting.trumps)?.seat ?? this.leader;
    this.trick = [];
  }

  private refuseUnheld({ card, seat, line }: SeatedEntry): void {
    const params = { trick: this.trickNumber, card, seat };
    if (this.entries.some((played) => played.card === card)) throw new Refusal(line, 'playedTwice', params);
    if (this.entries.length === SEATS.length * this.setting.size) throw new Refusal(line, 'tooManyCards', params);
    const hand = this.setting.hands[seat];
    if (hand.length > 0 && !hand.includes(card)) throw new Refusal(line, 'cardNotHeld', params);
  }

  private refuseOutOfTurn({ card, seat, mark, line }: SeatedEntry): void {
    const trick = this.trickNumber;
    const markedLead = mark === 'leadOutOfTurn';
    const canBeLead = this.trick.length === 0 && seat !== this.due;
    if (markedLead && !canBeLead) throw new Refusal(line, 'falseMark', { trick, card, mark: '^L' });
    if (!markedLead && seat !== this.due) throw new Refusal(line, 'outOfTurn', { trick, card, seat, due: this.due });
  }
}

/** Tricks won by each seat in the finished tricks of a play, in order. */
export const trickWinners = (play: readonly SeatCard[], trumps: Suit | null): Seat[] => {
  const winners: Seat[] = [];
  for (let i = 0; i + SEATS.length <= play.length; i += SEATS.length) {
    const winner = winnerOf(play.slice(i, i + SEATS.length), trumps);
    if (winner !== null) winners.push(winner.seat);
  }
  return winners;
};
