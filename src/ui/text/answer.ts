import { partnerOf } from '../../bridge';
import type { Decision, Ruling } from '../../laws';
import type { Message } from '../../table/view';
import { message } from '../../words';

export type Accepting = Extract<Decision, { kind: 'accept' }>;

/** What happened that must be accepted or refused, and what each answer does. */
export type AnswerTexts = {
  readonly head: Message;
  readonly accept: Message;
  readonly refuse: readonly Message[];
};

/** The words around `accept` and `refuse`. */
export const answerTexts = (ruling: Ruling, decision: Accepting): AnswerTexts => {
  const { seat, card, law, by } = decision;
  const turn = ruling.turn ?? seat;
  const params = { seat, card, turn, by, declarer: ruling.declarer, partner: partnerOf(ruling.declarer) };
  // A refused lead is a major penalty card; when the lead was its owner's partner's, declarer then chooses (50D2).
  const limits = (law === '53' || law === '54') && turn === partnerOf(seat);
  return {
    head: message(`acceptHead_${law}`, params),
    accept: message(`acceptThen_${law}`, params),
    refuse: [message(`refuseThen_${law}`, params), ...(limits ? [message('refuseLimits', params)] : [])],
  };
};
