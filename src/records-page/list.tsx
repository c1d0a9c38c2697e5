import type { KeptBoard } from '../table';
import { type Account, Say } from '../ui';
import { contractText } from '../ui/kit';
import { message, type Words } from '../words';
import type { Day } from './days';

/** Irregularities in the record of a board. */
const countOf = (account: Account, { view }: KeptBoard): number =>
  [...account.findings(view.table).values()].filter(({ isIrregular }) => isIrregular).length;

type Picking = {
  readonly picked: ReadonlySet<string>;
  readonly onPick: (keys: readonly string[], on: boolean) => void;
  readonly open: string | null;
  readonly onOpen: (key: string) => void;
};

type RowProps = Picking & {
  readonly board: KeptBoard;
  readonly account: Account;
  readonly words: Words;
  readonly siteName: (id: string) => string;
};

const Row = ({ board, account, words, siteName, picked, onPick, open, onOpen }: RowProps) => {
  const { key, begunAt, view } = board;
  const { table } = view;
  const number = message('boardNumber', { board: table.board ?? '?' });
  const contract = contractText(table);
  const time = new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }).format(begunAt);
  return (
    <li data-board={table.board} data-open={key === open ? '' : undefined}>
      <input
        type="checkbox"
        name="pick"
        value={key}
        checked={picked.has(key)}
        aria-label={words.plain(message('records_pick', { board: table.board ?? '?' }))}
        onChange={(event) => onPick([key], event.currentTarget.checked)}
      />
      <button type="button" data-action="open-board" aria-current={key === open} onClick={() => onOpen(key)}>
        <b>
          <Say what={number} />
        </b>
        <span>{contract && <Say what={contract} />}</span>
        <span class="quiet">
          {time} · {siteName(view.site ?? '')}
        </span>
        <span class="count">
          <Say what={message('records_irregularities', { count: countOf(account, board) })} />
        </span>
      </button>
    </li>
  );
};

type DayProps = Omit<RowProps, 'board'> & { readonly day: Day };

/** The boards of one day; its box picks them all. */
export const DaySection = ({ day, ...rest }: DayProps) => {
  const keys = day.boards.map(({ key }) => key);
  const count = keys.filter((key) => rest.picked.has(key)).length;
  return (
    <section class="day">
      <h2>
        <label>
          <input
            type="checkbox"
            name="day"
            checked={count === keys.length}
            indeterminate={count > 0 && count < keys.length}
            onChange={(event) => rest.onPick(keys, event.currentTarget.checked)}
          />
          {day.name}
        </label>
      </h2>
      <ul>
        {day.boards.map((board) => (
          <Row key={board.key} board={board} {...rest} />
        ))}
      </ul>
    </section>
  );
};
