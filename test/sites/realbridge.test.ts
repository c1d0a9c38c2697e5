import { describe, expect, it } from 'vitest';
import {
  type BySeat,
  CARDS,
  type Card,
  nextSeat,
  parseHolding,
  partnerOf,
  previousSeat,
  rankOf,
  type Seat,
  suitOf,
} from '../../src/bridge';
import { realbridge } from '../../src/sites/realbridge';
import { DOMS, find, type MakePage } from './doms';
import { faultOf, handsFrom, renameId, sightingOf } from './readings';

type Scene = {
  readonly bottom?: Seat;
  readonly own?: string;
  readonly dummy?: string;
  readonly dummyLayer?: number;
  /** Another hand that is shown, in the layers above dummy's. */
  readonly more?: string;
  readonly trick?: readonly Card[];
  readonly gone?: readonly Card[];
  readonly turn?: Seat | null;
  readonly contract?: string | null;
  readonly double?: string | null;
  readonly declarer?: string;
  readonly calls?: readonly (readonly [Seat, string])[];
  readonly tricks?: readonly [string, string];
};

const DEAL: BySeat<string> = {
  N: 'QT4.K72.AJ93.Q85',
  E: '76.QJ98.K642.T93',
  S: 'AKJ952.A4.Q7.KJ2',
  W: '83.T653.T85.A764',
};
const CALLS = [
  ['N', 'PASS'],
  ['E', 'PASS'],
  ['S', '1S'],
  ['W', 'X'],
  ['N', '4S'],
  ['E', 'PASS'],
  ['S', 'PASS'],
  ['W', 'PASS'],
] as const;
const WORDS: BySeat<string> = { N: 'NORTH', E: 'EAST', S: 'SOUTH', W: 'WEST' };
const BASE = 'https://play.realbridge.online';

const pageHtml = (scene: Scene): string => {
  const bottom = scene.bottom ?? 'S';
  const places = { self: bottom, lho: nextSeat(bottom), partner: partnerOf(bottom), rho: previousSeat(bottom) };
  const layers = new Map<Card, number>();
  for (const [i, card] of (parseHolding(scene.own ?? DEAL[bottom]) ?? []).entries()) layers.set(card, 100_000 + 2 * i);
  for (const [i, card] of (parseHolding(scene.dummy ?? '...') ?? []).entries())
    layers.set(card, (scene.dummyLayer ?? 120) + i);
  for (const [i, card] of (parseHolding(scene.more ?? '...') ?? []).entries()) layers.set(card, 1300 + i);
  for (const [i, card] of (scene.trick ?? []).entries()) layers.set(card, 100 + i);
  for (const [i, card] of (scene.gone ?? []).entries()) layers.set(card, 250 + i);
  const image = (card: Card): string => `<img src="${BASE}/cards_svg/${rankOf(card)}${suitOf(card)}.svg">`;
  const cards = CARDS.map((card) => {
    const layer = layers.get(card);
    return `<div data-card="${card}" draggable="false" style="position:absolute;${layer === undefined ? 'left:-1000px;top:-1000px;z-index:0' : `left:100px;top:100px;opacity:1;z-index:${layer}`}">${image(card)}</div>`;
  });
  const turned: BySeat<number> = { N: 0, E: 0, S: 0, W: 0, [bottom]: 90, [places.lho]: 180, [places.partner]: 270 };
  const calls = (scene.calls ?? CALLS).map(
    ([seat, call]) =>
      `<img src="${BASE}/bidbox/png/${call}BB.png" style="position:absolute;left:10px;transform: rotate(${turned[seat]}deg)">`,
  );
  const boxes = Object.entries(places).map(
    ([place, seat]) =>
      `<div id="${place}_name_container" style="background-color: ${scene.turn === seat ? 'rgb(255, 255, 0)' : 'rgb(160, 160, 160)'}">Somebody</div><div id="${place}_vul_box">${seat === 'N' ? WORDS[seat] : seat}</div>`,
  );
  const at = scene.contract === null ? '-1000000px' : '20px';
  const double = scene.double === undefined ? null : scene.double;
  return `<!doctype html><html><body><div id="playing_area">${cards.join('')}${calls.join('')}
    <div style="z-index: 5"><img src="${BASE}/cards_svg/B_RB.svg"></div></div>
    <div style="left:-10000px">${CARDS.map(image).join('')}</div>${boxes.join('')}
    <img id="contract_contract" style="left: ${at}" src="${BASE}/bidbox/png/${scene.contract ?? '4S'}BB.png">
    <img id="contract_double" style="left: ${double === null ? '-1000000px' : '20px'}" src="${BASE}/bidbox/png/${double ?? 'XX'}BB.png">
    <div id="contract_declarer" style="left: ${at}">${scene.declarer ?? 'S'}</div>
    <span id="we_tricks_num">${scene.tricks?.[0] ?? '0'}</span><span id="they_tricks_num">${scene.tricks?.[1] ?? '0'}</span></body></html>`;
};

const LED: Scene = { dummy: DEAL.N, trick: ['HT'], turn: 'N' };

describe.each(DOMS)('RealBridge in %s', (_, makePage: MakePage) => {
  const pageOf = (scene: Scene): Document => makePage(pageHtml(scene));

  it('has hands, trick, contract and turn, and leaves the second deck alone', () => {
    const sighting = sightingOf(realbridge, pageOf(LED));
    expect(sighting).toMatchObject({
      board: null,
      contract: '4S',
      declarer: 'S',
      viewer: 'S',
      turn: 'N',
      tricksPlayed: 0,
    });
    expect(sighting.hands).toEqual(handsFrom({ N: DEAL.N, S: DEAL.S }));
    expect(sighting.sizes).toEqual({ N: 13, E: null, S: 13, W: null });
    expect(sighting.trick).toEqual([{ seat: 'W', card: 'HT' }]);
    expect(sighting).toMatchObject({ ordered: true, practice: false });
  });

  it.each(['E', 'W'] as const)('has the seats of the trick in order, seen from %s', (bottom) => {
    const scene: Scene = {
      bottom,
      own: DEAL[bottom].replace('T653', '653').replace('QJ98', 'J98'),
      dummy: 'QT4.K7.AJ93.Q85',
      dummyLayer: 1200,
      trick: ['HT', 'H2', 'HQ'],
      turn: 'S',
    };
    expect(sightingOf(realbridge, pageOf(scene)).trick).toEqual([
      { seat: 'W', card: 'HT' },
      { seat: 'N', card: 'H2' },
      { seat: 'E', card: 'HQ' },
    ]);
  });

  it("has declarer's hand as dummy sees it", () =>
    expect(
      sightingOf(realbridge, pageOf({ bottom: 'N', dummy: DEAL.S, dummyLayer: 200, trick: ['HT'], turn: 'N' })).hands,
    ).toEqual(handsFrom({ N: DEAL.N, S: DEAL.S })));

  it('leaves alone the cards of tricks that are gone', () => {
    const own = 'AKJ952.4.Q7.KJ2';
    const scene: Scene = {
      own,
      dummy: 'QT4.K7.AJ93.Q85',
      gone: ['HT', 'H2', 'HQ', 'HA'],
      trick: ['SA'].slice(1) as Card[],
      turn: 'S',
      tricks: ['1', ''],
    };
    expect(sightingOf(realbridge, pageOf(scene))).toMatchObject({
      trick: [],
      tricksPlayed: 1,
      turn: 'S',
      sizes: { N: 12, S: 12 },
    });
  });

  it('says so when more hands than dummy’s lie in dummy’s layers, and does not mind once all tricks are settled', () => {
    const mixed: Scene = { ...LED, dummy: 'QT4.K72.AJ93.Q85', more: DEAL.E };
    expect(faultOf(realbridge, pageOf(mixed)).key).toBe('sizes');
    const settled = sightingOf(realbridge, pageOf({ ...mixed, trick: [], turn: null, tricks: ['10', '3'] }));
    expect(settled).toMatchObject({ signs: { over: true }, hands: { N: [], E: [] } });
  });

  it('counts a card of a past trick that shows its back, and no other back', () => {
    const page = pageOf({ ...LED, own: 'AKJ952.A4.Q7.KJ2', gone: ['H5'] });
    find(page, '#playing_area img[src$="/5H.svg"]').setAttribute('src', `${BASE}/cards_svg/5H_RB.svg`);
    expect(sightingOf(realbridge, page).trick).toEqual([{ seat: 'W', card: 'HT' }]);
    find(page, '#playing_area img[src$="/6H.svg"]').setAttribute('src', `${BASE}/cards_svg/6H_RB.svg`);
    expect(faultOf(realbridge, page).key).toBe('missing');
  });

  it('does not say who played what when turn and order do not tell the same story', () =>
    expect(faultOf(realbridge, pageOf({ ...LED, turn: 'E' })).key).toBe('unknownSeat'));

  it.each([
    ['X', '4SX'],
    ['XX', '4SXX'],
  ])('has the contract with %s', (double, contract) =>
    expect(sightingOf(realbridge, pageOf({ ...LED, double, calls: [] })).contract).toBe(contract),
  );

  it('does not take the contract’s own picture among the calls for one of them', () => {
    const page = pageOf(LED);
    find(page, '#playing_area').append(find(page, '#contract_contract'));
    expect(sightingOf(realbridge, page)).toMatchObject({ contract: '4S', declarer: 'S' });
  });

  it('has declarer from the calls when the panel shows a name', () =>
    expect(sightingOf(realbridge, pageOf({ ...LED, declarer: 'Somebody' })).declarer).toBe('S'));

  it('knows the auction, and no board at all', () => {
    expect(sightingOf(realbridge, pageOf({ contract: null, calls: CALLS.slice(0, 3), turn: 'W' })).signs.auction).toBe(
      true,
    );
    expect(realbridge.read(pageOf({ own: '...', contract: null, calls: [] })).kind).toBe('none');
  });

  it('has a place for every card in sight', () => expect(realbridge.places?.(pageOf(LED))).toHaveLength(27));

  it.each([
    'playing_area',
    'self_vul_box',
    'rho_vul_box',
    'lho_name_container',
    'contract_contract',
    'contract_double',
    'contract_declarer',
    'we_tricks_num',
  ])('says so when #%s is renamed', (id) => {
    const page = pageOf(LED);
    renameId(page, id);
    expect(faultOf(realbridge, page).key).toBe('missing');
  });

  it('refuses what it does not understand', () => {
    const wrong = (change: (page: Document) => void, scene: Scene = LED): string => {
      const page = pageOf(scene);
      change(page);
      return faultOf(realbridge, page).key;
    };
    const simplified = `${BASE}/cards_svg/simplified_QC.svg`;
    expect(wrong((page) => find(page, '[data-card="SA"]').remove())).toBe('missing');
    expect(wrong((page) => find(page, '[data-card="SA"]').after(find(page, '[data-card="SA"]').cloneNode(true)))).toBe(
      'doubled',
    );
    expect(wrong((page) => find(page, '#playing_area img').setAttribute('src', simplified))).toBe('unknownCard');
    expect(wrong((page) => find(page, '[data-card="HT"]').style.setProperty('z-index', '50'))).toBe('unknownSeat');
    expect(wrong((page) => find(page, '#lho_vul_box').replaceChildren('E'))).toBe('unknownSeat');
    expect(wrong(() => {}, { ...LED, contract: '4T' })).toBe('contract');
    expect(wrong(() => {}, { ...LED, declarer: 'N' })).toBe('contract');
    expect(wrong(() => {}, { ...LED, declarer: 'Somebody', calls: [] })).toBe('contract');
    expect(wrong(() => {}, { ...LED, contract: null })).toBe('unknownSeat');
    expect(wrong(() => {}, { ...LED, tricks: ['9', '9'] })).toBe('count');
  });
});
