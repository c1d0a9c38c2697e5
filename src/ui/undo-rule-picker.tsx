import { UNDO_RULES, type UndoRule } from '../laws/situation';
import { message } from '../words';
import { useWords } from './context';
import { Say } from './say';
import { Failure, useSend } from './send';

/** What a take-back by a defender means at this table. */
export const UndoRulePicker = ({ rule }: { readonly rule: UndoRule }) => {
  const words = useWords();
  const { send, failure } = useSend();
  const choose = async (select: HTMLSelectElement) => {
    const undo = UNDO_RULES.find((r) => r === select.value);
    if (undo && !(await send({ type: 'undoRule', undo }))) select.value = rule;
  };
  return (
    <div class="rule">
      <label>
        <Say what={message('undoRuleLabel')} />
        <select value={rule} data-undo-rule={rule} onChange={(e) => void choose(e.currentTarget)}>
          {UNDO_RULES.map((undo) => (
            <option key={undo} value={undo}>
              {words.plain(message(`undoRule_${undo}`))}
            </option>
          ))}
        </select>
      </label>
      <Failure why={failure} />
    </div>
  );
};
