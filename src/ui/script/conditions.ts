import { partnerOf } from '../../bridge';
import type { PenaltyCard } from '../../laws';
import { CHOSEN_LAWS, type Matter } from './matter';

const own = ({ table, seat }: Matter): readonly PenaltyCard[] =>
  table.ruling.penaltyCards.filter((p) => p.seat === seat);

const isDeclaring = ({ table, seat }: Matter): boolean =>
  seat === table.ruling.declarer || seat === partnerOf(table.ruling.declarer);

const isMinor = (matter: Matter): boolean => own(matter).some(({ status }) => status === 'minor');

/** Whether nothing has happened since the card was shown, so that the facts are still to be asked for. */
const isFresh = ({ table, cards }: Matter): boolean => {
  const last = table.timeline.at(-1)?.event;
  if (last?.type === 'expose') return last.cards.some((card) => cards.includes(card));
  return last?.type === 'play' && cards.includes(last.card);
};

/** Whether the partner leads to this trick, and it is not the last one, where there is nothing to choose (50D2). */
const partnerLeads = ({ table, seat }: Matter): boolean =>
  table.ruling.turn === partnerOf(seat) && table.ruling.trick.number < 13;

const asksLead = ({ table, seat }: Matter): boolean => {
  const { decision } = table.ruling;
  return decision?.kind === 'lead' && partnerOf(decision.leader) === seat;
};

/** Whether a defender of this side is to play, and something other than following suit binds him. */
const isBound = ({ table, seat }: Matter): boolean => {
  const { turn, decision, obligations } = table.ruling;
  if (decision !== null || (turn !== seat && turn !== partnerOf(seat))) return false;
  return obligations.some(({ law }) => law !== '44C');
};

const why = ({ table, cards }: Matter): string | undefined =>
  table.ruling.exposed.find(({ card }) => cards.includes(card))?.why;

/** What a step or a sentence of a script can depend on, by name. */
export const CONDITIONS = {
  before2007: ({ table }) => table.ruling.laws < '2007',
  from2007: ({ table }) => table.ruling.laws >= '2007',
  before2017: ({ table }) => table.ruling.laws < '2017',
  from2017: ({ table }) => table.ruling.laws >= '2017',
  isDeclaring,
  isDefender: (matter) => !isDeclaring(matter),
  isMinor,
  isMajor: (matter) => own(matter).length > 0 && !isMinor(matter),
  isOneMajor: (matter) => own(matter).length === 1 && !isMinor(matter),
  areSeveral: (matter) => own(matter).length > 1,
  isUndo: (matter) => why(matter) === 'undo',
  isUnknown: (matter) => why(matter) === 'unknown',
  isFresh,
  isTold: (matter) => !isFresh(matter) && own(matter).length === 1,
  isBound,
  /** A refused lead is then partner's to make, and it is the only penalty card of its owner. */
  isAloneForPartner: (matter) => partnerLeads(matter) && own(matter).length === 0,
  /** The same, and its owner has others. */
  isOneMoreForPartner: (matter) => partnerLeads(matter) && own(matter).length > 0,
  asksLead,
  /** Declarer is to choose at a later lead. */
  willAskLead: (matter) =>
    own(matter).length > 0 && !isMinor(matter) && !asksLead(matter) && matter.table.ruling.trick.number < 13,
  asksName: ({ table, seat }) => table.ruling.decision?.kind === 'designate' && table.ruling.decision.seat === seat,
  by51B: ({ table }) => table.ruling.obligations.some(({ law }) => law === '51B'),
  by50D2: ({ table }) => table.ruling.obligations.some(({ law }) => CHOSEN_LAWS.includes(law) && law !== '51B'),
  isTwelfthTrick: ({ table, cards }) => trickOf(table.ruling.irregularities, cards) === 12,
  isEarlierTrick: ({ table, cards }) => trickOf(table.ruling.irregularities, cards) < 12,
} satisfies Readonly<Record<string, (matter: Matter) => boolean>>;

/** The name of what a step or a sentence can depend on. */
export type Condition = keyof typeof CONDITIONS;

const trickOf = (revokes: Matter['table']['ruling']['irregularities'], cards: Matter['cards']): number =>
  revokes.find(({ card }) => cards.includes(card))?.trick ?? 0;

/** Whether all of these hold; of none that is so. */
export const allHold = (matter: Matter, conditions: readonly Condition[] = []): boolean =>
  conditions.every((name) => CONDITIONS[name](matter));
