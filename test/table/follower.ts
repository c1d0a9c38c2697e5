import type { SeatCard } from '../../src/bridge';
import type { TableEvent } from '../../src/laws';
import type { Sighting } from '../../src/sites/sighting';
import type { Watched } from '../../src/table';
import { enter, type Look, type Notice, notice } from '../../src/table';
import type { Felt } from './felt';

/** Follows a felt as the keeper does, and tells what came of each look. */
export class Follower {
  watched: Watched | null = null;
  now = 1000;
  readonly notices: Notice[] = [];

  constructor(readonly undo: Look['undo'] = 'ask') {}

  look(felt: Felt, strength: Look['strength'] = 'settled'): Notice {
    return this.lookAt(felt.sighting(), strength);
  }

  lookAt(sighting: Sighting, strength: Look['strength'] = 'settled'): Notice {
    this.now += 10;
    const seen = notice(this.watched, sighting, { strength, now: this.now, laws: '2017', undo: this.undo });
    this.notices.push(seen);
    if ('watched' in seen) this.watched = seen.watched;
    return seen;
  }

  /** Looks in passing and then settled, as a runner does. */
  see(felt: Felt): Notice {
    this.look(felt, 'fleeting');
    return this.look(felt);
  }

  /** Plays a card on the felt and looks; where a full trick is soon gathered, looks again. */
  play(felt: Felt, card: SeatCard): void {
    felt.play(card);
    this.see(felt);
    if (felt.page.lingers) return;
    felt.gather();
    this.see(felt);
  }

  /** The user's own entry. */
  enter(event: TableEvent): void {
    const entered = this.watched && enter(this.watched, event, this.now);
    if (!entered?.ok) throw new Error(entered?.error.message ?? 'no record');
    this.watched = entered.value;
  }

  get record() {
    if (!this.watched) throw new Error('no record');
    return this.watched.record;
  }

  get position() {
    if (!this.watched) throw new Error('no record');
    return this.watched.position;
  }

  get ruling() {
    return this.position.ruling;
  }

  get events(): TableEvent[] {
    return this.watched?.record.entries.map((entry) => entry.event) ?? [];
  }
}
