import { type Contract, formatContract, nextSeat, parseContract, type Seat } from '../bridge';
import type { Facts } from './assemble';
import { type Outcome, swapped } from './auction';
import { readSeat } from './deal';
import { Refusal, snippet } from './fault';
import type { PbnAuction } from './pbn-auction';
import { type PbnGame, type PbnTag, said } from './pbn-games';
import type { PbnPlay } from './pbn-play';

type Stated = {
  readonly contract: Contract | 'pass' | null;
  readonly declarer: Seat | null;
  readonly swapped: boolean;
};

const readContract = (tag: PbnTag | null): Contract | 'pass' | null => {
  if (tag === null) return null;
  const text = tag.value.toUpperCase();
  if (text === 'PASS') return 'pass';
  const contract = parseContract(text.replace(/^(\dN)(?!T)/, '$1T').replace(/R$/, 'XX'));
  if (contract === null) throw new Refusal(tag.line, 'badContract', { text: snippet(tag.value) });
  return contract;
};

/** `^S`: South declared although by the auction it was North (Law 54A). */
const readStated = (game: PbnGame): Stated => {
  const tag = said(game, 'declarer');
  const contract = readContract(said(game, 'contract'));
  if (tag === null) return { contract, declarer: null, swapped: false };
  return {
    contract,
    declarer: readSeat(tag.value.replace(/^\^/, ''), 'Declarer', tag.line),
    swapped: tag.value.startsWith('^'),
  };
};

const contractText = (contract: Contract | 'pass' | null): string =>
  contract === null || contract === 'pass' ? 'Pass' : formatContract(contract);

const refuseOtherContract = (game: PbnGame, stated: Stated, came: Outcome, byPlay: boolean): void => {
  if (stated.contract === null) return;
  const [contract, auction] = [contractText(stated.contract), contractText(came.contract)];
  const bid = (text: string): string => (byPlay ? text.replace(/X+$/, '') : text);
  if (bid(contract) === bid(auction)) return;
  throw new Refusal(game.tags.get('contract')?.line ?? game.line, 'contractDiffers', { contract, auction });
};

const refuseOtherDeclarer = (game: PbnGame, stated: Stated, came: Seat | null): void => {
  if (stated.declarer === null || swapped(stated.declarer, stated.swapped) === came) return;
  const declarer = `${stated.swapped ? '^' : ''}${stated.declarer}`;
  throw new Refusal(game.tags.get('declarer')?.line ?? game.line, 'declarerDiffers', {
    declarer,
    auction: came ?? '-',
  });
};

/**
 * Contract and declarer as stated must be what the auction came to, when it was over. But many archives leave out passes
 * and doubles: where the play too says who led, it is two against one, and only the last bid must agree.
 */
const refuseContradiction = (game: PbnGame, stated: Stated, came: Outcome, play: PbnPlay): void => {
  const byPlay = stated.declarer !== null && play.line !== null && play.first === nextSeat(stated.declarer);
  refuseOtherContract(game, stated, came, byPlay);
  if (!byPlay) refuseOtherDeclarer(game, stated, came.declarer);
};

/** Contract and declarer, by the tags and by the auction. */
export type Agreed = Pick<Facts, 'contract' | 'declarer' | 'declarerSwapped' | 'passedOut'>;

/**
 * Reads contract and declarer from their tags, or from the auction where they say nothing.
 * @throws Refusal `badContract`, `badSeat`, `contractDiffers`, `declarerDiffers`
 */
export const readAgreed = (game: PbnGame, auction: PbnAuction | null, play: PbnPlay): Agreed => {
  const stated = readStated(game);
  const came = auction?.outcome.closed ? auction.outcome : null;
  if (came !== null) refuseContradiction(game, stated, came, play);
  const passedOut = stated.contract === 'pass' || came?.passedOut === true;
  if (passedOut) refuseOtherDeclarer(game, stated, null);
  return {
    contract: stated.contract === 'pass' ? null : (stated.contract ?? came?.contract ?? null),
    declarer: stated.declarer ?? came?.declarer ?? null,
    declarerSwapped: stated.swapped,
    passedOut,
  };
};

/** Nobody declared: the contract is `Pass`, or the declarer is said to be nobody. */
export const isUndeclared = (game: PbnGame, { passedOut, declarer }: Agreed): boolean =>
  passedOut || (declarer === null && game.tags.get('declarer')?.value === '');
