import type { JSX } from 'preact';
import { SEATS } from '../bridge';
import type { Board } from '../records';
import { type Ask, type LoadAccount, Say, TableSurface, type TableSurfaceProps, WordsProvider } from '../ui';
import { message, type Words } from '../words';
import { Branches } from './branches';
import { Hidings, Modes, type Step, Steps } from './controls';
import type { Desk } from './desk';
import { facesOf } from './hiding';
import { NoticeBar } from './notice';
import { openBoard } from './open';
import { Opener } from './opener';
import { Picker } from './picker';
import type { Session } from './session';
import { holdable, trickNumber } from './tabletop';

export type AppProps = {
  readonly words: Words;
  readonly undoRule?: TableSurfaceProps['undoRule'];
  readonly session: Session;
  readonly desk: Desk;
  readonly ask: Ask;
  readonly loadAccount: LoadAccount;
  /** The place of the table, which draws itself into it: see `table.tsx`. */
  readonly onPlace: (place: Element | null) => void;
};

type BoardsProps = { readonly desk: Desk; readonly words: Words };

/** A record names its tables by number, or by the room of a match. */
const roomOf = (table: string, words: Words): string =>
  words.has(`practice_room_${table}`) ? words.plain({ key: `practice_room_${table}` }) : table;

const nameOf = ({ board, table }: Board, index: number, words: Words): string => {
  const name = words.plain(message('boardNumber', { board: board ?? `#${index + 1}` }));
  return table ? `${name}, ${roomOf(table, words)}` : name;
};

/** Which board of a record lies on the table. */
const Boards = ({ desk, words }: BoardsProps): JSX.Element | null => {
  const { boards, chosen } = desk.state();
  if (boards.length < 2) return null;
  return (
    <select
      name="board"
      class="boards"
      aria-label={words.plain(message('practice_board'))}
      value={String(chosen)}
      onChange={(event) => desk.chooseBoard(Number(event.currentTarget.value))}
    >
      {boards.map((board, i) => (
        // The boards of one record keep their order.
        <option key={i} value={String(i)} disabled={openBoard(board) === null}>
          {nameOf(board, i, words)}
        </option>
      ))}
    </select>
  );
};

const Logo = (): JSX.Element => <img class="logo" src="icons/icon.svg" alt="" width="18" height="20" />;

/** Asks for a card of a hidden hand, among those that may lie there closed. */
const HandPicker = ({ session, desk, words }: AppProps): JSX.Element | null => {
  const seat = desk.state().picking;
  const scene = session.scene();
  if (seat === null || !scene) return null;
  const open = new Set(SEATS.flatMap((each) => facesOf(scene.table, scene.hiding)[each]));
  const cards = holdable(scene.table, seat).filter((card) => !open.has(card));
  return (
    <Picker
      key={seat}
      seat={seat}
      cards={cards}
      words={words}
      onPick={(card) => desk.clickCard(seat, card)}
      onClose={desk.stopPicking}
    />
  );
};

const copy = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** The practice page: the table, what is said of it, and the controls around them. */
export const App = (props: AppProps): JSX.Element => {
  const { words, undoRule, session, desk, ask, loadAccount, onPlace } = props;
  const { mode, notice } = desk.state();
  const scene = session.scene();
  const step: Record<Step, () => void> = session;
  const opener = <Opener words={words} onText={desk.openText} onExample={desk.openExample} />;
  return (
    <WordsProvider value={words}>
      <header class="top">
        <Logo />
        <h1>
          <Say what={message('practiceTable')} />
        </h1>
        <a class="btn link" href="drill.html">
          <Say what={message('drill_title')} />
        </a>
        <Boards desk={desk} words={words} />
        {scene && <Modes mode={mode} words={words} onMode={desk.setMode} />}
      </header>
      <div class="told" role="status">
        {notice && <NoticeBar notice={notice} onDismiss={desk.dismiss} />}
      </div>
      <div class="work">
        <main aria-label={words.plain(message('practice_table'))}>
          <div class="cloth" ref={onPlace} />
          {!scene && (
            <div class="invite">
              <p>
                <Say what={message('practice_empty')} />
              </p>
              {opener}
            </div>
          )}
        </main>
        <aside class="beside">
          <TableSurface
            as="section"
            view={session.view()}
            {...{ words, ask, copy, loadAccount, ...(undoRule ? { undoRule } : {}) }}
          />
        </aside>
      </div>
      {scene && (
        <footer class="controls">
          <Steps
            words={words}
            trick={trickNumber(scene.table)}
            back={session.canBack()}
            on={session.canNext()}
            onStep={(which) => desk.moveOn(step[which])}
          />
          <Branches
            words={words}
            lines={session.lines()}
            onBranch={() => desk.moveOn(session.branch)}
            onChange={(change) => desk.moveOn(() => session.change(change))}
            onCopy={() => copy(session.view().table?.situation ?? '')}
          />
          <Hidings words={words} hiding={scene.hiding} onHide={(hiding) => desk.moveOn(() => session.hide(hiding))} />
          {opener}
        </footer>
      )}
      <HandPicker {...props} />
    </WordsProvider>
  );
};
