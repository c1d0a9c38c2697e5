import { type BySeat, bySeat, FULL_HAND, isSeat, partnerOf, SEATS, type Seat, sortCards } from '../bridge';
import { type Call, contractFrom, type Outcome, outcomeOf, readCall } from './calls';
import { seatAt } from './compass';
import { byCompass, type Felt, type ShownInTrick } from './felt';
import { boxesOf, one, packed } from './find';
import { type Hand, handsAt, isActive, isFresh, wholeHand } from './funbridge-cards';
import { followed, type Order, type Sorted, sorted } from './played-order';
import { IN_AUCTION, type Seen, type Stage, seeingReader } from './seen';
import type { Seated } from './sighting';
import { outline, scrub, Unreadable } from './unreadable';

/** Known from add-ons that work on the site: likely, and where they agree sure. */
const AT = {
  own: '.cards-hand-BOTTOM',
  compass: '.seat-bottom .seat-position span',
  /** Marks dummy's hand, once it lies on the table. */
  dummy: 'cards-hand-dummy',
  played: '.bridge-card-played',
  auction: '.auction-box',
  call: '[id^="BID-"][id*="-AUCTION-BOX"]',
} as const;

const OTHERS = ['left', 'top', 'right'] as const;

/** `BID-1S0-4-AUCTION-BOX-GAME_SIDEBAR`: pass `PA`, double `X1`, redouble `X2`, or level and strain; then numbers. */
const CALL = /^BID-(PA|X1|X2|[1-7][CDHSN])\d*-\d+-AUCTION-BOX/u;

/** The user's seat, which what the page says of the others must not gainsay. These are robots. @throws Unreadable */
const bottomAt = (table: Element): Seat => {
  const seat = packed(one(table, AT.compass));
  const others = OTHERS.map((side) => ({ side, at: table.querySelector(AT.compass.replace('bottom', side)) }));
  const isWrong = others.some(
    ({ side, at }) => isSeat(seat) && at && isSeat(packed(at)) && packed(at) !== seatAt(side, seat),
  );
  if (isSeat(seat) && !isWrong) return seat;
  throw new Unreadable('unknownSeat', AT.compass, scrub(seat));
};

const seatedAt = (table: Element): Seated => ({ viewer: bottomAt(table), practice: true });

const callsAt = (table: Element): Call[] =>
  [...one(table, AT.auction).querySelectorAll(AT.call)].map(({ id }) => {
    const call = readCall(CALL.exec(id)?.[1] ?? '');
    if (!call) throw new Unreadable('contract', AT.call, scrub(id));
    return call;
  });

/** Nothing but dummy's hand tells who plays the contract, so that is not known before the lead. @throws Unreadable */
const declarerOf = (hands: BySeat<Hand>): Seat | null => {
  const dummies = SEATS.filter((seat) => hands[seat].element.classList.contains(AT.dummy));
  if (dummies.length > 1) throw new Unreadable('unknownSeat', `.${AT.dummy}`, dummies.join(' '));
  const [dummy] = dummies;
  if (!dummy) return null;
  wholeHand(hands[dummy]);
  return partnerOf(dummy);
};

/** The page does not tell when each of the played cards was played, but for those that came while we looked. */
const orders = new WeakMap<Document, Order>();

type Play = Sorted & { /** All four hands are whole again. */ readonly laidOpen: boolean };

/** Sorts the played cards into tricks. @throws Unreadable */
const playOf = (page: Document, hands: BySeat<Hand>, bottom: Seat): Play => {
  const deal = sortCards(wholeHand(hands[bottom])).join('');
  const before = orders.get(page) ?? null;
  const hadPlayed = before?.deal === deal && SEATS.some((seat) => before.played[seat].length > 0);
  if (hadPlayed && SEATS.every((seat) => isFresh(hands[seat]))) return { tricksPlayed: 0, trick: [], laidOpen: true };
  const order = followed(
    before,
    deal,
    bySeat((seat) => hands[seat].played.map(({ card }) => card)),
    AT.played,
  );
  orders.set(page, order);
  return { ...sorted(order, AT.played), laidOpen: false };
};

const feltFrom = (hands: BySeat<Hand>, { trick }: Sorted): Felt => {
  const shown = trick.flatMap(({ seat, card }): ShownInTrick[] => {
    const at = hands[seat].played.find((played) => played.card === card);
    return at ? [{ ...at, seat }] : [];
  });
  return { hands: bySeat((seat) => hands[seat].held), trick: byCompass(shown), ordered: false };
};

const stageFrom = (outcome: Outcome, declarer: Seat | null, tricksPlayed: number): Stage =>
  typeof outcome === 'string'
    ? IN_AUCTION
    : { auction: false, contract: contractFrom(outcome), declarer, tricksPlayed };

/** The hand of which the user may play a card: his own or dummy's. */
const turnOf = (hands: BySeat<Hand>): Seat | null => {
  const [seat = null, ...more] = SEATS.filter((each) => isActive(hands[each]));
  return more.length > 0 ? null : seat;
};

const see = (table: Element): Seen | null => {
  const bottom = bottomAt(table);
  const hands = handsAt(table, bottom);
  if (SEATS.every((seat) => hands[seat].held.length + hands[seat].played.length === 0)) return null;
  const outcome = outcomeOf(callsAt(table), AT.call);
  const play = playOf(table.ownerDocument, hands, bottom);
  const stage = stageFrom(outcome, declarerOf(hands), play.tricksPlayed);
  if (stage.auction && play.tricksPlayed > 0 && outcome === 'open') {
    throw new Unreadable('contract', AT.call, outline(one(table, AT.auction)));
  }
  return {
    board: null,
    seated: seatedAt(table),
    stage,
    felt: feltFrom(hands, play),
    // A played card stays in its hand's element: when fewer lie there than before, they have been taken back.
    ...(!stage.auction && { sizes: bySeat((seat) => FULL_HAND - hands[seat].played.length) }),
    turn: turnOf(hands),
    claim: false,
    over: outcome === 'passed' || play.laidOpen,
  };
};

/** Funbridge: one person and three robots. */
export const funbridge = seeingReader({
  id: 'funbridge',
  name: 'Funbridge',
  matches: ['https://play.funbridge.com/*'],
  examples: ['https://play.funbridge.com/', 'https://play.funbridge.com/game/1'],
  attributes: ['class', 'style', 'hidden', 'id', 'href', 'xlink:href'],
  table: `body:has(${AT.own})`,
  evidence: ['.cards-hand-TOP', '.bridge-card', AT.auction],
  where: { hands: '.bridge-card', trick: AT.played, contract: AT.auction },
  seated: seatedAt,
  see,
  keepClear: (table) => boxesOf(table, [AT.auction]),
});
