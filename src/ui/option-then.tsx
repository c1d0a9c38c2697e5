import type { Option } from '../laws';
import type { TableView } from '../table/view';
import { message } from '../words';
import { HandDiagram } from './hand';
import { Say } from './say';
import { type Choosing, chosenFor, optionThen } from './text/option';

type OptionThenProps = { readonly table: TableView; readonly decision: Choosing; readonly option: Option };

/** What may then be led or played: the known hand, and in words what holds for the hidden part of it. */
export const OptionThen = ({ table, decision, option }: OptionThenProps) => {
  const seat = chosenFor(decision);
  const known = option.legal.length + option.illegal.length + option.depends.length;
  const hidden = table.hidden[seat];
  return (
    <>
      <Say what={message(decision.kind === 'lead' ? 'optionThenLead' : 'optionThenPlay', { seat })} />
      {known > 0 && <HandDiagram verdicts={option} whole={hidden === 0} />}
      {hidden > 0 && (
        <span class="unseen">
          {known > 0 && <Say what={message('optionHidden', { count: hidden })} />} <Say what={optionThen(option)} />
        </span>
      )}
    </>
  );
};
