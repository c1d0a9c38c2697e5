import type { Card, Seat } from '../bridge';
import type { TableView } from '../table/view';
import { useWords } from './context';
import { LawChip } from './kit';
import { Say } from './say';
import { informationOn, informationText } from './text/information';

type CardLawProps = {
  readonly table: TableView;
  readonly seat: Seat;
  readonly card: Card;
  /** The Law that the card lies there by, number as the English book has it. */
  readonly law: string;
};

/** The Law of a card that was shown; below its text what may be used of the card, and by whom, each by its own paragraph. */
export const CardLaw = ({ table, seat, card, law }: CardLawProps) => {
  const words = useWords();
  const { laws } = table.ruling;
  return (
    <LawChip law={law} laws={laws}>
      {informationOn(table, seat, card).map((note) => (
        <span key={note.note} class="info" data-information={note.note} data-law={note.law}>
          <Say what={informationText(table, note)} /> <Say what={words.law(note.law, laws)} />
        </span>
      ))}
    </LawChip>
  );
};
