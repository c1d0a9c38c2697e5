import { accountWith } from '../account/account';
import { knownSites } from '../browser/known-sites';
import type { Account } from '../ui';
import type { Words } from '../words';

/** What tells of boards, with the sites by their names. */
export const accountOf = (words: Words): Promise<Account> => accountWith(words, knownSites);
