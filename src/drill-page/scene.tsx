import { SEATS, seatsFrom } from '../bridge';
import { type Question, storyOf } from '../drill';
import { Say } from '../ui';
import { CardFace, CardRow, endsSuit } from '../ui/card-face';
import { useWords } from '../ui/context';
import { contractText } from '../ui/kit';
import { message } from '../words';
import { tableOf } from './texts';

type SceneProps = { readonly question: Question };

/** Contract, what happened, and which penalty cards lie there: the latter not where just that is asked. */
const Story = ({ question }: SceneProps) => {
  const contract = contractText(tableOf(question));
  return (
    <div class="story">
      {contract && (
        <p>
          <b>
            <Say what={contract} />
          </b>
        </p>
      )}
      {storyOf(question).map(({ trick, lines }) => (
        <p key={trick}>
          <b>
            <Say what={message('trickLabel', { trick })} />
            {': '}
          </b>
          {lines.map((line, i) => (
            // Sentences have no name but their place.
            <span key={i}>
              <Say what={line} />{' '}
            </span>
          ))}
        </p>
      ))}
      {question.ask !== 'kinds' && <Lying question={question} />}
    </div>
  );
};

const Lying = ({ question }: SceneProps) => {
  const { penaltyCards } = question.ruling;
  if (penaltyCards.length === 0) return null;
  return (
    <p class="lying">
      {penaltyCards.map(({ seat, card, status }) => (
        <span key={card}>
          <Say what={message(`drill_lies_${status}`, { seat, card })} />{' '}
        </span>
      ))}
    </p>
  );
};

/** The trick in rotation: what was played, and whose turn it is. */
const Trick = ({ question }: SceneProps) => {
  const words = useWords();
  const { trick, turn } = question.ruling;
  return (
    <ol class="trick" aria-label={words.plain(message('drill_trickNow'))}>
      {seatsFrom(trick.leader).map((seat) => {
        const played = trick.cards.find((each) => each.seat === seat);
        return (
          <li key={seat}>
            {played ? <CardFace card={played.card} /> : <span class={seat === turn ? 'card next' : 'card empty'} />}
            <b aria-hidden="true">{words.seatLetter(seat)}</b>
            <span class="sr">
              {words.seat(seat)} {!played && words.plain(message(seat === turn ? 'trickNext' : 'trickNobody'))}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

/** Whether a hand must be seen to know who speaks: what its owner can play decides it. */
const handMatters = ({ ask, ruling: { decision } }: Question): boolean =>
  ask === 'speaker' &&
  (decision === null || decision.kind === 'designate' || (decision.kind === 'accept' && decision.law === '52'));

const Hand = ({ question }: SceneProps) => {
  const words = useWords();
  const { turn, penaltyCards } = question.ruling;
  const seat = SEATS.find((each) => each === turn);
  if (!seat || !handMatters(question)) return null;
  const cards = question.known[seat];
  return (
    <div class="hand">
      <h3>{words.plain(message('drill_hand', { seat }))}</h3>
      <CardRow label={words.plain(message('drill_hand', { seat }))}>
        {cards.map((card, i) => {
          const status = penaltyCards.find((each) => each.card === card)?.status;
          return (
            <CardFace
              key={card}
              as="li"
              card={card}
              end={endsSuit(cards, i)}
              {...(status ? { penalty: status } : {})}
            />
          );
        })}
      </CardRow>
    </div>
  );
};

/** The position that is asked about. */
export const Scene = ({ question }: SceneProps) => (
  <div class="scene">
    <Story question={question} />
    <Trick question={question} />
    <Hand question={question} />
  </div>
);
