import type { Decision, Information, LawsError, Obligation, Option, Ruling } from '../../../src/laws';

/** A ruling in short, each part a line of text; a case names the parts that it settles. */
export type Short = {
  /** `12 N N:S2 E:SK`: number, leader, cards. */
  trick: string;
  turn: string;
  declarer: string;
  /** `E:DQ:major W:S4:minor` */
  penalty: string;
  /** `W:DJ:undo` */
  exposed: string;
  /** `lead S W`, `play S E`, `accept S E:C8 52`, `designate S E HK DQ`, or `none`. */
  decision: string;
  /** `require D takes DQ: legal D8 D2, illegal SA, depends C3`; empty lists are left out. */
  options: string[];
  legal: string;
  illegal: string;
  depends: string;
  /** `44C follow S, 50D1 play DQ` */
  duties: string;
  /** `E:C2:11:open`, `E:C2:11:established` */
  revokes: string;
  /** What may be used of cards shown, beside the ruling: `E:SQ: lies 50E1, back 50E2`. */
  information: string[];
  /** `not-an-option 3`; `malformed -` for a fault in the set-up. */
  error: string;
};

const words = (...parts: readonly (string | number)[]): string => parts.filter((part) => part !== '').join(' ');

const duty = (o: Obligation): string => words(o.law, o.kind, 'suits' in o ? o.suits.join('') : o.cards.join(' '));

const list = (name: string, cards: readonly string[]): string[] => (cards.length > 0 ? [words(name, ...cards)] : []);

const option = ({ choice, suits, picksUp, legal, illegal, depends }: Option): string => {
  const head = words(choice, suits.join(''), picksUp.length > 0 ? words('takes', ...picksUp) : '');
  const rest = [...list('legal', legal), ...list('illegal', illegal), ...list('depends', depends)].join(', ');
  return rest === '' ? head : `${head}: ${rest}`;
};

const decision = (d: Decision | null): string => {
  if (d === null) return 'none';
  switch (d.kind) {
    case 'accept':
      return words('accept', d.by, `${d.seat}:${d.card}`, d.law);
    case 'designate':
      return words('designate', d.by, d.seat, ...d.cards);
    case 'lead':
      return words('lead', d.by, d.leader);
    case 'play':
      return words('play', d.by, d.seat);
  }
};

/** What the core answered, in short. */
export const inShort = (answer: Ruling | { readonly error: LawsError }): Partial<Short> => {
  if ('error' in answer) return { error: words(answer.error.code, answer.error.event ?? '-') };
  const { trick, irregularities } = answer;
  return {
    trick: words(trick.number, trick.leader, ...trick.cards.map((p) => `${p.seat}:${p.card}`)),
    turn: answer.turn ?? 'nobody',
    declarer: answer.declarer,
    penalty: words(...answer.penaltyCards.map((p) => `${p.seat}:${p.card}:${p.status}`)),
    exposed: words(...answer.exposed.map((e) => `${e.seat}:${e.card}:${e.why}`)),
    decision: decision(answer.decision),
    options: answer.decision && 'options' in answer.decision ? answer.decision.options.map(option) : [],
    legal: words(...answer.legal),
    illegal: words(...answer.illegal),
    depends: words(...answer.depends),
    duties: answer.obligations.map(duty).join(', '),
    revokes: words(
      ...irregularities.map((i) => `${i.seat}:${i.card}:${i.trick}:${i.established ? 'established' : 'open'}`),
    ),
  };
};

/** Notes on authorised information in short, a line a card. */
export const informationInShort = (notes: readonly Information[]): string[] => {
  const cards = new Set(notes.map(({ seat, card }) => `${seat}:${card}`));
  const of = (name: string) => notes.filter(({ seat, card }) => `${seat}:${card}` === name);
  return [...cards].map(
    (name) =>
      `${name}: ${of(name)
        .map(({ note, law }) => `${note} ${law}`)
        .join(', ')}`,
  );
};
