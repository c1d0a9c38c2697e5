import { UNDO_RULES, type UndoRule } from '../laws/situation';
import type { TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { DeclarerPicker } from './correct-form';
import { MarkForm } from './mark-form';
import { Say } from './say';
import { Failure, useSend } from './send';
import { Timeline } from './timeline';

const UndoRulePicker = ({ rule }: { readonly rule: UndoRule }) => {
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

/** What lies in the foot behind a button each. */
export type Drawer = 'mark' | 'record';

type DrawersProps = { readonly table: TableView; readonly undo: UndoRule; readonly open: Drawer | null };

/** The drawers, of which one at most is open: a mark by hand; the record with what can be put right of it. */
export const Drawers = ({ table, undo, open }: DrawersProps) => (
  <>
    <div class="drawer" hidden={open !== 'mark'}>
      <MarkForm />
    </div>
    <div class="drawer" hidden={open !== 'record'}>
      <Timeline table={table} />
      <DeclarerPicker table={table} />
      <UndoRulePicker rule={undo} />
    </div>
  </>
);
