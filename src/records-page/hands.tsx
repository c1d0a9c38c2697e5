import { SEATS, type Seat, SUITS, suitOf } from '../bridge';
import { parseSituation } from '../laws';
import type { KeptBoard } from '../table';
import { Say } from '../ui';
import { message, type Words } from '../words';

type Table = KeptBoard['view']['table'];

/** The hands as the record found them. The view's own situation is always one. */
const handsOf = ({ situation }: Table) => {
  const parsed = parseSituation(JSON.parse(situation));
  return parsed.ok ? parsed.value : null;
};

type HandsProps = { readonly table: Table; readonly words: Words };

/** What was seen of each hand when the record began, a row each. */
export const StartingHands = ({ table, words }: HandsProps) => {
  const start = handsOf(table);
  if (start === null) return null;
  const unseen = (seat: Seat): number => start.cards - start.hands[seat].length;
  return (
    <table class="hands">
      <caption class="small quiet">
        <Say what={message('account_hands')} />
      </caption>
      <tbody>
        {SEATS.map((seat) => (
          <tr key={seat}>
            <th scope="row">{words.seat(seat)}</th>
            <td>
              {SUITS.map((suit) => {
                const cards = start.hands[seat].filter((card) => suitOf(card) === suit);
                return (
                  cards.length > 0 && (
                    <span class="holding" key={suit}>
                      <Say what={{ key: 'records_cards', params: { cards } }} />{' '}
                    </span>
                  )
                );
              })}
              {unseen(seat) > 0 && (
                <span class="quiet">
                  <Say what={message('account_unseen', { count: unseen(seat) })} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
