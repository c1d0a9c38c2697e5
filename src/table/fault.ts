import type { FaultKey } from '../sites/sighting';
import type { Message } from './view';

/**
 * What does not add up, in the words of a reading fault.
 * @param snippet what was seen, in cards, seats and numbers
 */
export const fault = (key: FaultKey | 'turn', snippet: string): Message => ({
  key: `fault_${key}`,
  params: { snippet },
});
