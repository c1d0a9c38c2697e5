import type { ComponentChildren } from 'preact';
import type { Message, TableView, View } from '../table/view';
import { message } from '../words';
import { type Copy, CopyButton } from './copy';
import { type Glyph, GlyphIcon } from './glyph';
import { LawChip } from './kit';
import { OptionsLink } from './options-link';
import { PageQuestion } from './page-questions';
import { Say } from './say';
import { Failure, useSend } from './send';
import { Sentences } from './sentences';

export { OfferNote } from './offer-note';

type NoteProps = {
  readonly glyph: Glyph;
  readonly head: Message;
  /** Whether it is the chief thing on the surface, or one beside the turn. */
  readonly chief?: boolean;
  readonly children: ComponentChildren;
};

/** A picture, one line, one reason, one way on. */
const Note = ({ glyph, head, chief = false, children }: NoteProps) => {
  const Heading = chief ? 'h1' : 'h2';
  return (
    <section class="note">
      <GlyphIcon glyph={glyph} />
      <div>
        <Heading {...(chief ? { tabIndex: -1 } : {})}>
          <Say what={head} />
        </Heading>
        {children}
      </div>
    </section>
  );
};

type StateProps = {
  readonly view: View;
  readonly copy: Copy;
  readonly practiceHref?: string | undefined;
  readonly report?: (() => Promise<string>) | undefined;
};

/** A table that cannot be followed yet has a heading of its own; without one there is no table at all. */
const HEADS: Readonly<Record<string, Message>> = {
  note_auction: message('noteHead_auction'),
  note_contract: message('noteHead_contract'),
  note_backInAuction: message('noteHead_auction'),
  note_over: message('noteHead_over'),
  note_joining: message('noteHead_joining'),
  any_looking: message('any_head'),
  any_watching: message('any_head'),
  any_bottom: message('any_head'),
  any_contract: message('any_head'),
};

const NoTable = ({ view, practiceHref }: StateProps) => {
  const head = view.reason && HEADS[view.reason.key];
  return (
    <Note chief glyph={head ? 'wait' : 'none'} head={head ?? message('noTableHead')}>
      <p>
        <Say what={view.reason ?? message('noTableText')} />
      </p>
      {view.reason && <PageQuestion asked={view.reason.key} />}
      {practiceHref && !head && (
        <a class="btn main" href={practiceHref} target="_blank" rel="noopener">
          <Say what={message('practiceTable')} />
        </a>
      )}
      {practiceHref && <OptionsLink />}
    </Note>
  );
};

const Unreadable = ({ view, report, copy }: StateProps) => (
  <Note chief glyph="cross" head={message('unreadableHead')}>
    {view.reason && (
      <p class="reason">
        <Say what={view.reason} />
      </p>
    )}
    <p>
      <Say what={message('unreadableText')} />
    </p>
    {report && (
      <CopyButton
        action="copy-report"
        label={message('copyReport')}
        name={message('copyReportName')}
        done={message('copiedReport')}
        text={report}
        copy={copy}
      />
    )}
  </Note>
);

const Resting = ({ view }: StateProps) => {
  const { send, failure } = useSend();
  return (
    <Note chief glyph="rest" head={message('restingHead')}>
      <p>
        <Say what={view.reason ?? message('restingText')} />
      </p>
      <LawChip start law="40C3(a)" laws={view.laws} />
      <button class="btn main" type="button" data-action="wake" onClick={() => void send({ type: 'wake' })}>
        <Say what={message('wake')} />
      </button>
      <Failure why={failure} />
    </Note>
  );
};

/** What is said when there is no table to show. */
export const StateNote = (props: StateProps) => {
  switch (props.view.state) {
    case 'unreadable':
      return <Unreadable {...props} />;
    case 'resting':
      return <Resting {...props} />;
    default:
      return <NoTable {...props} />;
  }
};

/** Cards that a claim shows are no penalty cards (68). */
export const ClaimNote = ({ table }: { readonly table: TableView }) => (
  <Note glyph="claim" head={message('claimHead')}>
    <p>
      <Say what={message('claimText')} />
    </p>
    <LawChip start law="68" laws={table.ruling.laws} />
  </Note>
);

/** The board is over; what it leaves behind. */
export const OverNote = ({ table }: { readonly table: TableView }) => {
  const { penaltyCards, irregularities } = table.ruling;
  const left = [
    message('overPenalty', { count: penaltyCards.length }),
    message('overRevokes', { count: irregularities.length }),
  ].filter(({ params }) => params?.count !== 0);
  return (
    <Note chief glyph="done" head={message('boardOver')}>
      <p>
        <Sentences of={left} />
        <Say what={message('overText')} />
      </p>
    </Note>
  );
};
