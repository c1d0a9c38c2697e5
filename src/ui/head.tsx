import { EDITIONS, type Edition, type UndoRule } from '../laws/situation';
import type { TableView, View } from '../table/view';
import { message } from '../words';
import { type PanelSlot, useWords } from './context';
import { contractText } from './kit';
import { Say } from './say';
import { Failure, useSend } from './send';

const Logo = () => (
  <svg class="logo" viewBox="0 0 18 20" aria-hidden="true">
    <rect x="3.5" y="2" width="11" height="15.5" rx="2.2" transform="rotate(-10 9 10)" />
    <path d="M6.3 11.5l2.3-3.3 3.4 2.3" />
  </svg>
);

/** The rule for take-backs that the user has set, and what it is called; empty when it has no name. */
export type NamedUndoRule = { readonly undo: UndoRule; readonly undoName: string };

/** Whose rule for take-backs it is. */
const Regulation = ({ name }: { readonly name: string }) => (
  <span class="regulation">
    <Say what={message('undoBy', { name })} />
  </span>
);

type TableNameProps = { readonly table: TableView; readonly undoName: string };

const TableName = ({ table, undoName }: TableNameProps) => {
  const contract = contractText(table);
  const { over, board, ruling } = table;
  return (
    <>
      {contract && (
        <b>
          <Say what={contract} />
        </b>
      )}
      {board !== null && (
        <>
          {' · '}
          <span class="whole">
            <Say what={message('boardNumber', { board })} />
          </span>
        </>
      )}
      {!over && (
        <>
          {' · '}
          <span class="whole">
            <Say what={message('trickNumber', { trick: ruling.trick.number })} />
          </span>
        </>
      )}
      {undoName && <Regulation name={undoName} />}
    </>
  );
};

const EditionPicker = ({ laws }: { readonly laws: Edition }) => {
  const words = useWords();
  const { send, failure } = useSend();
  const choose = async (select: HTMLSelectElement) => {
    const chosen = EDITIONS.find((edition) => edition === select.value);
    // Until the table answers with another view, the edition in force is the old one.
    if (chosen && !(await send({ type: 'laws', laws: chosen }))) select.value = laws;
  };
  return (
    <>
      <select
        class="edition"
        data-laws={laws}
        aria-label={words.plain(message('lawsLabel'))}
        value={laws}
        onChange={(e) => void choose(e.currentTarget)}
      >
        {EDITIONS.toReversed().map((edition) => (
          <option key={edition} value={edition}>
            {words.plain(message('lawsEdition', { laws: edition }))}
          </option>
        ))}
      </select>
      <Failure why={failure} />
    </>
  );
};

type HeadProps = {
  readonly view: View;
  readonly undoRule: NamedUndoRule | undefined;
  readonly Panel: PanelSlot;
};

/** The line at the top: which table, by which edition of the Laws, and by whose rule for take-backs. */
export const Head = ({ view, undoRule, Panel }: HeadProps) => {
  const words = useWords();
  // Where another rule was chosen for the table, the name is not its.
  const undoName = undoRule?.undo === view.undo ? undoRule.undoName : '';
  return (
    <header class="fu-head">
      <Logo />
      <span class="what">{view.table ? <TableName table={view.table} undoName={undoName} /> : <b>Face Up</b>}</span>
      {Panel && <Panel words={words} />}
      <EditionPicker laws={view.laws} />
    </header>
  );
};
