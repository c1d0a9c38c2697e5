import type { TableView } from '../table/view';
import { message } from '../words';
import { Say } from './say';

/** Duties that declarer's choice for a lead leaves behind when its penalty cards have gone back. */
const CHOSEN: readonly string[] = ['50D2', '51B'];

/** Whether something has happened that the Director has words for. */
export const hasScript = ({ ruling, over }: TableView): boolean =>
  !over &&
  (ruling.decision !== null ||
    ruling.exposed.length + ruling.penaltyCards.length > 0 ||
    ruling.irregularities.some(({ established }) => !established) ||
    ruling.obligations.some(({ law }) => CHOSEN.includes(law)));

type ScriptButtonProps = { readonly table: TableView; readonly isOpen: boolean; readonly toggle: () => void };

/** The control that opens and closes the Director's script, where there is one. */
export const ScriptButton = ({ table, isOpen, toggle }: ScriptButtonProps) =>
  hasScript(table) ? (
    <button class="btn link" type="button" data-action="script" aria-expanded={isOpen} onClick={toggle}>
      <Say what={message(isOpen ? 'scriptClose' : 'scriptOpen')} />
    </button>
  ) : null;
