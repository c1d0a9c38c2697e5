import { describe, expect, it } from 'vitest';
import { type BySeat, type Card, ofSuit, parseHolding, rankOf, type Seat, type Suit, suitOf } from '../../src/bridge';
import { bboHandviewer } from '../../src/sites/bbo-handviewer';
import { LISTED, SYMBOLS } from './bbo-page';
import { DOMS, find, type MakePage } from './doms';
import { faultOf, handsFrom, renameClass, renameId, sightingOf } from './readings';

type Scene = {
  readonly hands: BySeat<string>;
  /** Played cards that are still listed. */
  readonly played?: Partial<BySeat<string>>;
  readonly trick?: readonly (readonly [Seat, Card])[];
  readonly turn?: Seat | null;
  readonly contract?: string | null;
  readonly calls?: readonly string[];
  readonly hidden?: readonly Seat[];
  readonly word?: string;
  readonly pictures?: boolean;
};

const DEAL: BySeat<string> = {
  N: 'QT4.K72.AJ93.Q85',
  E: '76.QJ98.K642.T93',
  S: 'AKJ952.A4.Q7.KJ2',
  W: '83.T653.T85.A764',
};

const rankText = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));
const UP: readonly Suit[] = ['C', 'D', 'H', 'S'];

const font = (card: Card, colour: string): string =>
  `<div class="cardDivStyle"><font color="${colour}">${rankText(card)}</font></div>`;

const picture = (card: Card): string => {
  const [rank, symbol] = [rankText(card), SYMBOLS[suitOf(card)]];
  const texts = [rank, symbol, symbol, rank, symbol].map((text) => `<div>${text}</div>`);
  return `<div style="position: absolute"><img src="https://www.bridgebase.com/tools/cardbg.gif">${texts.join('')}</div>`;
};
const BACK = '<div style="position: absolute"><img src="https://www.bridgebase.com/tools/cardback.gif"></div>';

const seatHtml = (scene: Scene, seat: Seat): string => {
  const [held, played] = [parseHolding(scene.hands[seat]) ?? [], parseHolding(scene.played?.[seat] ?? '...') ?? []];
  const isHidden = scene.hidden?.includes(seat);
  const rows = UP.map((suit) => {
    const cards = [
      ...ofSuit(held, suit).map((card) => font(card, '000000')),
      ...ofSuit(played, suit).map((card) => font(card, '808080')),
      '<div class="cardDivStyle"> </div>',
    ];
    return `<div class="suitRowDivStyle"><div class="suitSymbolDivStyle">${SYMBOLS[suit]}</div><div class="suitHoldingDivStyle" style="visibility: ${isHidden ? 'hidden' : 'visible'}">${cards.join('')}</div></div>`;
  });
  const images = scene.pictures ? held.map((card) => (isHidden ? BACK : picture(card))).join('') : '';
  const lying = scene.pictures ? undefined : scene.trick?.find(([by]) => by === seat)?.[1];
  const trick = lying
    ? `<div class="trickCardStyle" style="visibility: visible">${SYMBOLS[suitOf(lying)]}${rankText(lying)}</div>`
    : '<div class="trickCardStyle" style="visibility: hidden">♣2</div>';
  const colour = scene.turn === seat ? 'rgb(255, 206, 0)' : 'rgb(203, 203, 203)';
  return `<div class="handDivStyle" style="visibility: ${scene.pictures ? 'hidden' : 'visible'}">${rows.join('')}</div>${images}
    <div class="nameRowDivStyle" style="background-color: ${colour}"><div class="nameInitialDivStyle">${seat}</div><div class="nameTextDivStyle">somebody</div></div>${trick}<div class="vulDivStyle"></div>`;
};

const pageHtml = (scene: Scene): string => {
  const contract =
    scene.contract === undefined
      ? '<div class="vulDivStyle">4♠x S </div><div class="vulDivStyle">NS: 0 EW: 0</div>'
      : (scene.contract ?? '');
  const calls = (scene.calls ?? ['1♠', 'X', '4♠', 'X', 'P', 'P', 'P']).map((call) => `<td>${call}</td>`).join('');
  return `<html><body><div class="mainDivStyle" id="theDiv">${LISTED.map((seat) => seatHtml(scene, seat)).join('')}
    <div class="vulInnerDivStyle">7</div><div class="auctionTableDivStyle"><table><tr><td>W</td><td>N</td><td>E</td><td>S</td></tr></table></div>
    <div class="auctionTableDivStyle"><table><tr><td></td><td></td><td></td>${calls}</tr></table></div>
    <div class="auctionTableDivStyle" style="visibility: ${scene.contract === null ? 'hidden' : 'visible'}">${contract}</div><div class="auctionTableDivStyle" style="visibility: hidden"></div>
    <div class="announceDivStyle" style="visibility: ${scene.word ? 'visible' : 'hidden'}">${scene.word ?? '8 Tricks Claimed'}</div>
    ${scene.pictures ? (scene.trick ?? []).map(([, card]) => picture(card)).join('') : ''}</div></body></html>`;
};

const LED: Scene = { hands: { ...DEAL, W: '83.653.T85.A764' }, played: { W: '.T..' }, trick: [['W', 'HT']], turn: 'N' };

describe.each(DOMS)("BBO's handviewer in %s", (_, makePage: MakePage) => {
  const pageOf = (scene: Scene): Document => makePage(pageHtml(scene));

  it.each([false, true])('has hands, trick, contract and turn (pictures: %s)', (pictures) => {
    const sighting = sightingOf(bboHandviewer, pageOf({ ...LED, pictures }));
    expect(sighting).toMatchObject({
      board: '7',
      contract: '4SX',
      declarer: 'S',
      viewer: null,
      turn: 'N',
      tricksPlayed: 0,
    });
    expect(sighting.hands).toEqual(handsFrom(LED.hands));
    expect(sighting.sizes).toEqual({ N: 13, E: 13, S: 13, W: 12 });
    expect(sighting.trick).toEqual([{ seat: 'W', card: 'HT' }]);
    expect(sighting).toMatchObject({ practice: true, replay: true });
  });

  it.each([false, true])('does not read a hand that is not shown (pictures: %s)', (pictures) => {
    const { hands, sizes } = sightingOf(bboHandviewer, pageOf({ ...LED, hidden: ['E', 'W'], pictures }));
    expect([hands.E, hands.W]).toEqual([[], []]);
    expect(sizes).toEqual({ N: 13, S: 13, E: pictures ? 13 : null, W: pictures ? 12 : null });
  });

  it('has the whole trick in order while cards are pictures', () => {
    const trick = [
      ['W', 'HT'],
      ['N', 'H2'],
      ['E', 'HQ'],
      ['S', 'HA'],
    ] as const;
    const hands = { N: 'QT4.K7.AJ93.Q85', E: '76.J98.K642.T93', S: 'AKJ952.4.Q7.KJ2', W: '83.653.T85.A764' };
    const contract = '<div>4♠x S </div><div>NS: 1 EW: 0</div>';
    expect(sightingOf(bboHandviewer, pageOf({ hands, trick, turn: 'S', pictures: true, contract })).trick).toEqual(
      trick.map(([seat, card]) => ({ seat, card })),
    );
  });

  it.each([
    ['3NT N ', '3NT'],
    ['3NTxx N ', '3NTXX'],
    ['2♦\u{FE0E} E ', '2D'],
  ])('reads the contract %s', (text, contract) =>
    expect(
      sightingOf(bboHandviewer, pageOf({ hands: DEAL, turn: null, contract: `${text}NS: 0 EW: 0` })).contract,
    ).toBe(contract),
  );

  it('knows the auction, a claim, a board passed out', () => {
    const signs = (scene: Scene) => sightingOf(bboHandviewer, pageOf(scene)).signs;
    expect(signs({ hands: DEAL, contract: null, calls: ['1♠', 'P'], turn: 'E' })).toMatchObject({
      auction: true,
      claim: false,
    });
    expect(signs({ ...LED, word: '8 Tricks Claimed' }).claim).toBe(true);
    expect(signs({ hands: DEAL, contract: null, calls: ['P', 'P', 'P', 'P'], word: 'Passed out' }).over).toBe(true);
  });

  it('has a place for every card in sight', () => expect(bboHandviewer.places?.(pageOf(LED))).toHaveLength(52));

  it('counts small cards that a diagram does not name for nothing', () => {
    const page = pageOf(LED);
    find(page, '.suitHoldingDivStyle').insertAdjacentHTML('beforeend', '<div class="cardDivStyle">x</div>');
    expect(sightingOf(bboHandviewer, page).hands.S).toHaveLength(13);
  });

  it.each([
    'handDivStyle',
    'nameRowDivStyle',
    'nameInitialDivStyle',
    'suitRowDivStyle',
    'suitSymbolDivStyle',
    'suitHoldingDivStyle',
    'trickCardStyle',
    'vulInnerDivStyle',
    'auctionTableDivStyle',
  ])('says so when %s is renamed', (name) => {
    const page = pageOf(LED);
    renameClass(page, name);
    expect(faultOf(bboHandviewer, page).key).toBe('missing');
  });

  it('says so when the whole is renamed, or the contract is gone though the auction has ended', () => {
    const page = pageOf(LED);
    renameId(page, 'theDiv');
    expect(faultOf(bboHandviewer, page).key).toBe('missing');
    expect(faultOf(bboHandviewer, pageOf({ hands: DEAL, contract: '' })).key).toBe('missing');
  });

  it('refuses what it does not understand', () => {
    const wrong = (change: (page: Document) => void, scene: Scene = LED): string => {
      const page = pageOf(scene);
      change(page);
      return faultOf(bboHandviewer, page).key;
    };
    expect(wrong((page) => find(page, 'font').setAttribute('color', 'CB0000'))).toBe('unknownCard');
    expect(wrong((page) => find(page, 'font').replaceChildren('V'))).toBe('unknownCard');
    expect(wrong((page) => find(page, '.nameInitialDivStyle').replaceChildren('Z'))).toBe('unknownSeat');
    expect(wrong((page) => find(page, 'img + div').replaceChildren('K'), { ...LED, pictures: true })).toBe(
      'unknownCard',
    );
    expect(wrong((page) => find(page, '.cardDivStyle').replaceChildren('A'))).toBe('missing');
    expect(wrong(() => {}, { ...LED, contract: 'Notrump NS: 0 EW: 0' })).toBe('contract');
  });
});
