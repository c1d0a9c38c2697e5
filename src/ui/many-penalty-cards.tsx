import { useState } from 'preact/hooks';
import type { Card, Seat } from '../bridge';
import type { PenaltyCard } from '../laws';
import type { TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { DirectorWords } from './director';
import { CardLaw } from './information';
import { CardFace, CardRow, endsSuit } from './kit';
import { Say } from './say';
import { Sentences } from './sentences';
import { penaltyData, StatusTab } from './status-tab';
import { penaltyMeans, penaltyReason, reasonFor } from './text/penalty';

/** Up to so many cards are drawn large enough to read from afar. */
const LARGE = 5;

type ManyProps = { readonly table: TableView; readonly seat: Seat; readonly cards: readonly PenaltyCard[] };

/** How one of them came about, and the Director's word on it. */
const Picked = ({ table, cards }: Pick<ManyProps, 'table' | 'cards'>) => {
  const words = useWords();
  const [picked, pick] = useState<Card | null>(null);
  const pc = cards.find(({ card }) => card === picked) ?? cards[0];
  const reason = pc && reasonFor(table, pc);
  if (pc === undefined) return null;
  return (
    <>
      <p>
        <select
          aria-label={words.plain(message('markCard'))}
          value={pc.card}
          onChange={(e) => pick(cards.find(({ card }) => card === e.currentTarget.value)?.card ?? null)}
        >
          {cards.map(({ card }) => (
            <option key={card} value={card}>
              {words.card(card)}
            </option>
          ))}
        </select>{' '}
        {reason && <Sentences of={penaltyReason(table, reason)} />}
      </p>
      <DirectorWords seat={pc.seat} card={pc.card} />
    </>
  );
};

/** Two or more penalty cards of one defender: all in one row under one frame, and one of them at a time explained. */
export const ManyPenaltyCards = ({ table, seat, cards }: ManyProps) => {
  const [first] = cards;
  if (first === undefined) return null;
  const means = penaltyMeans(table, first);
  const order = cards.map(({ card }) => card);
  return (
    <div class="on-table wide">
      <h2>
        <Say what={message('penaltyMany', { seat, count: cards.length })} /> <StatusTab status={first.status} />
      </h2>
      <CardLaw table={table} seat={seat} card={first.card} law="50B" />
      <div class="pc all">
        <CardRow>
          {cards.map((pc, i) => (
            <CardFace
              key={pc.card}
              as="li"
              card={pc.card}
              end={endsSuit(order, i)}
              attributes={penaltyData(pc)}
              {...(cards.length <= LARGE ? { size: 'mid' as const } : {})}
            />
          ))}
        </CardRow>
      </div>
      <details class="which">
        <summary class="btn link">
          <Say what={message('directorOpen')} />
        </summary>
        <Picked table={table} cards={cards} />
      </details>
      {means.length > 0 && (
        <p class="means">
          <Sentences of={means} />
        </p>
      )}
    </div>
  );
};
