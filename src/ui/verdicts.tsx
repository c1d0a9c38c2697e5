import type { Card, Seat } from '../bridge';
import type { Message, TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { CardFace, CardRow, endsSuit, LawChip, type Verdict } from './kit';
import { Say } from './say';
import { type Group, groupsOf, legalHead, legalReason } from './text/verdict';

const MARKS = { legal: 'ok', illegal: 'no', depends: 'maybe' } as const;

/** More cards than this are drawn small, and smaller, so that a whole hand fits one line. */
const ROOMY = 7;
const TIGHT = 11;

const rowClass = (count: number): string => {
  if (count > TIGHT) return 'row tight dense';
  return count > ROOMY ? 'row tight' : 'row';
};

type RowProps = { readonly table: TableView; readonly verdict: Verdict; readonly group: Group };

const Row = ({ table, verdict, group }: RowProps) => {
  const penalties = new Map(table.ruling.penaltyCards.map((p) => [p.card, p.status]));
  return (
    <div class={rowClass(group.cards.length)}>
      {group.reason && (
        <p class="why">
          <Say what={group.reason} />
        </p>
      )}
      <CardRow>
        {group.cards.map((card, i) => {
          const penalty = penalties.get(card);
          return (
            <CardFace
              key={card}
              as="li"
              card={card}
              verdict={verdict}
              end={endsSuit(group.cards, i)}
              {...(penalty ? { penalty } : {})}
            />
          );
        })}
      </CardRow>
    </div>
  );
};

type VerdictBlockProps = {
  readonly table: TableView;
  readonly verdict: Verdict;
  readonly head: Message;
  readonly law?: string | null;
  readonly groups: readonly Group[];
};

const VerdictBlock = ({ table, verdict, head, law, groups }: VerdictBlockProps) => (
  <div class="verdict">
    <div class="top">
      <h2>
        <i class={`mark ${MARKS[verdict]}`} aria-hidden="true" />
        <Say what={head} />
      </h2>
      {law && <LawChip law={law} laws={table.ruling.laws} />}
    </div>
    {groups.map((group) => (
      <Row key={group.cards[0]} table={table} verdict={verdict} group={group} />
    ))}
  </div>
);

const Hidden = ({ table, seat }: { readonly table: TableView; readonly seat: Seat }) => {
  const count = table.hidden[seat];
  if (count === 0) return null;
  const { viewer } = table;
  return (
    <div class="hid">
      <span class="backs" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <span key={i} class="card back" />
        ))}
      </span>
      <p>
        <b>
          <Say what={message('hiddenCount', { count })} />
        </b>{' '}
        <span class="quiet">
          <Say what={viewer ? message('hiddenViewer', { viewer }) : message('hiddenKibitzer')} />
        </span>
      </p>
    </div>
  );
};

/** Somebody must speak first: no card of this player may be played, and the choice above says why. */
const Waiting = ({ table, seat }: { readonly table: TableView; readonly seat: Seat }) => {
  const { illegal, trick } = table.ruling;
  const head = message(trick.cards.length === 0 ? 'waitLead' : 'waitPlay', { seat });
  const group = { reason: null, cards: illegal };
  return <VerdictBlock table={table} verdict="illegal" head={head} groups={illegal.length > 0 ? [group] : []} />;
};

const Sorted = ({ table, seat }: { readonly table: TableView; readonly seat: Seat }) => {
  const { legal } = table.ruling;
  const depends = groupsOf(table, seat, 'depends');
  const illegal = groupsOf(table, seat, 'illegal');
  const legalGroup = (cards: readonly Card[]): Group => ({ reason: legalReason(table, seat), cards });
  return (
    <>
      {legal.length > 0 && (
        <VerdictBlock table={table} verdict="legal" head={legalHead(table, seat)} groups={[legalGroup(legal)]} />
      )}
      {depends.length > 0 && (
        <VerdictBlock table={table} verdict="depends" head={message('dependsHead')} groups={depends} />
      )}
      {illegal.length > 0 && <VerdictBlock table={table} verdict="illegal" head={message('notNow')} groups={illegal} />}
    </>
  );
};

/** The known cards of the player in turn, by verdict, and how many are hidden. */
export const Verdicts = ({ table, seat }: { readonly table: TableView; readonly seat: Seat }) => {
  const words = useWords();
  const { decision } = table.ruling;
  const waits = decision !== null && decision.kind !== 'designate';
  return (
    <section class="block" aria-label={words.plain(message('cardsOf', { seat }))}>
      {waits ? <Waiting table={table} seat={seat} /> : <Sorted table={table} seat={seat} />}
      <Hidden table={table} seat={seat} />
    </section>
  );
};
