import { useEffect, useMemo, useState } from 'preact/hooks';
import type { UndoRule } from '../laws';
import type { TableView, View } from '../table/view';
import { message } from '../words';
import type { Account, LoadAccount } from './account';
import { type Copy, CopyButton } from './copy';
import { DeclarerPicker } from './correct-form';
import { Say } from './say';
import { Timeline } from './timeline';
import { UndoRulePicker } from './undo-rule-picker';

/** What tells of boards, once it is wanted and loaded. */
const useAccount = (isWanted: boolean, load: LoadAccount | undefined): Account | null => {
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    void load?.().then(
      (loaded) => setAccount(loaded),
      // Without it the time line is there all the same.
      () => {},
    );
  }, [load, isWanted]);
  return isWanted ? account : null;
};

type CopiesProps = { readonly view: View; readonly account: Account; readonly copy: Copy };

/** The record to be taken along: for a director, and for other programs. */
export const RecordCopies = ({ view, account, copy }: CopiesProps) => (
  <div class="copies">
    <CopyButton
      action="copy-record"
      label={message('copyRecord')}
      name={message('copyRecordName')}
      done={message('copiedRecord')}
      text={async () => account.text([view])}
      copy={copy}
    />
    <CopyButton
      action="copy-pbn"
      label={message('copyPbn')}
      name={message('copyPbnName')}
      done={message('copiedPbn')}
      text={async () => account.pbn([view])}
      copy={copy}
    />
  </div>
);

export type RecordDrawerProps = {
  /** Its entries are told by the Laws only while they can be seen. */
  readonly isOpen: boolean;
  readonly view: View;
  readonly table: TableView;
  readonly undo: UndoRule;
  readonly copy: Copy;
  readonly loadAccount?: LoadAccount | undefined;
};

/** The record of the table: what was noticed and decided, what of it can be put right, and how it is taken along. */
export const RecordDrawer = ({ view, table, undo, copy, loadAccount, isOpen }: RecordDrawerProps) => {
  const account = useAccount(isOpen, loadAccount);
  const findings = useMemo(() => account?.findings(table) ?? null, [account, table.situation]);
  return (
    <>
      <Timeline table={table} findings={findings} />
      {account && <RecordCopies view={view} account={account} copy={copy} />}
      <a class="btn link" href="records.html" target="_blank" rel="noopener" data-action="open-records">
        <Say what={message('recordsOpen')} />
      </a>
      <DeclarerPicker table={table} />
      <UndoRulePicker rule={undo} />
    </>
  );
};
