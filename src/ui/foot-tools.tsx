import type { TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { type Copy, CopyButton } from './copy';
import { OptionsLink } from './options-link';
import { Say } from './say';
import { Failure, useSend } from './send';
import { eventText } from './text/event';

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

type FootToolsProps = { readonly table: TableView; readonly copy: Copy };

/** What stands in the foot beside the drawers: one's last entry undone, the situation as text, the way to what can be set. */
export const FootTools = ({ table, copy }: FootToolsProps) => (
  <>
    <UndoButton table={table} />
    <CopyButton
      action="copy-situation"
      label={message('copySituation')}
      name={message('copySituationName')}
      done={message('copied')}
      text={table.situation}
      copy={copy}
    />
    <OptionsLink />
  </>
);
