import { type Card, partnerOf, suitOf } from '../../bridge';
import type { Option, TableEvent } from '../../laws';
import { type Choice, WORDS } from '../../laws/situation';
import type { Message } from '../../table/view';
import { message, type TextKey } from '../../words';
import { type Accepting, answerTexts } from '../text/answer';
import { type Choosing, optionTakes } from '../text/option';
import { paragraphIn, REFUSED_OPENING_LEAD } from './law';
import type { Matter } from './matter';
import type { Ask } from './plan';

/** A choice in a script: what it enters at the table, the words on its button, what follows, and the paragraph it rests on. */
export type ScriptChoice = {
  readonly event: TableEvent;
  readonly label: Message;
  readonly follows: readonly Message[];
  readonly law: string;
};

/** More cards than this are counted, not named. */
const NAMED = 4;

const ACCEPT_LAWS = { '52': '52B1', '53': '53A', '54': '54B', '55': '55A' } as const;
const REFUSE_LAWS = { '52': '52B2', '53': '56', '54': REFUSED_OPENING_LEAD, '55': '55B' } as const;

const accepting = ({ table }: Matter, decision: Accepting): ScriptChoice[] => {
  const { law } = decision;
  const { declarer, laws } = table.ruling;
  const texts = answerTexts(table.ruling, decision);
  const isOpening = law === '54';
  const dummy: ScriptChoice = {
    event: { type: 'accept', as: 'dummy' },
    label: message('acceptAsDummy', { declarer }),
    follows: [message('acceptDummyThen', { declarer, partner: partnerOf(declarer) })],
    law: '54A',
  };
  return [
    ...(isOpening ? [dummy] : []),
    {
      event: { type: 'accept' },
      label: isOpening ? message('acceptAsPlayer', { declarer }) : message('accept'),
      follows: [texts.accept],
      law: ACCEPT_LAWS[law],
    },
    {
      event: { type: 'refuse' },
      label: message('refuse'),
      follows: texts.refuse,
      law: paragraphIn(REFUSE_LAWS[law], laws),
    },
  ];
};

/** The paragraph of one option for a lead: with one penalty card, with several of one suit, or of more suits. */
const leadLaw = (matter: Matter, { choice }: Option): string => {
  const { laws, penaltyCards } = matter.table.ruling;
  const own = penaltyCards.filter(({ seat }) => seat === matter.seat);
  const suits = new Set(own.map(({ card }) => suitOf(card)));
  if (choice === 'free') return suits.size > 1 && laws >= '2017' ? '51B2(c)' : '50D2(b)';
  if (own.length === 1) return '50D2(a)';
  return `51B${suits.size > 1 ? 2 : 1}(${choice === 'require' ? 'a' : 'b'})`;
};

/** What follows from a choice for the card that it is about. */
const THEN: Readonly<Record<Choosing['kind'], Readonly<Partial<Record<Choice, TextKey>>>>> = {
  lead: { require: 'scriptLead_require', forbid: 'scriptLead_forbid', free: 'scriptLead_free' },
  play: {
    highest: 'scriptPlay_highest',
    lowest: 'scriptPlay_lowest',
    forbid: 'scriptPlay_forbid',
    require: 'scriptPlay_require',
  },
};

const choosing = (matter: Matter, decision: Choosing): ScriptChoice[] => {
  const { table, seat } = matter;
  const [led] = table.ruling.trick.cards;
  const first = led ? { first: [suitOf(led.card)] } : {};
  return decision.options.map((option) => {
    const { choice, suits, picksUp } = option;
    const params = { suits, partner: partnerOf(seat), ...first };
    const then = THEN[decision.kind][choice];
    return {
      event: { type: 'choose', choice, ...(suits.length > 0 ? { suits } : {}) },
      label: message(`scriptChoice_${choice}`, params),
      follows: [
        ...optionTakes(table, decision, option, picksUp.length <= NAMED),
        ...(then ? [message(then, params)] : []),
      ],
      law: decision.kind === 'lead' ? leadLaw(matter, option) : '57A',
    };
  });
};

const naming = (cards: readonly Card[]): ScriptChoice[] =>
  cards.map((card) => ({
    event: { type: 'designate', card },
    label: message('designateName', { card }),
    follows: [],
    law: '51A',
  }));

/** The Director's own three words on a card that waits for one. */
const saying = ({ table, seat, cards }: Matter): ScriptChoice[] =>
  cards.flatMap((card) =>
    WORDS.map((word) => {
      const { declarer } = table.ruling;
      const params = { seat, card, suit: suitOf(card), partner: partnerOf(seat), declarer };
      return {
        event: { type: 'direct', seat, card, as: word },
        label: message(`word_${word}`),
        follows: [
          message(word === 'none' ? 'wordTakes_none' : 'wordTakes_face', params),
          message(`wordThen_${word}`, params),
        ],
        law: '50',
      };
    }),
  );

const correcting = ({ table, seat, cards }: Matter): ScriptChoice[] => {
  const { declarer } = table.ruling;
  const isDeclaring = seat === declarer || seat === partnerOf(declarer);
  return cards.map((card) => ({
    event: { type: 'withdraw', seat, card, why: 'revoke' },
    label: message('revokeCorrect', { card }),
    follows: [],
    law: isDeclaring ? '62A' : '62B',
  }));
};

/** What can be chosen in a step: exactly what the ruling leaves open, and nothing once it is settled. */
export const choicesFor = (matter: Matter, ask: Ask | undefined): readonly ScriptChoice[] => {
  const { decision } = matter.table.ruling;
  if (ask === 'word') return saying(matter);
  if (ask === 'correct') return correcting(matter);
  if (decision === null || decision.kind !== ask) return [];
  switch (decision.kind) {
    case 'accept':
      return accepting(matter, decision);
    case 'designate':
      return naming(decision.cards);
    default:
      return choosing(matter, decision);
  }
};
