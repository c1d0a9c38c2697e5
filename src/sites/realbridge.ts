import { type Contract, nextSeat, partnerOf, previousSeat, SEATS, type Seat } from '../bridge';
import { type Called, checkRotation, contractFrom, declarerOf, outcomeOf, readCall } from './calls';
import type { Names } from './compass';
import { type Felt, isLaidOpen, isPlayedOut } from './felt';
import { boxesOf, isShown, one, packed, styleOf } from './find';
import { feltAt } from './realbridge-cards';
import { IN_AUCTION, type Seen, type Stage, seeingReader } from './seen';
import type { Seated } from './sighting';
import { scrub, Unreadable } from './unreadable';

/** Known from pages saved in 2023, all but the trick: sure. Places are told from the user's side of the table. */
const AT = {
  area: '#playing_area',
  /** Yellow for the player in turn. */
  names: {
    self: '#self_name_container',
    lho: '#lho_name_container',
    partner: '#partner_name_container',
    rho: '#rho_name_container',
  },
  /** The seat's letter; the dealer's is the whole word. */
  seats: { self: '#self_vul_box', lho: '#lho_vul_box', partner: '#partner_vul_box', rho: '#rho_vul_box' },
  contract: '#contract_contract',
  double: '#contract_double',
  declarer: '#contract_declarer',
  /** Pictures of the calls, in the order in which they were made, turned towards whoever made them. */
  call: '#playing_area > img[src*="/bidbox/png/"]',
  tricks: ['#we_tricks_num', '#they_tricks_num'],
} as const;

const YELLOW = 'rgb(255,255,0)';

/** What is not in use is put this far to the left, and keeps what it showed last. */
const AWAY = -900;

type From = keyof typeof AT.seats;

const seatFrom = (from: From, bottom: Seat): Seat =>
  ({ self: bottom, lho: nextSeat(bottom), partner: partnerOf(bottom), rho: previousSeat(bottom) })[from];

const PLACES: readonly From[] = ['self', 'lho', 'partner', 'rho'];

const initial = (text: string): Seat | undefined => SEATS.find((seat) => seat === text.charAt(0).toUpperCase());

/** The user's seat, borne out by the three others. @throws Unreadable */
const bottomAt = (table: Element): Seat => {
  const texts = PLACES.map((from) => packed(one(table, AT.seats[from])));
  const bottom = initial(texts[0] ?? '');
  if (bottom && PLACES.every((from, i) => initial(texts[i] ?? '') === seatFrom(from, bottom))) return bottom;
  throw new Unreadable(
    'unknownSeat',
    Object.values(AT.seats).join(),
    scrub(texts.map((text) => text.charAt(0)).join(' ')),
  );
};

/** Whoever sits at the bottom is taken to be the user, so that nothing is read that he might not be allowed. */
const seatedAt = (table: Element): Seated => ({ viewer: bottomAt(table), practice: false });

const turnAt = (table: Element, bottom: Seat): Seat | null => {
  const yellow = PLACES.filter(
    (from) => (styleOf(one(table, AT.names[from]))?.backgroundColor ?? '').replace(/\s+/gu, '') === YELLOW,
  );
  const [from, ...more] = yellow;
  return from && more.length === 0 ? seatFrom(from, bottom) : null;
};

const namesAt = (table: Element): Names => {
  const { self, lho, partner, rho } = AT.names;
  return { bottom: one(table, self), left: one(table, lho), top: one(table, partner), right: one(table, rho) };
};

const isAway = (element: Element): boolean =>
  Number.parseFloat(styleOf(element)?.left ?? '') < AWAY || !isShown(element);

/** The file that an element shows, itself or inside it, without its ending: `3NTBB`. */
const drawing = (element: Element): string => {
  const image = element.matches('img') ? element : element.querySelector('img');
  return /([^/]+)\.\w+$/u.exec(image?.getAttribute('src') ?? '')?.[1] ?? '';
};

/** A call by the name of its picture: `3NTBB`, `PASSBB`, `XBB`. */
const callOf = (name: string) => readCall(name.replace(/BB$/u, ''));

/** How far a picture of a call is turned, in quarters: the user's own lies one quarter round. */
const TURNED: Readonly<Record<number, From>> = { 0: 'rho', 90: 'self', 180: 'lho', 270: 'partner' };

const callerOf = (image: Element, bottom: Seat): Seat => {
  const turn = /rotate\((-?\d+)(?:\.0+)?deg\)/u.exec(image.getAttribute('style') ?? '')?.[1] ?? '0';
  const from = TURNED[((Number(turn) % 360) + 360) % 360];
  if (!from) throw new Unreadable('unknownSeat', AT.call, turn);
  return seatFrom(from, bottom);
};

const callsAt = (table: Element, bottom: Seat): Called[] => {
  // The contract's own pictures can stand among them.
  const images = [...table.querySelectorAll(AT.call)].filter(
    (image) => !isAway(image) && !image.matches(`${AT.contract}, ${AT.double}`),
  );
  return images.map((image) => {
    const call = callOf(drawing(image));
    if (!call) throw new Unreadable('contract', AT.call, scrub(drawing(image)));
    return { seat: callerOf(image, bottom), call };
  });
};

const tricksAt = (table: Element): number => {
  const [we, they] = AT.tricks.map((at) => packed(one(table, at)));
  const sum = Number(we || '0') + Number(they || '0');
  if (Number.isInteger(sum) && sum <= 13) return sum;
  throw new Unreadable('count', AT.tricks.join(), scrub(`${we} ${they}`));
};

const shownContract = (table: Element): Contract => {
  const name = drawing(one(table, AT.contract));
  const bid = callOf(name);
  const double = one(table, AT.double);
  const times = isAway(double) || drawing(double) === '' ? null : callOf(drawing(double));
  const isDouble =
    times === null ? isAway(double) || drawing(double) === '' : times === 'double' || times === 'redouble';
  if (bid === null || typeof bid === 'string' || !bid.strain || !isDouble) {
    throw new Unreadable('contract', `${AT.contract}, ${AT.double}`, scrub(`${name} ${drawing(double)}`));
  }
  return { level: bid.level, strain: bid.strain, doubled: times === 'redouble' ? 2 : times === 'double' ? 1 : 0 };
};

/** Declarer by the panel's text, when that is a seat; and by the calls, while they are there. They must agree. @throws Unreadable */
const declarerAt = (table: Element, contract: Contract, calls: readonly Called[]): Seat => {
  const text = packed(one(table, AT.declarer));
  const told = /^(?:[NESW]|NORTH|EAST|SOUTH|WEST)$/iu.test(text) ? initial(text) : undefined;
  const outcome = outcomeOf(
    calls.map(({ call }) => call),
    AT.call,
  );
  checkRotation(calls, AT.call);
  const called = typeof outcome === 'string' ? null : contractFrom(outcome);
  const isSame =
    !called ||
    (called.level === contract.level && called.strain === contract.strain && called.doubled === contract.doubled);
  const byCalls = called ? declarerOf(calls) : null;
  const declarer = told ?? byCalls;
  if (!declarer || !isSame || (byCalls && byCalls !== declarer)) {
    throw new Unreadable('contract', AT.declarer, scrub(`${text} ${byCalls ?? '?'}`));
  }
  return declarer;
};

const stageAt = (table: Element, bottom: Seat): Stage => {
  if (isAway(one(table, AT.contract))) return IN_AUCTION;
  const contract = shownContract(table);
  const declarer = declarerAt(table, contract, callsAt(table, bottom));
  return { auction: false, contract, declarer, tricksPlayed: tricksAt(table) };
};

const isEmpty = ({ hands, trick }: Felt): boolean => trick.length + SEATS.flatMap((seat) => hands[seat]).length === 0;

const see = (table: Element): Seen | null => {
  const bottom = bottomAt(table);
  const stage = stageAt(table, bottom);
  const turn = turnAt(table, bottom);
  const felt = feltAt(table, namesAt(table), bottom, stage, turn);
  if (stage.auction && isEmpty(felt)) return null;
  return {
    // The page does not tell.
    board: null,
    seated: seatedAt(table),
    stage,
    felt,
    turn,
    // The page has a button to claim; how it shows a claim that was made is not known.
    claim: false,
    over: isLaidOpen(felt, stage.tricksPlayed) || isPlayedOut(felt, stage.tricksPlayed),
  };
};

/** RealBridge. The user's own hand lies at the bottom. */
export const realbridge = seeingReader({
  id: 'realbridge',
  name: 'RealBridge',
  matches: ['https://play.realbridge.online/*'],
  examples: ['https://play.realbridge.online/', 'https://play.realbridge.online/index.html?q=1'],
  attributes: ['style', 'src', 'class', 'hidden'],
  table: `body:has(${AT.area})`,
  evidence: [AT.seats.self, AT.names.self, AT.contract],
  where: { hands: '#playing_area > div', trick: '#playing_area > div', contract: AT.contract },
  seated: seatedAt,
  see,
  keepClear: (table) => boxesOf(table, [AT.contract, ...AT.tricks]),
});
