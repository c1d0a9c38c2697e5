import type { TableView } from '../table/view';
import { message } from '../words';
import { Say } from './say';
import { eventText } from './text/event';

/** Entries that no longer fit what came before them: told, kept, and not counted. */
export const SetAsides = ({ table }: { readonly table: TableView }) =>
  table.setAside.length === 0 ? null : (
    <section class="block set-aside">
      <h2>
        <i class="mark stop" aria-hidden="true" />
        <Say what={message('setAsideHead')} />
      </h2>
      <ul>
        {table.setAside.map(({ event, why }) => (
          <li key={JSON.stringify(event)}>
            <Say what={eventText(event)} />
            {'. '}
            <span class="quiet">
              <Say what={why} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
