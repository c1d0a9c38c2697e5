/* What tells of boards, and the names of the sites of which it tells: loaded in one piece, when it is first wanted. */
export { accountWith } from '../account/account';
export { knownSites } from '../browser/known-sites';
