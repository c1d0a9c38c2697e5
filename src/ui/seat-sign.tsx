import type { Seat } from '../bridge';
import { useWords } from './context';
import type { Band } from './text/turn';

type SeatSignProps = { readonly who: Band['who']; readonly defenders: readonly Seat[] };

/** The sign beside the band: a seat is a square with a nose towards its side, the Director is round. */
export const SeatSign = ({ who, defenders }: SeatSignProps) => {
  const words = useWords();
  if (who === null) return null;
  if (who === 'director') {
    return (
      <span class="seat td" aria-hidden="true">
        {words.plain({ key: 'directorLetters' })}
      </span>
    );
  }
  if (who === 'defenders') {
    return (
      <span class="seat two" aria-hidden="true">
        {defenders.map((seat) => (
          <span key={seat}>{words.seatLetter(seat)}</span>
        ))}
      </span>
    );
  }
  return (
    <span class="seat" data-at={who} aria-hidden="true">
      {words.seatLetter(who)}
    </span>
  );
};
