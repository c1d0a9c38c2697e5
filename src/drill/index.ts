export type { Answerable, Position } from './position';
export type { Ask, Question } from './question';
export { type Asked, createRound, isRightAnswer, type Mark, ROUND_LENGTH, type Round } from './round';
export { type Chapter, storyOf } from './story';
export { TOPICS, type Topic } from './topics';
