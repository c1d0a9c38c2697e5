import { isHonour, partnerOf, suitOf } from '../bridge';
import type { ExposedCard } from '../laws';
import { WORDS } from '../laws/situation';
import type { Message, TableView } from '../table/view';
import { message } from '../words';
import { BackReasons, Causes } from './causes';
import { useWords } from './context';
import { Bars, DirectorWords } from './director';
import { CardLaw } from './information';
import { CardFace, LawChip, waitsForDirector } from './kit';
import { Say } from './say';
import { Failure, useSend } from './send';
import { type Shown, unknownShown } from './text/shown';

type ExposedProps = { readonly table: TableView; readonly exposed: ExposedCard };

const data = ({ card, seat, why }: ExposedCard) => ({
  'data-exposed-card': card,
  'data-seat': seat,
  'data-why': why,
});

/** What the Laws would say of it, as a help to the Director. */
const byTheLaws = ({ card, why }: ExposedCard): Message => {
  if (why === 'undo') return message('wordLaw_undo');
  return message(isHonour(card) ? 'wordLaw_honour' : 'wordLaw_spot');
};

/** The Director's three words side by side, each with what it does. */
const ThreeWords = ({ table, exposed }: ExposedProps) => {
  const { send, failure } = useSend();
  const { seat, card } = exposed;
  const params = { seat, card, suit: suitOf(card), partner: partnerOf(seat), declarer: table.ruling.declarer };
  return (
    <div class="block">
      <h2>
        <Say what={message('directorAsk')} />
      </h2>
      <div class="options">
        {WORDS.map((word) => (
          <button
            key={word}
            class="option"
            type="button"
            data-action="direct"
            data-as={word}
            data-for={card}
            onClick={() => void send({ type: 'enter', event: { type: 'direct', seat, card, as: word } })}
          >
            <b>
              <Bars word={word} />
              <Say what={message(`word_${word}`)} />
            </b>
            <span class="takes">
              <span>
                <Say what={message(word === 'none' ? 'wordTakes_none' : 'wordTakes_face', params)} />
              </span>
            </span>
            <span class="then">
              <Say what={message(`wordThen_${word}`, params)} />
            </span>
          </button>
        ))}
      </div>
      <Failure why={failure} />
      <div class="tail small quiet">
        <Say what={byTheLaws(exposed)} /> <LawChip law="50B" laws={table.ruling.laws} />
      </div>
    </div>
  );
};

type OneProps = ExposedProps & {
  readonly alone: boolean;
  readonly shown: Shown | undefined;
  readonly isBrief: boolean;
};

const One = ({ table, exposed, alone, shown, isBrief }: OneProps) => {
  const { seat, card, why } = exposed;
  const large = !isBrief && alone && why === 'undo' && waitsForDirector(table);
  return (
    <div {...data(exposed)}>
      <div class="on-table seen">
        <div class="pc">
          <CardFace card={card} size={alone ? 'big' : 'mid'} />
          <span class="tab ask">
            <Say what={message('exposedTab')} />
          </span>
        </div>
        <h2>
          <Say what={message(`exposed_${why}`, { seat, card })} />
        </h2>
        <CardLaw table={table} seat={seat} card={card} law={why === 'early' ? '57D' : '49'} />
        <p>
          <Say what={message(`exposedText_${why}`)} />
        </p>
        {!large && <DirectorWords seat={seat} card={card} />}
      </div>
      {shown && <Causes shown={shown} />}
      {large && <ThreeWords table={table} exposed={exposed} />}
      {why === 'undo' && <BackReasons exposed={exposed} />}
    </div>
  );
};

type ExposedCardsProps = {
  readonly table: TableView;
  /** The Director's words are told at length elsewhere. */
  readonly isBrief?: boolean;
};

/** Cards that were seen and are no penalty cards yet: each waits for a word, or for its turn. */
export const ExposedCards = ({ table, isBrief = false }: ExposedCardsProps) => {
  const words = useWords();
  const { exposed } = table.ruling;
  if (exposed.length === 0) return null;
  const shown = unknownShown(table);
  return (
    <section aria-label={words.plain(message('exposedCards'))}>
      {exposed.map((card) => (
        <One
          key={`${card.seat} ${card.card}`}
          table={table}
          exposed={card}
          isBrief={isBrief}
          alone={exposed.length === 1}
          shown={shown.find((s) => s.seat === card.seat && s.cards.at(-1) === card.card)}
        />
      ))}
    </section>
  );
};
