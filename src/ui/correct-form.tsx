import { SEATS, type Seat } from '../bridge';
import type { TableEvent } from '../laws';
import { HOWS, type How } from '../laws/situation';
import type { TableView, TimelineEntry } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { Say } from './say';
import { SeatField, seatIn } from './seat-field';
import { Failure, useSend } from './send';

/** Ways of showing a card that a page can take for a play, or a play for it. */
const SHOWN: readonly How[] = HOWS.filter((how) => ['dropped', 'seen', 'named', 'unseen'].includes(how));

/** The one card that an entry is about, where a page could have misread whose it was, or whether it was played. */
const cardOf = (event: TableEvent) => {
  if (event.type === 'play') return event.card;
  return event.type === 'expose' && event.cards.length === 1 ? (event.cards[0] ?? null) : null;
};

/** Whether an entry can be put right: it is the page's, or has been put right before. */
export const isCorrectable = ({ event, by, isCorrected }: TimelineEntry): boolean =>
  (by === 'page' || isCorrected) && cardOf(event) !== null;

/** What the form says that happened. */
const eventIn = (form: FormData, { event }: TimelineEntry): TableEvent | null => {
  const card = cardOf(event);
  const seat = seatIn(form, 'seat');
  const how = SHOWN.find((each) => each === form.get('how'));
  if (!card || !seat) return null;
  return how ? { type: 'expose', seat, cards: [card], how } : { type: 'play', seat, card };
};

const seatOf = (event: TableEvent): Seat | undefined => ('seat' in event ? event.seat : undefined);

/** Puts right what the page was read to say of one card: whose it was, and whether it was played. */
export const CorrectForm = ({ entry }: { readonly entry: TimelineEntry }) => {
  const words = useWords();
  const { send, failure } = useSend();
  const { event, index } = entry;
  const submit = async (form: HTMLFormElement) => {
    const right = eventIn(new FormData(form), entry);
    if (right) await send({ type: 'correct', index, event: right }, message('corrected'));
  };
  return (
    <details class="correct">
      <summary class="small">
        <Say what={message('correctOpen')} />
      </summary>
      <form
        class="mark-form"
        data-form="correct"
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          void submit(e.currentTarget);
        }}
      >
        <SeatField label={message('markSeat')} name="seat" defaultValue={seatOf(event) ?? 'N'} />
        <label class="how">
          <Say what={message('correctWhat')} />
          <select name="how" defaultValue={event.type === 'expose' ? event.how : 'play'}>
            <option value="play">{words.plain(message('correctPlayed'))}</option>
            {SHOWN.map((how) => (
              <option key={how} value={how}>
                {words.plain(message(`how_${how}`))}
              </option>
            ))}
          </select>
        </label>
        <button class="btn main" type="submit">
          <Say what={message('correctSubmit')} />
        </button>
        <Failure why={failure} />
      </form>
    </details>
  );
};

/** Who declarer is, to be put right where the page was read wrong. */
export const DeclarerPicker = ({ table }: { readonly table: TableView }) => {
  const { send, failure } = useSend();
  const { declarer } = table;
  const choose = async (select: HTMLSelectElement) => {
    const chosen = SEATS.find((seat) => seat === select.value);
    const isDone = chosen && (await send({ type: 'declarer', declarer: chosen }, message('corrected')));
    if (!isDone) select.value = declarer;
  };
  return (
    <div class="rule">
      <SeatField
        label={message('correctDeclarer')}
        value={declarer}
        data-declarer={declarer}
        onChange={(e) => void choose(e.currentTarget)}
      />
      <Failure why={failure} />
    </div>
  );
};
