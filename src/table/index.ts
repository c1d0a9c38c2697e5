export { enter } from './enter';
export type { Look, Notice } from './look';
export { emptyView, liveView, situationText } from './make-view';
export { notice } from './notice';
export * from './record';
export * from './view';
