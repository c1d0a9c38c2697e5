import { SUITS, type Suit, sameSide } from '../bridge';
import { CODES } from '../laws/editions';
import type { TableView } from '../table/view';
import { message } from '../words';
import { Pip } from './card-face';
import { useWords } from './context';
import { LawChip } from './kit';
import { Say } from './say';
import { SeatField, seatIn } from './seat-field';
import { Failure, useSend } from './send';

const suitsIn = (form: FormData): readonly Suit[] => SUITS.filter((suit) => form.has(suit));

const SuitBoxes = () => {
  const words = useWords();
  return (
    <fieldset class="suits" aria-label={words.plain(message('restrictSuits'))}>
      {SUITS.map((suit) => (
        <label key={suit}>
          <input type="checkbox" name={suit} aria-label={words.plain({ key: `suit_${suit}` })} />
          <Pip suit={suit} />
        </label>
      ))}
    </fieldset>
  );
};

/** Enters a lead restriction that an auction has left behind (Law 26), which no page shows. Declarer may require a suit until 2007. */
export const RestrictForm = ({ table }: { readonly table: TableView }) => {
  const words = useWords();
  const { send, fail, failure } = useSend();
  const { laws, declarer } = table.ruling;
  const kinds = CODES[laws].auctionRequires ? (['require', 'forbid'] as const) : (['forbid'] as const);
  const submit = async (form: HTMLFormElement) => {
    const entry = new FormData(form);
    const seat = seatIn(entry, 'seat');
    const suits = suitsIn(entry);
    const kind = kinds.find((each) => each === entry.get('kind'));
    if (!seat || !kind || suits.length === 0) return fail(message('restrictMissing'));
    const done = message(kind === 'require' ? 'event_restrict_require' : 'event_restrict_forbid', { seat, suits });
    const isDone = await send({ type: 'enter', event: { type: 'restrict', seat, [kind]: suits } }, done);
    if (isDone) form.reset();
  };
  return (
    <details class="restrict">
      <summary class="small">
        <Say what={message('restrictOpen')} />
      </summary>
      <LawChip law="26" laws={laws} start />
      <form
        class="mark-form"
        data-form="restrict"
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          void submit(e.currentTarget);
        }}
      >
        <SeatField label={message('markSeat')} name="seat" only={(seat) => !sameSide(seat, declarer)} />
        <label>
          <Say what={message('markHow')} />
          <select name="kind">
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.plain(message(`choice_${kind}`))}
              </option>
            ))}
          </select>
        </label>
        <SuitBoxes />
        <button class="btn main" type="submit">
          <Say what={message('markSubmit')} />
        </button>
        <Failure why={failure} />
      </form>
    </details>
  );
};
