import type { JSX } from 'preact';
import { rankOf, SEATS, type SeatCard, suitOf } from '../bridge';
import { message, type Words } from '../words';
import { type Drawing, TrickCard } from './card';
import { Front } from './hand';
import { isFull, isOver, lastTrick, type Tabletop, toPlay, trickNumber, tricksWon } from './tabletop';

type FeltProps = Drawing & { readonly table: Tabletop };

/** The middle of the table: the trick, what is going on, and what lies face up before the players. */
export const Felt = (props: FeltProps): JSX.Element => {
  const { table } = props;
  return (
    <div class="felt">
      <Center {...props} />
      <ol class="trick-area" data-trick="">
        {trickShown(table).map((played) => (
          <TrickCard key={played.card} words={props.words} onCard={props.onCard} {...played} />
        ))}
      </ol>
      {SEATS.map((seat) => {
        const cards = table.front.filter((lying) => lying.seat === seat).map(({ card }) => card);
        return cards.length > 0 && <Front key={seat} {...props} seat={seat} cards={cards} />;
      })}
      <Shows {...props} />
    </div>
  );
};

/** What a site can show besides the play. */
const Shows = ({ table, words, onShow }: FeltProps): JSX.Element => (
  <div class="shows">
    {(['review', 'claim'] as const).map((sign) => (
      <button
        key={sign}
        type="button"
        class="btn link"
        data-show={sign}
        aria-pressed={table.sign === sign}
        disabled={sign === 'review' ? lastTrick(table) === null : isOver(table)}
        onClick={() => onShow(sign)}
      >
        {words.plain(message(`practice_show_${sign}`))}
      </button>
    ))}
  </div>
);

const trickShown = (table: Tabletop): readonly SeatCard[] =>
  table.sign === 'review' ? (lastTrick(table) ?? []) : table.trick;

const Center = ({ table, words }: FeltProps): JSX.Element => {
  const seat = toPlay(table);
  const { ns, ew } = tricksWon(table);
  const last = isFull(table) ? null : lastTrick(table);
  return (
    <div class="center">
      <b>{words.plain(message('trickLabel', { trick: trickNumber(table) }))}</b>
      <span>{seat ? words.plain(message(seatKey(table), { seat })) : words.plain(message('boardOver'))}</span>
      <span class="quiet small">{words.plain(message('practice_tricksWon', { ns, ew }))}</span>
      {last && <LastTrick trick={last} words={words} />}
    </div>
  );
};

const seatKey = (table: Tabletop) => {
  if (table.led !== null && !isFull(table)) return 'turnPlay';
  return trickNumber(table) === 1 ? 'turnOpening' : 'turnLead';
};

const LastTrick = ({ trick, words }: { readonly trick: readonly SeatCard[]; readonly words: Words }): JSX.Element => (
  <span class="last">
    {words.plain(message('practice_last'))}{' '}
    {trick.map(({ seat, card }, i) => (
      <span key={card}>
        {i > 0 && ' · '}
        {words.seatLetter(seat)}{' '}
        <span class="cd" data-suit={suitOf(card)} role="img" aria-label={words.card(card)}>
          <i class="pip" />
          {words.rank(rankOf(card))}
        </span>
      </span>
    ))}
  </span>
);
