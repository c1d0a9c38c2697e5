import { useMemo } from 'preact/hooks';
import type { KeptBoard } from '../table';
import { type Account, Say } from '../ui';
import { type Copy, CopyButton } from '../ui/copy';
import { contractText, LawChip } from '../ui/kit';
import { RecordCopies } from '../ui/record-drawer';
import { Timeline } from '../ui/timeline';
import { message, type Words } from '../words';
import { StartingHands } from './hands';

type Table = KeptBoard['view']['table'];

/** What the Laws say at the end of the record. */
const Standing = ({ table }: { readonly table: Table }) => {
  const { laws, irregularities, exposed } = table.ruling;
  const lines = [
    ...table.explanation.penaltyCards.map(({ seat, card, status, law }) => ({
      what: message(`found_penalty_${status}`, { seat, card }),
      law,
    })),
    ...irregularities.map(({ seat, card, law }) => ({ what: message('revokeHead', { seat, card }), law })),
    ...exposed.map(({ seat, card }) => ({ what: message('account_waits', { seat, card }), law: '49' })),
  ];
  if (lines.length === 0) {
    return (
      <p>
        <Say what={message('account_nothing')} />
      </p>
    );
  }
  return (
    <ul class="standing">
      {lines.map(({ what, law }) => (
        <li key={JSON.stringify(what)}>
          <span>
            <Say what={what} />
          </span>
          <LawChip law={law} laws={laws} />
        </li>
      ))}
    </ul>
  );
};

type BoardProps = {
  readonly board: KeptBoard;
  readonly account: Account;
  readonly words: Words;
  readonly siteName: string;
  readonly copy: Copy;
};

/** One kept board, to be looked at: nothing of it can be changed any more. */
export const BoardRecord = ({ board, account, words, siteName, copy }: BoardProps) => {
  const { view, begunAt } = board;
  const { table } = view;
  const findings = useMemo(() => account.findings(table), [account, table.situation]);
  const contract = contractText(table);
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeStyle: 'short' }).format(begunAt);
  return (
    <section class="board" data-board-record={board.key} aria-labelledby="board-title">
      <h2 id="board-title" tabIndex={-1}>
        {table.board !== null && (
          <>
            <Say what={message('boardNumber', { board: table.board })} />
            {' · '}
          </>
        )}
        {contract && <Say what={contract} />}
      </h2>
      <p class="small quiet">
        {siteName} · {when} · <Say what={message('lawsEdition', { laws: view.laws })} />
      </p>
      {table.since > 1 && (
        <p class="small">
          <Say what={message('account_since', { trick: table.since })} />
        </p>
      )}
      <StartingHands table={table} words={words} />
      <div class="copies">
        <RecordCopies view={view} account={account} copy={copy} />
        <CopyButton
          action="copy-situation"
          label={message('copySituationName')}
          name={message('copySituationName')}
          done={message('copied')}
          text={table.situation}
          copy={copy}
        />
      </div>
      <h3>
        <Say what={message('timelineLabel')} />
      </h3>
      <Timeline table={table} findings={findings} canCorrect={false} />
      <h3>
        <Say what={message('account_stands')} />
      </h3>
      <Standing table={table} />
    </section>
  );
};
