import { HOWS } from '../laws/situation';
import type { Message, Request } from '../table/view';
import { message, type Words } from '../words';
import { readCard } from '../words/read-card';
import { useWords } from './context';
import { Say } from './say';
import { SeatField, seatIn } from './seat-field';
import { Failure, useSend } from './send';

/** The causes that a user can know: all but `unknown`. */
const CAUSES = HOWS.filter((how) => how !== 'unknown');

type Entry = { readonly request: Request; readonly done: Message } | { readonly fault: Message };

/** Reads the form: what is to be sent, or what is wrong with it, in words. */
const readForm = (words: Words, form: FormData): Entry => {
  const entry = String(form.get('card') ?? '').trim();
  const seat = seatIn(form, 'seat');
  const how = CAUSES.find((h) => h === form.get('how'));
  const cards = readCard(words, entry);
  const [card] = cards;
  if (entry === '') return { fault: message('markMissing') };
  if (!card || !seat || !how) return { fault: message('markUnclear', { entry }) };
  if (cards.length > 1) return { fault: message('markAmbiguous', { entry, cards }) };
  return {
    request: { type: 'enter', event: { type: 'expose', seat, cards: [card], how } },
    done: message('marked', { card, seat }),
  };
};

/** Marks by hand a card that was shown and that the page did not tell of. */
export const MarkForm = () => {
  const words = useWords();
  const { send, fail, failure } = useSend();
  const submit = async (form: HTMLFormElement) => {
    const entry = readForm(words, new FormData(form));
    if ('fault' in entry) return fail(entry.fault);
    if (await send(entry.request, entry.done)) form.reset();
  };
  return (
    <form
      class="mark-form"
      data-form="mark"
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        void submit(e.currentTarget);
      }}
    >
      <SeatField label={message('markSeat')} name="seat" />
      <label>
        <Say what={message('markCard')} />
        <input
          name="card"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder={words.plain(message('markExample'))}
          onInput={() => fail(null)}
        />
      </label>
      <label class="how">
        <Say what={message('markHow')} />
        <select name="how">
          {CAUSES.map((how) => (
            <option key={how} value={how}>
              {words.plain(message(`how_${how}`))}
            </option>
          ))}
        </select>
      </label>
      <button class="btn main" type="submit">
        <Say what={message('markSubmit')} />
      </button>
      <Failure why={failure} />
    </form>
  );
};
