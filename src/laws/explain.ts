import { type Card, partnerOf, type SeatCard } from '../bridge';
import { type Moment, momentOf } from './decision';
import type { Study } from './duties';
import { type CardNotes, INFORMATION, NOTES, PARAGRAPHS } from './editions';
import type { CardReason, Cause, Explanation, Information, PenaltyReason } from './ruling';
import { cardsLying, handOf, isExposed, isPenalty, type PenaltyEntry, type Table } from './table';

/** The paragraph by which a card shown deliberately is a penalty card: 49, but for the causes that have one of their own. */
const paragraphOf = (table: Table, cause: Cause, trick: number): string => {
  const paragraphs = PARAGRAPHS[table.setup.laws];
  switch (cause) {
    case 'refusedLead':
      return trick === 1 ? paragraphs.refusedOpeningLead : paragraphs.refusedLead;
    case 'refusedCard':
      return '52B2';
    case 'premature':
    case 'prematureLead':
      return '57A';
    case 'early':
      return paragraphs.early;
    case 'revoke':
      return '62B1';
    case 'changedAfter':
      return '62C2';
    case 'outOfTurn':
      return '60';
    case 'auctionLed':
      return '24';
    case 'fifth':
      return '45E';
    case 'extra':
      return '58B2';
    default:
      return '49';
  }
};

const lawOf = (table: Table, entry: PenaltyEntry): string => {
  if (entry.kind === 'director') return '50';
  return entry.kind === 'deliberate' ? paragraphOf(table, entry.cause, entry.trick) : '50B';
};

const reasonOf = (table: Table, entry: PenaltyEntry): PenaltyReason => {
  const { seat, card, status, cause, trick, kind } = entry;
  return { seat, card, status, cause, trick, kind, law: lawOf(table, entry) };
};

/** Paragraph under which the open decision is made. */
const decisionLaw = (table: Table, { decision }: Moment): string | null => {
  switch (decision?.kind) {
    case 'accept':
      return table.awaiting?.law ?? null;
    case 'play':
      return '57A';
    case 'lead':
      return cardsLying(table, partnerOf(table.trick.leader), 'major').length > 1 ? '51B' : '50D2';
    case 'designate':
      return '51A';
    default:
      return null;
  }
};

const reasonsOf = (study: Study): CardReason[] => [
  ...study.verdicts.illegal.map((card) => reasonFor(card, 'illegal', study)),
  ...study.verdicts.depends.map((card) => reasonFor(card, 'depends', study)),
];

/** The first duty that takes a card away on some hand. */
const reasonFor = (card: Card, verdict: CardReason['verdict'], { duties, walks }: Study): CardReason => {
  const removes = (i: number) => walks.some((steps) => steps[i]?.known.has(card) && !steps[i + 1]?.known.has(card));
  const duty = duties.find((_, i) => removes(i));
  const named = duty?.kind === 'play' && duty.law === '51A' && duty.cards.length === 1;
  return {
    card,
    verdict,
    kind: named ? 'designate' : (duty?.kind ?? 'wait'),
    law: duty?.law ?? '',
    suits: duty && 'suits' in duty ? duty.suits : [],
    cards: duty && 'cards' in duty ? duty.cards : [],
  };
};

const cardReasons = (table: Table, moment: Moment): Explanation['cards'] => {
  const { turn, study, decision } = moment;
  if (turn === null || study === null) return [];
  if (decision === null || decision.kind === 'designate') return reasonsOf(study);
  const law = decisionLaw(table, moment) ?? '';
  const waits = (card: Card) => ({ card, verdict: 'illegal', kind: 'wait', law, suits: [], cards: [] }) as const;
  return handOf(table, turn).toArray().map(waits);
};

/** Cards picked up after declarer's choices that their owner holds still, and that do not lie on the table again. */
const heldAgain = (table: Table): PenaltyEntry[] => {
  const lying = new Set(table.lying.map(({ card }) => card));
  const pickedUp = table.choices.flatMap((choice) => choice.pickedUp);
  const held = pickedUp.filter(({ seat, card }) => handOf(table, seat).has(card) && !lying.has(card));
  return [...new Map(held.map((entry) => [entry.card, entry])).values()];
};

/** What may be used of each card that was shown, and by whom (50E, 16). */
const informationOf = (table: Table): Information[] => {
  const notes = INFORMATION[table.setup.laws];
  const on = ({ seat, card }: SeatCard, became: keyof CardNotes) =>
    NOTES.flatMap((note): Information[] => {
      const law = notes[became][note];
      return law === undefined ? [] : [{ seat, card, note, law }];
    });
  return [
    ...table.lying.filter(isPenalty).flatMap((entry) => on(entry, entry.status)),
    ...table.lying.filter(isExposed).flatMap((entry) => on(entry, entry.status)),
    ...heldAgain(table).flatMap((entry) => on(entry, 'pickedUp')),
  ];
};

/** Reasons beside the ruling of a table: keys and parameters from which any language makes its sentences. */
export const explain = (table: Table): Explanation => {
  const moment = momentOf(table);
  return {
    penaltyCards: table.lying.filter(isPenalty).map((entry) => reasonOf(table, entry)),
    cards: cardReasons(table, moment),
    decisionLaw: decisionLaw(table, moment),
    information: informationOf(table),
  };
};
