import { useState } from 'preact/hooks';
import { createRound, type Round, TOPICS, type Topic } from '../drill';
import { EDITIONS, type Edition } from '../laws';
import { Say, WordsProvider } from '../ui';
import { message, type Words } from '../words';
import { OverNote } from './over';
import { QuestionCard } from './question-card';
import { Score } from './score';

type PickersProps = {
  readonly words: Words;
  readonly topic: Topic | null;
  readonly laws: Edition;
  readonly onNew: (topic: Topic | null, laws: Edition) => void;
};

/** On which Law and by which edition; another one begins a new round. */
const Pickers = ({ words, topic, laws, onNew }: PickersProps) => (
  <>
    <select
      name="topic"
      aria-label={words.plain(message('drill_topic'))}
      value={topic ?? ''}
      onChange={(e) => onNew(TOPICS.find((each) => each === e.currentTarget.value) ?? null, laws)}
    >
      <option value="">{words.plain(message('drill_topic_all'))}</option>
      {TOPICS.map((each) => (
        <option key={each} value={each}>
          {`${words.plain(words.law(each, laws))}: ${words.plain(message(`drill_topic_${each}`))}`}
        </option>
      ))}
    </select>
    <select
      name="laws"
      aria-label={words.plain(message('lawsLabel'))}
      value={laws}
      onChange={(e) => onNew(topic, EDITIONS.find((each) => each === e.currentTarget.value) ?? laws)}
    >
      {EDITIONS.toReversed().map((edition) => (
        <option key={edition} value={edition}>
          {words.plain(message('lawsEdition', { laws: edition }))}
        </option>
      ))}
    </select>
  </>
);

type DrillAppProps = { readonly words: Words; readonly first: Round };

/** The drill: question after question, and the score. */
export const DrillApp = ({ words, first }: DrillAppProps) => {
  const [round, begin] = useState(first);
  // A round keeps its own state; this counts its changes, so that they are drawn.
  const [change, setChange] = useState(0);
  const changed = () => setChange(change + 1);
  const { topic, laws } = round.settings;
  const onNew = (nextTopic: Topic | null, nextLaws: Edition) =>
    begin(createRound({ topic: nextTopic, laws: nextLaws, seed: Date.now() }));
  const onPicked = (nextTopic: Topic | null, nextLaws: Edition) => {
    // The focus stays on what was picked.
    setChange(0);
    onNew(nextTopic, nextLaws);
  };
  const asked = round.current();
  return (
    <WordsProvider value={words}>
      <header class="top">
        <img class="logo" src="icons/icon.svg" alt="" width="18" height="20" />
        <h1>
          <Say what={message('drill_title')} />
        </h1>
        <a class="btn link" href="practice.html">
          <Say what={message('practiceTable')} />
        </a>
        <Score marks={round.marks()} />
        <Pickers words={words} topic={topic} laws={laws} onNew={onPicked} />
      </header>
      <main>
        {asked ? (
          <QuestionCard
            key={`${round.settings.seed} ${round.count()}`}
            round={round}
            asked={asked}
            takesFocus={change > 0}
            onChange={changed}
          />
        ) : (
          <OverNote marks={round.marks()} onNew={() => onNew(topic, laws)} />
        )}
      </main>
    </WordsProvider>
  );
};
