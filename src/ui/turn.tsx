import { nextSeat, partnerOf, type Seat, seatsFrom } from '../bridge';
import type { TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { CardFace } from './kit';
import { Say } from './say';
import { SeatSign } from './seat-sign';
import { bandOf } from './text/turn';

const Place = ({ table, seat }: { readonly table: TableView; readonly seat: Seat }) => {
  const words = useWords();
  const { trick, turn } = table.ruling;
  const played = trick.cards.find((p) => p.seat === seat);
  const state = seat === turn ? message('trickNext') : message('trickNobody');
  return (
    <li>
      {played ? (
        <CardFace card={played.card} />
      ) : (
        <span class={seat === turn ? 'card next' : 'card empty'}>
          <span class="sr">{words.plain(state)}</span>
        </span>
      )}
      <span>
        <span aria-hidden="true">{words.seatLetter(seat)}</span>
        <span class="sr">{words.seat(seat)}</span>
      </span>
    </li>
  );
};

/** The trick in progress, in rotation from its leader. */
const Trick = ({ table }: { readonly table: TableView }) => {
  const words = useWords();
  const { trick } = table.ruling;
  return (
    <div class="trick">
      <ol aria-label={words.plain(message('trickLabel', { trick: trick.number }))}>
        {seatsFrom(trick.leader).map((seat) => (
          <Place key={seat} table={table} seat={seat} />
        ))}
      </ol>
    </div>
  );
};

/** The band: who must act now, large. */
export const Turn = ({ table, seat }: { readonly table: TableView; readonly seat: Seat }) => {
  const band = bandOf(table, seat);
  const { declarer, trick } = table.ruling;
  const before = nextSeat(declarer);
  const defenders = [before, partnerOf(before)];
  const says = { 'data-turn': seat };
  return (
    <section class="turn">
      <SeatSign who={band.who} defenders={defenders} />
      <div class="who">
        {band.over && (
          <p class="over" {...(band.turnIn === 'over' ? says : {})}>
            <Say what={band.over} />
          </p>
        )}
        <h1 tabIndex={-1} {...(band.turnIn === 'head' ? says : {})}>
          <Say what={band.head} />
        </h1>
      </div>
      {trick.cards.length > 0 && <Trick table={table} />}
    </section>
  );
};
