import type { Step } from './controls';

const STEPS = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' } as const satisfies Record<
  string,
  Step
>;

const isStep = (key: string): key is keyof typeof STEPS => Object.hasOwn(STEPS, key);

/** Fields have arrows of their own. */
const inField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** Goes between the record and what was tried beside it by the arrows up and down with Shift. */
export const turnByKeys = (page: Document, onTurn: (step: 1 | -1) => void): void =>
  page.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (step === null || !event.shiftKey || inField(event.target)) return;
    event.preventDefault();
    onTurn(step);
  });

/** Steps by the arrows left and right, Home and End, wherever these do nothing else. */
export const stepByKeys = (page: Document, onStep: (step: Step) => void): void =>
  page.addEventListener('keydown', (event) => {
    if (!isStep(event.key) || inField(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(STEPS[event.key]);
  });
