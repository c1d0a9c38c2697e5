import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Message, View } from '../table/view';
import type { Words } from '../words';
import type { LoadAccount } from './account';
import { type Ask, type PanelSlot, SurfaceProvider, WordsProvider } from './context';
import type { Copy } from './copy';
import { Head, type NamedUndoRule } from './head';
import { Live } from './live';
import { type Offer, offerBeside, type Take } from './offer';
import { OfferNote, StateNote } from './parts';
import { spokenDuty } from './text/spoken';

export type TableSurfaceProps = {
  readonly view: View;
  readonly words: Words;
  readonly undoRule?: NamedUndoRule;
  readonly ask: Ask;
  /** Puts a text on the clipboard; fails when the browser will not. */
  readonly copy: Copy;
  /** Where the practice table is; none on the practice table itself. */
  readonly practiceHref?: string;
  /** Loads what tells of boards. */
  readonly loadAccount?: LoadAccount;
  /** What could be read in this tab and is not, and how that is taken up; both or neither. */
  readonly offers?: readonly Offer[];
  readonly take?: Take;
  /** A report of a page that cannot be read. */
  readonly report?: () => Promise<string>;
  /** The way to the side panel, where this surface is not it and the browser has one. */
  readonly Panel?: PanelSlot;
  /** The element to be: `main` where the table is the whole page, `section` where it is a part. */
  readonly as?: 'main' | 'section';
};

/** What was said last, and how often something was said: the same words a second time are said again only as a new element. */
type Told = { readonly what: Message | null; readonly count: number };

const NOTHING_TOLD: Told = { what: null, count: 0 };

/** When the control in focus has gone with the choice it made, focus goes to the heading, not to the start of the page. */
const useKeptFocus = () => {
  const root = useRef<HTMLElement>(null);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    // Focus that a removed element had is nowhere now, and that is the body.
    if (document.activeElement === document.body) root.current?.querySelector('h1')?.focus({ preventScroll: true });
  });
  const onFocusIn = (e: FocusEvent) => {
    last.current = e.target instanceof Element ? e.target : null;
  };
  return { ref: root, onFocusIn };
};

const closeLaws = (e: KeyboardEvent) => {
  if (e.key !== 'Escape' || !(e.currentTarget instanceof HTMLElement)) return;
  const open = e.currentTarget.querySelector<HTMLDetailsElement>('details.law[open]');
  if (open === null) return;
  // Escape would also close a popup; the open Law comes first.
  e.preventDefault();
  open.open = false;
  open.querySelector('summary')?.focus();
};

/** All of one table: what popup, side panel and practice page show. */
export const TableSurface = (props: TableSurfaceProps) => {
  const { view, words, ask, copy, practiceHref, offers = [], take, report, Panel, as: Tag = 'main' } = props;
  const { loadAccount, undoRule } = props;
  const offer = take && offerBeside(view, offers);
  const [told, tell] = useState<Told>(NOTHING_TOLD);
  const announce = (what: Message) => tell(({ count }) => ({ what, count: count + 1 }));
  const surface = useMemo(() => ({ ask, announce }), [ask]);
  const focus = useKeptFocus();
  return (
    <WordsProvider value={words}>
      <SurfaceProvider value={surface}>
        <Tag class="fu" data-state={view.state} onKeyDown={closeLaws} {...focus}>
          <Head view={view} undoRule={undoRule} Panel={Panel} />
          {view.table ? (
            <Live view={view} table={view.table} {...{ copy, loadAccount }} />
          ) : (
            <StateNote view={view} practiceHref={practiceHref} report={report} copy={copy} />
          )}
          {offer && <OfferNote offer={offer} take={take} />}
          <p class="sr" role="status">
            {spokenDuty(view, words)}
          </p>
          <p class="sr" role="status">
            {told.what && <span key={told.count}>{words.plain(told.what)}</span>}
          </p>
        </Tag>
      </SurfaceProvider>
    </WordsProvider>
  );
};
