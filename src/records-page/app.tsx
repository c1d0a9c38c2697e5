import { useEffect, useMemo, useState } from 'preact/hooks';
import type { KeptBoard } from '../table';
import type { Message } from '../table/view';
import { type Account, Say, SurfaceProvider, WordsProvider } from '../ui';
import { type Copy, CopyButton } from '../ui/copy';
import { message, type Words } from '../words';
import { BoardRecord } from './board';
import { dayInName, daysOf } from './days';
import { DeleteButton } from './delete';
import { DaySection } from './list';
import type { RecordShelf } from './shelf';

export type RecordsProps = {
  readonly words: Words;
  readonly shelf: RecordShelf;
  readonly account: Account;
  readonly siteName: (id: string) => string;
  readonly copy: Copy;
  readonly save: (name: string, bytes: Uint8Array<ArrayBuffer>) => void;
};

type Kept = readonly KeptBoard[] | 'waiting' | 'failed';

/** The kept boards, as they are now. */
const useKept = (shelf: RecordShelf): Kept => {
  const [kept, setKept] = useState<Kept>('waiting');
  useEffect(() => {
    const read = (): void => void shelf.all().then(setKept, () => setKept('failed'));
    read();
    return shelf.onChange(read);
  }, [shelf]);
  return kept;
};

type ToolsProps = RecordsProps & { readonly boards: readonly KeptBoard[]; readonly isAll: boolean };

/** What can be done with the boards that are picked, or with all. */
const Tools = ({ boards, isAll, account, copy, save, shelf }: ToolsProps) => {
  const views = boards.map(({ view }) => view);
  const name = `face-up-${dayInName(boards[0]?.begunAt ?? 0)}.pbn`;
  return (
    <div class="tools">
      <CopyButton
        action="copy-all"
        label={message('records_copy', { count: boards.length })}
        name={message('copyRecordName')}
        done={message('copiedRecord')}
        text={async () => account.text(views)}
        copy={copy}
      />
      <button
        type="button"
        class="btn link"
        data-action="save-pbn"
        onClick={() => save(name, account.pbnBytes(account.pbn(views)))}
      >
        <Say what={message('records_savePbn', { count: boards.length })} />
      </button>
      <DeleteButton
        count={boards.length}
        isAll={isAll}
        onDelete={() => void shelf.drop(boards.map(({ key }) => key)).catch(() => {})}
      />
    </div>
  );
};

const Boards = (props: RecordsProps & { readonly boards: readonly KeptBoard[] }) => {
  const { boards, words, account, siteName, copy } = props;
  const [picked, pick] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string | null>(null);
  const days = useMemo(() => daysOf(boards, words.language), [boards, words]);
  const chosen = boards.filter(({ key }) => picked.has(key));
  const shown = boards.find(({ key }) => key === open);
  const onPick = (keys: readonly string[], on: boolean): void =>
    pick((before) => new Set(on ? [...before, ...keys] : [...before].filter((key) => !keys.includes(key))));
  useEffect(() => {
    if (shown) document.getElementById('board-title')?.focus();
  }, [open]);
  return (
    <div class="both">
      <div class="list">
        <Tools {...props} boards={chosen.length > 0 ? chosen : boards} isAll={chosen.length === 0} />
        {days.map((day) => (
          <DaySection key={day.name} {...{ day, account, words, siteName, picked, onPick, open }} onOpen={setOpen} />
        ))}
      </div>
      {shown && (
        <BoardRecord
          key={shown.key}
          board={shown}
          siteName={siteName(shown.view.site ?? '')}
          {...{ account, words, copy }}
        />
      )}
    </div>
  );
};

/** All records that are kept: an evening for the director. */
export const RecordsApp = (props: RecordsProps) => {
  const kept = useKept(props.shelf);
  const [told, tell] = useState<Message | null>(null);
  const surface = useMemo(
    () => ({ announce: tell, ask: async () => ({ ok: false as const, why: message('answer_noTable') }) }),
    [],
  );
  const isEmpty = typeof kept !== 'string' && kept.length === 0;
  return (
    <WordsProvider value={props.words}>
      <SurfaceProvider value={surface}>
        <header class="top">
          <img class="logo" src="icons/icon.svg" alt="" width="18" height="20" />
          <h1>
            <Say what={message('records_title')} />
          </h1>
        </header>
        <main>
          <p class="small quiet">
            <Say what={message('records_intro')} />
          </p>
          {isEmpty && (
            <p data-empty="">
              <Say what={message('records_none')} />
            </p>
          )}
          {kept === 'failed' && (
            <p class="failure">
              <Say what={message('note_notRead')} />
            </p>
          )}
          {typeof kept !== 'string' && kept.length > 0 && <Boards {...props} boards={kept} />}
        </main>
        <p class="sr" role="status">
          {told && <Say what={told} />}
        </p>
      </SurfaceProvider>
    </WordsProvider>
  );
};
