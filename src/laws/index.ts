export { explain } from './explain';
export { parseEvent, parseSituation } from './parse';
export { hiddenCount, knownCards, replay, rule, rulingOf, start } from './rule';
export * from './ruling';
export * from './situation';
export { step } from './step';
export type { Table } from './table';
