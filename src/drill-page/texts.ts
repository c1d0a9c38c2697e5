import { partnerOf } from '../bridge';
import type { Answerable, Question } from '../drill';
import type { Message, TableView } from '../table/view';
import { message } from '../words';

/** The drill's position as the surfaces know a table: all hands open, nothing watched. */
export const tableOf = ({ situation, ruling, explanation, known }: Question): TableView => ({
  board: null,
  contract: situation.contract,
  declarer: ruling.declarer,
  viewer: null,
  since: ruling.trick.number,
  over: false,
  claim: false,
  ruling,
  explanation,
  known,
  hidden: { N: 0, E: 0, S: 0, W: 0 },
  timeline: [],
  setAside: [],
  undoable: null,
  situation: JSON.stringify(situation),
});

/** The question in words. */
export const promptOf = ({ ask, ruling }: Question): Message => {
  const { turn, trick, decision, declarer } = ruling;
  switch (ask) {
    case 'cards':
      return message(trick.cards.length === 0 ? 'drill_ask_lead' : 'drill_ask_play', { seat: turn ?? '' });
    case 'choices':
      if (decision?.kind === 'play') return message('drill_ask_choicesPlay', { declarer, seat: decision.seat });
      return message('drill_ask_choicesLead', { declarer, leader: trick.leader });
    case 'kinds':
    case 'speaker':
      return message(`drill_ask_${ask}`);
  }
};

/** Who is meant by an answer to "who must speak". */
export const speakerName = ({ who }: Extract<Answerable, { type: 'speaker' }>, { ruling }: Question): Message => {
  const { declarer } = ruling;
  return message(`drill_who_${who}`, { declarer, partner: partnerOf(declarer) });
};

/** Why it is that one, or nobody, who must speak. */
export const speakerReason = ({ ruling }: Question): Message => {
  const { decision, declarer, turn } = ruling;
  switch (decision?.kind) {
    case 'accept':
      return message(decision.by === 'defenders' ? 'drill_who_why_defenders' : 'drill_who_why_accept', {
        declarer,
        card: decision.card,
      });
    case 'lead':
      return message('drill_who_why_lead', { declarer, seat: decision.leader, partner: partnerOf(decision.leader) });
    case 'play':
    case 'designate':
      return message(`drill_who_why_${decision.kind}`, { declarer, seat: decision.seat });
    default:
      return message('drill_who_why_nobody', { seat: turn ?? '' });
  }
};

/** What declarer's choices are in general. */
export const choicesReason = ({ ruling, options }: Question): Message => {
  const { decision } = ruling;
  if (decision?.kind === 'lead') return message('drill_why_lead', { seat: partnerOf(decision.leader) });
  const requires = options.some((option) => option.type === 'choice' && option.choice === 'require' && option.isRight);
  return message(requires ? 'drill_why_playRequire' : 'drill_why_play');
};
