import { useState } from 'preact/hooks';
import { UNDO_RULES, type UndoRule } from '../laws/situation';
import type { Message, TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { type Copy, CopyButton } from './copy';
import { DeclarerPicker } from './correct-form';
import { MarkForm } from './mark-form';
import { Say } from './say';
import { Failure, useSend } from './send';
import { eventText } from './text/event';
import { Timeline } from './timeline';

const UndoButton = ({ table }: { readonly table: TableView }) => {
  const words = useWords();
  const { send, failure } = useSend();
  const { undoable } = table;
  return (
    <>
      <button
        class="btn link"
        type="button"
        data-action="undo"
        disabled={undoable === null}
        title={undoable ? words.plain(eventText(undoable)) : ''}
        onClick={() => void send({ type: 'undo' }, message('undone'))}
      >
        <Say what={message('undoEntry')} />
      </button>
      <Failure why={failure} />
    </>
  );
};

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

type Drawer = 'mark' | 'record';

type DrawerButtonProps = {
  readonly drawer: Drawer;
  readonly open: Drawer | null;
  readonly toggle: (drawer: Drawer) => void;
  readonly label: Message;
};

const DrawerButton = ({ drawer, open, toggle, label }: DrawerButtonProps) => (
  <button class="btn link" type="button" aria-expanded={open === drawer} onClick={() => toggle(drawer)}>
    <Say what={label} />
  </button>
);

/** On a table where nothing has been seen yet, a mark is what a user would want to enter. */
const usual = ({ ruling, over }: TableView): Drawer | null =>
  !over && ruling.decision === null && ruling.exposed.length + ruling.penaltyCards.length === 0 ? 'mark' : null;

type FootProps = { readonly table: TableView; readonly undo: UndoRule; readonly copy: Copy };

/** What the user can enter and take along: a mark, an undo, the record, the situation as text. */
export const Foot = ({ table, undo, copy }: FootProps) => {
  const [asked, ask] = useState<Drawer | null | 'usual'>('usual');
  const open = asked === 'usual' ? usual(table) : asked;
  const toggle = (drawer: Drawer) => ask(open === drawer ? null : drawer);
  return (
    <footer class="fu-foot">
      <DrawerButton drawer="mark" open={open} toggle={toggle} label={message('markOpen')} />
      <DrawerButton drawer="record" open={open} toggle={toggle} label={message('timelineOpen')} />
      <UndoButton table={table} />
      <CopyButton
        action="copy-situation"
        label={message('copySituation')}
        name={message('copySituationName')}
        done={message('copied')}
        text={table.situation}
        copy={copy}
      />
      <div class="drawer" hidden={open !== 'mark'}>
        <MarkForm />
      </div>
      <div class="drawer" hidden={open !== 'record'}>
        <Timeline table={table} />
        <DeclarerPicker table={table} />
        <UndoRulePicker rule={undo} />
      </div>
    </footer>
  );
};
