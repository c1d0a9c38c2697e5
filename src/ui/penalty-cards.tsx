import { SEATS } from '../bridge';
import type { TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { CardLaw } from './information';
import { ManyPenaltyCards } from './many-penalty-cards';
import { OnePenaltyCard } from './one-penalty-card';
import { Say } from './say';
import { pickedUp } from './text/information';

type PenaltyCardsProps = {
  readonly table: TableView;
  /** Cards that were no penalty cards a moment ago: they turn face up. */
  readonly fresh: ReadonlySet<string>;
};

/** The penalty cards on the table, each with its kind and how it came about; then those that went back to a hand. */
export const PenaltyCards = ({ table, fresh }: PenaltyCardsProps) => {
  const words = useWords();
  const { penaltyCards } = table.ruling;
  const back = pickedUp(table);
  if (penaltyCards.length + back.length === 0) return null;
  return (
    <section aria-label={words.plain(message('penaltyCards'))}>
      {SEATS.map((seat) => {
        const cards = penaltyCards.filter((pc) => pc.seat === seat);
        if (cards.length > 1) return <ManyPenaltyCards key={seat} table={table} seat={seat} cards={cards} />;
        return cards.map((pc) => <OnePenaltyCard key={pc.card} table={table} pc={pc} isNew={fresh.has(pc.card)} />);
      })}
      {back.map(({ seat, card }) => (
        <p key={card} class="back small quiet">
          <span>
            <Say what={message('pickedUp', { seat, card })} />
          </span>
          <CardLaw table={table} seat={seat} card={card} law="50D2" />
        </p>
      ))}
    </section>
  );
};
