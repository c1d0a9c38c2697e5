import { nextSeat, partnerOf, SUITS, suitOf } from '../../bridge';
import type { Edition } from '../../laws';
import type { Message, TableView } from '../../table/view';
import { message } from '../../words';
import { choicesFor, type ScriptChoice } from './choices';
import { allHold } from './conditions';
import { paragraphIn } from './law';
import { type Matter, mattersOf } from './matter';
import type { Line, StepPlan } from './plan';
import { SCRIPTS } from './scripts';
import { type Said, SOURCES } from './sources';

/** Where a step stands: the one at which the table is now, and those before and after it. */
export type StepState = 'before' | 'now' | 'after';

export type ScriptStep = {
  readonly head: Message;
  readonly state: StepState;
  readonly says: readonly Said[];
  /** What somebody must decide here, as buttons; each enters what the surface's own buttons enter. */
  readonly choices: readonly ScriptChoice[];
  /** What is decided here. */
  readonly asks: StepPlan['asks'];
};

/** What the Director reads out on one thing that happened, in order. */
export type Script = {
  /** By which it is known from one view to the next. */
  readonly id: string;
  readonly title: Message;
  /** Whose cards it is about. */
  readonly about: Message;
  readonly laws: Edition;
  readonly steps: readonly ScriptStep[];
};

/** More cards than this are counted, not named. */
const NAMED = 4;

/** What any sentence of a script can name. */
const paramsOf = ({ table, seat, cards }: Matter): NonNullable<Message['params']> => {
  const { declarer, turn, penaltyCards, trick, decision } = table.ruling;
  const own = penaltyCards.filter((p) => p.seat === seat).map(({ card }) => card);
  const suits = SUITS.filter((suit) => [...own, ...cards].some((card) => suitOf(card) === suit));
  const [led] = trick.cards;
  return {
    seat,
    cards,
    suits,
    count: cards.length,
    partner: partnerOf(seat),
    declarer,
    dummy: partnerOf(declarer),
    turn: turn ?? seat,
    next: nextSeat(seat),
    by: decision && decision.by !== 'defenders' ? decision.by : declarer,
    ...(led ? { first: [suitOf(led.card)] } : {}),
  };
};

const said = (matter: Matter, lines: readonly Line[]): Said[] =>
  lines
    .filter(({ when }) => allHold(matter, when))
    .map(({ text, law }) => ({
      what: message(text, paramsOf(matter)),
      law: law === undefined ? null : paragraphIn(law, matter.table.ruling.laws),
    }));

type Unplaced = Omit<ScriptStep, 'state'> & { readonly rest: boolean };

const stepOf = (matter: Matter, { head, when, from, lines = [], asks, rest }: StepPlan): Unplaced[] => {
  if (!allHold(matter, when)) return [];
  const says = [...(from ? SOURCES[from](matter) : []), ...said(matter, lines)];
  const choices = choicesFor(matter, asks);
  return says.length === 0 ? [] : [{ head: message(head, paramsOf(matter)), says, choices, asks, rest: rest === true }];
};

/** The step at which the table is: where somebody must decide, and else where the script rests. */
const placeOf = (steps: readonly Unplaced[]): number => {
  const open = steps.findIndex(({ choices }) => choices.length > 0);
  return open >= 0 ? open : steps.findLastIndex(({ rest }) => rest);
};

const scriptOf = (matter: Matter): Script => {
  const { kind, seat, cards, table } = matter;
  const steps = SCRIPTS[kind].flatMap((plan) => stepOf(matter, plan));
  const now = placeOf(steps);
  const stateAt = (i: number): StepState => (i === now ? 'now' : i < now ? 'before' : 'after');
  const isFew = cards.length <= NAMED;
  return {
    id: `${kind} ${seat} ${cards.join(' ')}`,
    title: message(`scriptTitle_${kind}`),
    about: message(isFew ? 'scriptAbout' : 'scriptAboutMany', { seat, cards, count: cards.length }),
    laws: table.ruling.laws,
    steps: steps.map(({ rest: _, ...step }, i) => ({ ...step, state: stateAt(i) })),
  };
};

/** The scripts for what has happened at a table; that in which somebody must decide now comes first. None when nothing has. */
export const scriptsOf = (table: TableView): readonly Script[] => (table.over ? [] : mattersOf(table).map(scriptOf));
