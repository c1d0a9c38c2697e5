import type { LoadAccount } from '../ui';
import type { Words } from '../words';
import type { KnownNames } from './account';

/** What loads the account of boards when it is first wanted: a popup starts without it. @param sites those whose names are known */
export const accountLoader =
  (words: Words, sites: KnownNames): LoadAccount =>
  () =>
    import('./account').then(({ accountWith }) => accountWith(words, sites));
