import type { Card } from '../bridge';
import type { Edition } from '../laws';
import type { Chance } from './chance';
import { type PlayedBoard, playedBoards, setupAt } from './place';
import { ASKS, type Ask, type Question, questionOn } from './question';
import { createScript, goOn, type Script } from './script';
import {
  dropsTwo,
  failsToPlay,
  leadsOutOfTurn,
  namesSpot,
  playsTooEarly,
  revokesAndCorrects,
  type Slip,
  showsFreely,
  showsHonour,
  showsSpot,
} from './slips';
import type { Topic } from './topics';

type Recipe = {
  /** What goes wrong, one after another; a few cards may be played between. */
  readonly slips: readonly (readonly Slip[])[];
  /** What to ask then: each is tried, and one as often as it stands here. */
  readonly asks: readonly Ask[];
};

const EXPOSURES = [showsSpot, showsHonour, namesSpot];

/** How each topic comes about. */
const RECIPES: Readonly<Record<Topic, Recipe>> = {
  '50B': {
    slips: [
      [...EXPOSURES, dropsTwo, showsFreely],
      [showsSpot, showsFreely, leadsOutOfTurn],
    ],
    asks: ['kinds'],
  },
  '50C': { slips: [[showsSpot]], asks: ['cards', 'cards', 'cards', 'cards', 'cards', 'speaker'] },
  '50D1': { slips: [[showsHonour, namesSpot]], asks: ['cards'] },
  '50D2': { slips: [[showsHonour, namesSpot]], asks: ['choices', 'choices', 'cards', 'cards', 'speaker'] },
  '51': { slips: [[dropsTwo]], asks: ['choices', 'cards', 'speaker', 'kinds'] },
  '52': { slips: [[showsHonour, namesSpot, showsSpot], [failsToPlay]], asks: ['speaker', 'cards', 'kinds'] },
  '53': { slips: [[leadsOutOfTurn]], asks: ['speaker', 'kinds', 'choices', 'cards'] },
  '57': { slips: [[playsTooEarly]], asks: ['choices', 'cards', 'kinds', 'speaker'] },
  '62': { slips: [[revokesAndCorrects]], asks: ['kinds', 'cards', 'choices', 'speaker'] },
};

/** How often play may go on by a step until something can go wrong, and then until something can be asked. */
const PATIENCE = { slip: 5, ask: 7 };

const letHappen = (script: Script, choices: readonly Slip[], played: ReadonlySet<Card>, chance: Chance): boolean => {
  const slip = chance.pick(choices);
  for (let i = 0; i < PATIENCE.slip && slip; i++) {
    if (slip(script, chance)) return true;
    if (!goOn(script, played, chance)) return false;
  }
  return false;
};

/** Play to the moment at which this can be asked of this topic. */
const playTo = (script: Script, ask: Ask, topic: Topic, played: ReadonlySet<Card>, chance: Chance): Question | null => {
  for (let i = 0; i < PATIENCE.ask; i++) {
    const question = questionOn(ask, script.position());
    if (question?.topics.includes(topic)) return question;
    if (!goOn(script, played, chance)) return null;
  }
  return null;
};

/** One attempt: a trick of a board, what goes wrong there, and a question about it if it comes to one. */
const attempt = (board: PlayedBoard, topic: Topic, laws: Edition, chance: Chance): Question | null => {
  const number = chance.onceIn(8) ? 1 : 2 + chance.below(9);
  const script = createScript(setupAt(board, number, laws));
  const played = new Set(board.tricks.flat().map(({ card }) => card));
  for (let i = chance.below(4); i > 0; i--) goOn(script, played, chance);
  const { slips: happening, asks } = RECIPES[topic];
  const ask = chance.pick(asks) ?? ASKS[0];
  for (const [i, choices] of happening.entries()) {
    // A second slip of a kinds question is spice, and need not come.
    if (i > 0 && topic === '50B' && chance.onceIn(2)) break;
    if (!letHappen(script, choices, played, chance)) return null;
  }
  return playTo(script, ask, topic, played, chance);
};

let boards: readonly PlayedBoard[] | null = null;

/** The positions of one round differ; a few attempts in a hundred come to nothing. */
const MOST_ATTEMPTS = 2000;

/**
 * Makes a question on a topic, from a trick of a bundled board.
 * @param isNew whether a question may be asked: false for one that was asked before
 * @throws Error when chance finds none at all, which no topic comes near to
 */
export const makeQuestion = (
  topic: Topic,
  laws: Edition,
  chance: Chance,
  isNew: (question: Question) => boolean,
): Question => {
  boards ??= playedBoards();
  for (let i = 0; i < MOST_ATTEMPTS; i++) {
    const board = chance.pick(boards);
    const question = board && attempt(board, topic, laws, chance);
    if (question && isNew(question)) return question;
  }
  throw new Error(`no question on ${topic}`);
};
