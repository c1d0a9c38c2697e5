/* What a surface shows once something has happened at the table. */
export { Decision } from './decision';
export { ExposedCards } from './exposed-cards';
export { Irregularities } from './irregularities';
export { PenaltyCards } from './penalty-cards';
export { ScriptButton } from './script-button';
export { SetAsides } from './set-asides';
