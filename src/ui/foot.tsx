import { useEffect, useState } from 'preact/hooks';
import type { UndoRule } from '../laws/situation';
import type { Message, TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import type { Drawer } from './drawers';
import { type Copy, CopyButton, eventText } from './kit';
import { Drawers, loadDrawers, usualDrawer } from './parts';
import { Say } from './say';
import { Failure, useSend } from './send';

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

type FootProps = { readonly table: TableView; readonly undo: UndoRule; readonly copy: Copy };

/** What the user can enter and take along: a mark, an undo, the record, the situation as text. */
export const Foot = ({ table, undo, copy }: FootProps) => {
  const [asked, ask] = useState<Drawer | null | 'usual'>('usual');
  const open = asked === 'usual' ? usualDrawer(table) : asked;
  const [, arrived] = useState(false);
  // Closed drawers are filled after all that is to be read has been drawn.
  useEffect(() => void loadDrawers().then(() => arrived(true)), []);
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
      <Drawers table={table} undo={undo} open={open} />
    </footer>
  );
};
