import { useEffect, useState } from 'preact/hooks';
import type { Message, TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import type { Drawer, DrawersProps } from './drawers';
import { CopyButton, eventText } from './kit';
import { Drawers, loadDrawers, OptionsLink, ScriptButton, usualDrawer } from './parts';
import { Say } from './say';
import type { ScriptDoor } from './script-door';
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
  <button
    class="btn link"
    type="button"
    data-drawer={drawer}
    aria-expanded={open === drawer}
    onClick={() => toggle(drawer)}
  >
    <Say what={label} />
  </button>
);

/** What the foot of a surface knows: all that its drawers do. */
export type FootProps = Omit<DrawersProps, 'open'> & { readonly door: ScriptDoor };

/** What the user can enter and take along: a mark, an undo, the record, the situation as text. */
export const Foot = (props: FootProps) => {
  const { table, copy, door } = props;
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
      <ScriptButton table={table} isOpen={!!door.View} toggle={door.toggle} />
      <OptionsLink />
      <Drawers {...props} open={open} />
    </footer>
  );
};
