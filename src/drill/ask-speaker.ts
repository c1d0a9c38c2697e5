import type { Decision } from '../laws';
import type { Answerable, Position } from './position';

const WHO = ['declarer', 'dummy', 'defenders', 'nobody'] as const;

const speaker = (decision: Decision | null): (typeof WHO)[number] => {
  if (decision === null) return 'nobody';
  return decision.by === 'defenders' ? 'defenders' : 'declarer';
};

/** The Law by which nobody need speak: what binds the player in turn, or what the penalty cards leave free. */
const quietLaw = ({ ruling }: Position): string => {
  const duty = ruling.obligations.find(({ kind }) => kind !== 'follow');
  if (duty) return duty.law;
  return ruling.penaltyCards.every(({ status }) => status === 'minor') ? '50C' : '50D';
};

/** "Who must speak before play goes on?"; nothing where there is no penalty card and so no question. */
export const speakerOptions = (position: Position): Answerable[] => {
  const { ruling, explanation } = position;
  if (ruling.decision === null && ruling.penaltyCards.length === 0) return [];
  const right = speaker(ruling.decision);
  const law = explanation.decisionLaw ?? quietLaw(position);
  return WHO.map((who) => ({ type: 'speaker', id: who, who, isRight: who === right, law }));
};
