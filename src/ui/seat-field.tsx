import type { ComponentProps } from 'preact';
import { SEATS, type Seat } from '../bridge';
import type { Message } from '../table/view';
import { useWords } from './context';
import { Say } from './say';

type SeatFieldProps = Omit<ComponentProps<'select'>, 'label' | 'children'> & {
  readonly label: Message;
  /** Which seats are on it; all when missing. */
  readonly only?: (seat: Seat) => boolean;
};

/** A labelled list of the four seats by name, to choose one of; otherwise as any list. */
export const SeatField = ({ label, only = () => true, ...list }: SeatFieldProps) => {
  const words = useWords();
  return (
    <label>
      <Say what={label} />
      <select {...list}>
        {SEATS.filter(only).map((seat) => (
          <option key={seat} value={seat}>
            {words.seat(seat)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** The seat that a form names in one of its fields. */
export const seatIn = (form: FormData, field: string): Seat | undefined =>
  SEATS.find((seat) => seat === form.get(field));
