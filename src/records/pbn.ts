import { nextSeat } from '../bridge';
import { assemble, type Facts } from './assemble';
import { type Board, handSize } from './board';
import { readSeat } from './deal';
import { type RecordReading, Refusal, readEach } from './fault';
import { readAuction } from './pbn-auction';
import { type Agreed, isUndeclared, readAgreed } from './pbn-contract';
import { readDeal, readVulnerable } from './pbn-deal';
import { type PbnGame, pbnGames, said } from './pbn-games';
import { type PbnPlay, readPlay } from './pbn-play';
import { readResult } from './pbn-result';

/** Tags whose value belongs to the board, and cannot be taken over from the one before with `#`. */
const OWN = ['dealer', 'vulnerable', 'deal', 'declarer', 'contract', 'result', 'auction', 'play'];

const refuseInheritance = ({ tags }: PbnGame): void => {
  for (const name of OWN) {
    const tag = tags.get(name);
    if (tag?.value.startsWith('#')) throw new Refusal(tag.line, 'badInheritance', { tag: name });
  }
};

const tableOf = (game: PbnGame): string | null =>
  said(game, 'room')?.value.toLowerCase() ?? said(game, 'table')?.value ?? null;

/** The Play tag names the opening leader, who sits to declarer's left (PBN 2.1, 3.6; Law 41A). */
const refuseOtherLeader = (game: PbnGame, { first }: PbnPlay, { declarer }: Agreed): void => {
  if (declarer === null || first === null || first === nextSeat(declarer)) return;
  const line = game.tags.get('play')?.line ?? game.line;
  throw new Refusal(line, 'leaderDiffers', { leader: first, due: nextSeat(declarer) });
};

const readBoard = (game: PbnGame): Board => {
  if (game.refusal !== null) throw game.refusal;
  refuseInheritance(game);
  const dealerTag = said(game, 'dealer');
  const dealer = dealerTag && readSeat(dealerTag.value, 'Dealer', dealerTag.line);
  const auction = readAuction(game.tags.get('auction'), dealer);
  const play = readPlay(game.tags.get('play'), said(game, 'result') !== null);
  const agreed = readAgreed(game, auction, play);
  const hands = readDeal(said(game, 'deal'));
  const result = readResult(said(game, 'result'), agreed.declarer, isUndeclared(game, agreed));
  if (handSize(hands) === 13) refuseOtherLeader(game, play, agreed);
  const facts: Facts = {
    board: said(game, 'board')?.value ?? null,
    table: tableOf(game),
    dealer: dealer ?? auction?.dealer ?? null,
    vulnerable: readVulnerable(said(game, 'vulnerable')),
    hands,
    ...agreed,
    result,
    leader: play.first,
  };
  return assemble(facts, play);
};

/**
 * Reads PBN, versions 1.0 to 2.1: one game or many. Never throws: a bad game becomes a fault that names it, and the others
 * are read. Tags that say nothing of the deal, the auction or the play are passed over unread.
 */
export const readPbn = (text: string): RecordReading =>
  readEach(
    pbnGames(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')),
    (game) => said(game, 'board')?.value ?? null,
    readBoard,
  );
