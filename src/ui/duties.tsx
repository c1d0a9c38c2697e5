import type { Seat } from '../bridge';
import type { TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { LawChip } from './kit';
import { Say } from './say';
import { dutyText } from './text/duty';

/** What binds the player in turn, in order of precedence, each with its Law. */
export const Duties = ({ table, seat }: { readonly table: TableView; readonly seat: Seat }) => {
  const words = useWords();
  const { obligations, laws, trick } = table.ruling;
  if (obligations.length === 0) return null;
  const leading = trick.cards.length === 0;
  return (
    <ol class="duties" aria-label={words.plain(message('dutiesLabel', { seat }))}>
      {obligations.map((duty, i) => (
        <li key={`${duty.kind} ${duty.law}`} data-obligation={duty.kind} data-law={duty.law}>
          <span>
            {obligations.length > 1 && <span class="rank">{i + 1}</span>}
            <Say what={dutyText(duty, obligations.slice(0, i), leading)} />
          </span>
          <LawChip law={duty.law} laws={laws} />
        </li>
      ))}
    </ol>
  );
};
