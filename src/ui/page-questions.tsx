import { SEATS, trumpsIn } from '../bridge';
import { message } from '../words';
import { readContract } from '../words/read-contract';
import { useWords } from './context';
import { Say } from './say';
import { SeatField, seatIn } from './seat-field';
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

/** What is played, and by whom. */
const ContractQuestion = () => {
  const words = useWords();
  const { send, fail, failure } = useSend();
  const submit = async (form: FormData) => {
    const entry = String(form.get('contract') ?? '').trim();
    const contracts = readContract(words, entry);
    const [contract] = contracts;
    const declarer = seatIn(form, 'declarer');
    if (!contract || !declarer) return fail(message('any_unclear', { entry }));
    const [suit, other] = contracts.flatMap((each) => trumpsIn(each) ?? []);
    if (suit && other) return fail(message('any_ambiguous', { entry, suits: [suit, other] }));
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
      <SeatField label={message('any_declarer')} name="declarer" />
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
