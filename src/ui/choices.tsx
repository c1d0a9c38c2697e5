import type { Option } from '../laws';
import { message } from '../words';
import type { ChoicesProps } from './choice-data';
import { useWords } from './context';
import { LawChip } from './kit';
import { ManyChoices } from './many-choices';
import { OptionCards } from './option-cards';
import { Say } from './say';
import { Failure, useSend } from './send';
import type { Choosing } from './text/option';

/** More options than this are short buttons with one preview. */
const SIDE_BY_SIDE = 6;

const Lasts = ({ decision }: { readonly decision: Choosing }) =>
  decision.kind === 'lead' ? (
    <span>
      <Say what={message('optionRequireLasts')} />
      <br />
      <Say what={message('optionForbidLasts', { leader: decision.leader })} />
    </span>
  ) : (
    <span>
      <Say what={message('optionPlayLasts', { seat: decision.seat })} />
    </span>
  );

/** Declarer's choices: for a lead (50D2, 51B) or for partner's play (57A). */
export const Choices = ({ table, decision }: Omit<ChoicesProps, 'choose'>) => {
  const words = useWords();
  const { send, failure } = useSend();
  const choose = ({ choice, suits }: Option) =>
    void send({ type: 'enter', event: { type: 'choose', choice, ...(suits.length > 0 ? { suits } : {}) } });
  const Form = decision.options.length > SIDE_BY_SIDE ? ManyChoices : OptionCards;
  const law = table.explanation.decisionLaw;
  return (
    <section
      class="block"
      data-decision={decision.kind}
      aria-label={words.plain(message('choicesOf', { by: decision.by }))}
    >
      <Form table={table} decision={decision} choose={choose} />
      <Failure why={failure} />
      <div class="tail small quiet">
        <Lasts decision={decision} /> {law && <LawChip law={law} laws={table.ruling.laws} />}
      </div>
    </section>
  );
};
