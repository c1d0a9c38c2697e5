import { parseContract, SEATS } from '../bridge';
import { message } from '../words';
import { useWords } from './context';
import { Say } from './say';
import { Failure, useSend } from './send';

/** Which seat is at the bottom of a page that nobody knows. */
const BottomQuestion = () => {
  const words = useWords();
  const { send, failure } = useSend();
  return (
    <div class="row" data-question="bottom">
      {SEATS.map((seat) => (
        <button
          key={seat}
          class="btn"
          type="button"
          data-bottom={seat}
          onClick={() => void send({ type: 'tell', bottom: seat })}
        >
          {words.seat(seat)}
        </button>
      ))}
      <Failure why={failure} />
    </div>
  );
};

/** A contract as people write it: `3NT`, `3 SA`, `4♥x`, with the suit letters of English. */
const contractIn = (entry: string): string | null => {
  const packed = entry
    .toUpperCase()
    .replace(/\s|\uFE0E|\uFE0F/gu, '')
    .replace(/[♠♥♦♣]/gu, (symbol) => ({ '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' })[symbol] ?? symbol)
    .replace(/^([1-7])(?:SA|N)(X{0,2})$/u, '$1NT$2');
  return parseContract(packed) ? packed : null;
};

/** What is played, and by whom. */
const ContractQuestion = () => {
  const words = useWords();
  const { send, fail, failure } = useSend();
  const submit = async (form: FormData) => {
    const entry = String(form.get('contract') ?? '').trim();
    const contract = contractIn(entry);
    const declarer = SEATS.find((seat) => seat === form.get('declarer'));
    if (!contract || !declarer) return fail(message('any_unclear', { entry }));
    await send({ type: 'tell', contract, declarer });
  };
  return (
    <form
      class="mark-form"
      data-form="contract"
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        void submit(new FormData(e.currentTarget));
      }}
    >
      <label>
        <Say what={message('any_contractLabel')} />
        <input
          name="contract"
          autocomplete="off"
          placeholder={words.plain(message('any_contractExample'))}
          onInput={() => fail(null)}
        />
      </label>
      <label>
        <Say what={message('any_declarer')} />
        <select name="declarer">
          {SEATS.map((seat) => (
            <option key={seat} value={seat}>
              {words.seat(seat)}
            </option>
          ))}
        </select>
      </label>
      <button class="btn main" type="submit">
        <Say what={message('any_submit')} />
      </button>
      <Failure why={failure} />
    </form>
  );
};

/** What a reader of any page cannot know by itself. @param asked the reason that it gives: a message key */
export const PageQuestion = ({ asked }: { readonly asked: string }) => {
  if (asked === 'any_bottom') return <BottomQuestion />;
  return asked === 'any_contract' ? <ContractQuestion /> : null;
};
