import { useState } from 'preact/hooks';
import type { Card, Seat } from '../bridge';
import { SEATS } from '../bridge';
import type { PenaltyCard, PenaltyReason } from '../laws';
import type { Message, TableView } from '../table/view';
import { message } from '../words';
import { CardFace, CardRow, endsSuit } from './cardFace';
import { useWords } from './context';
import { DirectorWords } from './director';
import { LawChip } from './lawChip';
import { Say } from './say';
import { penaltyMeans, penaltyReason } from './text/penalty';

/** More penalty cards of one defender than this stand in one row, under one frame. */
const ROWS = 2;

type Status = PenaltyCard['status'];

const Tab = ({ status }: { readonly status: Status }) => (
  <span class="tab" data-status={status}>
    <Say what={message(`status_${status}`)} />
  </span>
);

const data = ({ card, seat, status }: PenaltyCard) => ({
  'data-penalty-card': card,
  'data-seat': seat,
  'data-status': status,
});

const Sentences = ({ of }: { readonly of: readonly Message[] }) => (
  <p>
    {of.map((what) => (
      <span key={what.key}>
        <Say what={what} />{' '}
      </span>
    ))}
  </p>
);

type OneProps = {
  readonly table: TableView;
  readonly pc: PenaltyCard;
  readonly last: boolean;
  readonly size: 'big' | 'mid';
};

const One = ({ table, pc, last, size }: OneProps) => {
  const reason = table.explanation.penaltyCards.find((r) => r.seat === pc.seat && r.card === pc.card);
  const sentences = [...(reason ? penaltyReason(table, reason) : []), ...(last ? [penaltyMeans(table, pc)] : [])];
  return (
    <div class="on-table" {...data(pc)}>
      <div class="pc" data-status={pc.status}>
        <CardFace card={pc.card} size={size} />
        <Tab status={pc.status} />
      </div>
      <h2>
        <Say what={message(`penaltyHead_${pc.status}`)} />
      </h2>
      <LawChip law={reason?.law ?? '50B'} laws={table.ruling.laws} />
      <Sentences of={sentences} />
      <DirectorWords seat={pc.seat} card={pc.card} />
    </div>
  );
};

const cardsOf = (reasons: readonly PenaltyCard[]): Card[] => reasons.map((pc) => pc.card);

type ManyProps = { readonly table: TableView; readonly seat: Seat; readonly pcs: readonly PenaltyCard[] };

const Many = ({ table, seat, pcs }: ManyProps) => {
  const words = useWords();
  const [picked, pick] = useState<Card | null>(null);
  const cards = cardsOf(pcs);
  const chosen = picked !== null && cards.includes(picked) ? picked : cards[0];
  const status = pcs[0]?.status ?? 'major';
  return (
    <div class="on-table wide">
      <h2>
        <Say what={message('penaltyMany', { seat, count: pcs.length })} /> <Tab status={status} />
      </h2>
      <LawChip law={lawOf(table, pcs)} laws={table.ruling.laws} />
      <div class="pc all">
        <CardRow>
          {pcs.map((pc, i) => (
            <CardFace key={pc.card} as="li" card={pc.card} end={endsSuit(cards, i)} attributes={data(pc)} />
          ))}
        </CardRow>
      </div>
      {chosen && (
        <div class="which">
          <select
            aria-label={words.plain(message('markCard'))}
            value={chosen}
            onChange={(e) => pick(cards.find((card) => card === e.currentTarget.value) ?? null)}
          >
            {cards.map((card) => (
              <option key={card} value={card}>
                {words.card(card)}
              </option>
            ))}
          </select>
          <DirectorWords seat={seat} card={chosen} />
        </div>
      )}
    </div>
  );
};

const lawOf = (table: TableView, pcs: readonly PenaltyCard[]): string => {
  const reason = table.explanation.penaltyCards.find((r: PenaltyReason) => r.card === pcs[0]?.card);
  return reason?.law ?? '50B';
};

/** The penalty cards on the table, each with its kind and how it came about. */
export const PenaltyCards = ({ table }: { readonly table: TableView }) => {
  const words = useWords();
  const { penaltyCards } = table.ruling;
  if (penaltyCards.length === 0) return null;
  const size = penaltyCards.length === 1 ? 'big' : 'mid';
  return (
    <section aria-label={words.plain(message('penaltyCards'))}>
      {SEATS.map((seat) => {
        const pcs = penaltyCards.filter((pc) => pc.seat === seat);
        if (pcs.length > ROWS) return <Many key={seat} table={table} seat={seat} pcs={pcs} />;
        return pcs.map((pc) => <One key={pc.card} table={table} pc={pc} last={pc === pcs.at(-1)} size={size} />);
      })}
    </section>
  );
};
