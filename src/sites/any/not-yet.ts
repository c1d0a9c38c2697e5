/** Why nothing is read yet: message keys. */
type Waiting = 'any_looking' | 'any_bottom' | 'any_contract' | 'any_watching';

/** Thrown while something is still to be found out, or to be asked. */
export class NotYet extends Error {
  constructor(readonly why: Waiting) {
    super(why);
  }
}
