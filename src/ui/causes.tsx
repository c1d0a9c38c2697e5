import type { ExposedCard } from '../laws';
import type { How, Why } from '../laws/situation';
import { message } from '../words';
import { Say } from './say';
import { Failure, useSend } from './send';
import type { Shown } from './text/shown';

/** Ways that make a penalty card and ways that do not, the commonest first; the rest is one tap away. */
const PENALTY: readonly How[] = ['dropped', 'seen', 'extra'];
const FREE: readonly How[] = ['unseen', 'claim', 'misinformed'];
const MORE: readonly How[] = ['named', 'fifth', 'auction', 'auctionLed', 'restored', 'concession', 'statement', 'told'];

type CauseButtonsProps = { readonly hows: readonly How[]; readonly choose: (how: How) => void };

const CauseButtons = ({ hows, choose }: CauseButtonsProps) => (
  <>
    {hows.map((how) => (
      <button key={how} class="btn" type="button" data-action="cause" data-how={how} onClick={() => choose(how)}>
        <Say what={message(`how_${how}`)} />
      </button>
    ))}
  </>
);

/** Asks how cards were shown, where the page cannot tell. */
export const Causes = ({ shown }: { readonly shown: Shown }) => {
  const { send, failure } = useSend();
  const { seat, cards } = shown;
  const choose = (how: How) => void send({ type: 'enter', event: { type: 'expose', seat, cards, how } });
  return (
    <div class="block causes">
      <h2>
        <Say what={message('causeAsk', { count: cards.length, cards })} />
      </h2>
      <div class="cause-list">
        <h3>
          <Say what={message('causePenalty')} />
        </h3>
        <CauseButtons hows={PENALTY} choose={choose} />
        <h3>
          <Say what={message('causeFree')} />
        </h3>
        <CauseButtons hows={FREE} choose={choose} />
      </div>
      <details>
        <summary class="btn link">
          <Say what={message('causeMore')} />
        </summary>
        <div class="cause-list">
          <CauseButtons hows={MORE} choose={choose} />
        </div>
      </details>
      <Failure why={failure} />
    </div>
  );
};

/** Reasons that make a take-back what the Laws allow or require. */
const REASONS: readonly Why[] = ['misinformed', 'told', 'changed', 'changedAfter', 'revoke'];

/** Asks whether a take-back had a reason in the Laws, for which the page has no word. */
export const BackReasons = ({ exposed: { seat, card } }: { readonly exposed: ExposedCard }) => {
  const { send, failure } = useSend();
  return (
    <details class="reasons">
      <summary class="btn link">
        <Say what={message('backAsk')} />
      </summary>
      <div class="cause-list">
        {REASONS.map((why) => (
          <button
            key={why}
            class="btn"
            type="button"
            data-action="reason"
            data-reason={why}
            onClick={() => void send({ type: 'enter', event: { type: 'withdraw', seat, card, why } })}
          >
            <Say what={message(`why_${why}`)} />
          </button>
        ))}
      </div>
      <Failure why={failure} />
    </details>
  );
};
