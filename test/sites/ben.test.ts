import { describe, expect, it } from 'vitest';
import { type BySeat, type Card, parseHolding, rankOf, SEATS, type Seat, suitOf } from '../../src/bridge';
import { ben } from '../../src/sites/ben';
import { SYMBOLS } from './bbo-page';
import { DOMS, find, type MakePage } from './doms';
import { faultOf, handsFrom, renameClass, renameId, sightingOf } from './readings';

const NAMES: BySeat<string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

type Scene = {
  readonly hands?: Partial<BySeat<string>>;
  readonly trick?: readonly (readonly [Seat, Card])[];
  readonly turn?: Seat | null;
  readonly rows?: readonly (readonly string[])[];
  readonly tricks?: string;
  readonly slots?: string;
  readonly dealer?: Seat;
};

const DEAL = { N: 'QT4.K72.AJ93.Q85', S: 'AKJ952.A4.Q7.KJ2' };

const cardHtml = (card: Card): string =>
  `<div class="card" data-value="${rankOf(card)}" symbol="${card}">${SYMBOLS[suitOf(card)]}</div>`;

const benPage = (scene: Scene): string => {
  const hand = (seat: Seat): string => {
    const cards = parseHolding(scene.hands?.[seat] ?? '...') ?? [];
    const style = scene.hands?.[seat] === undefined ? ' style="visibility: hidden"' : '';
    return `<div id="${NAMES[seat]}" class="grid-item"${style}><div>${cards.map(cardHtml).join('')}</div></div>`;
  };
  const slot = (seat: Seat): string => {
    const cards = (scene.trick ?? []).filter(([by]) => by === seat).map(([, card]) => cardHtml(card));
    return `<div class="table-grid-item trick-${NAMES[seat]}" style="visibility: ${scene.slots ?? 'visible'}">${cards.join('')}</div>`;
  };
  const label = (seat: Seat): string =>
    `<div class="table-grid-item label-${NAMES[seat]}"><span class="seat-label${scene.dealer === seat ? ' dealer' : ''}${scene.turn === seat ? ' turn' : ''}">${seat}</span></div>`;
  const rows = scene.rows ?? [['', '', '', '1♠'], ['P', '4<span>♠</span>', 'P', 'P'], ['P']];
  const body = rows.map((row) => `<tr>${row.map((call) => `<td>${call}</td>`).join('')}</tr>`).join('');
  return `<!doctype html><html><body>${SEATS.map(hand).join('')}
    <div id="table-container"><div class="table-grid-item label-number">7</div>${SEATS.map(label).join('')}${SEATS.map(slot).join('')}</div>
    <div id="auction"><table><thead><tr><th class="red">West</th><th>North</th><th>East</th><th>South</th></tr></thead><tbody>${body}</tbody></table>
    <div class="tricks">${scene.tricks ?? 'Tricks'}</div></div></body></html>`;
};

const LEAD: Scene = { hands: { S: DEAL.S, N: DEAL.N }, trick: [['W', 'HT']], turn: 'N' };

describe.each(DOMS)('BEN in %s', (_, makePage: MakePage) => {
  const pageOf = (scene: Scene): Document => makePage(benPage(scene));

  it('has hands, trick, contract and turn', () => {
    const sighting = sightingOf(ben, pageOf(LEAD));
    expect(sighting).toMatchObject({
      site: 'ben',
      board: '7',
      contract: '4S',
      declarer: 'S',
      turn: 'N',
      practice: true,
    });
    expect(sighting.hands).toEqual(handsFrom(DEAL));
    expect(sighting.sizes).toEqual({ N: 13, E: null, S: 13, W: null });
    expect(sighting.trick).toEqual([{ seat: 'W', card: 'HT' }]);
    expect(sighting.tricksPlayed).toBe(0);
    expect(sighting.signs).toEqual({ auction: false, claim: false, over: false, review: false });
  });

  it('has the doubling, and declarer from the first who named the strain', () => {
    const rows = [
      ['1♥', 'P', '2♥', 'X'],
      ['P', 'P', 'XX', 'P'],
      ['P', 'P'],
    ];
    expect(sightingOf(ben, pageOf({ hands: DEAL, rows, turn: 'N' }))).toMatchObject({
      contract: '2HXX',
      declarer: 'W',
    });
  });

  it('says so when the first call is not the dealer’s: then calls are missing', () => {
    expect(sightingOf(ben, pageOf({ ...LEAD, dealer: 'S' })).declarer).toBe('S');
    expect(faultOf(ben, pageOf({ ...LEAD, dealer: 'W' })).key).toBe('contract');
  });

  it('leaves alone the trick that is hidden', () => {
    const trick = [
      ['W', 'HT'],
      ['N', 'H2'],
      ['E', 'HQ'],
      ['S', 'HA'],
    ] as const;
    const scene: Scene = { trick, slots: 'hidden', turn: 'S', tricks: 'Tricks NS:1 EW:0', hands: {} };
    expect(sightingOf(ben, pageOf(scene))).toMatchObject({ trick: [], tricksPlayed: 1 });
    expect(sightingOf(ben, pageOf({ ...scene, slots: 'visible' })).trick).toHaveLength(4);
  });

  it('does not say who played what when a card lies in the slot of another', () =>
    // East has played; the client put his card in West's place, and it is South's turn.
    expect(faultOf(ben, pageOf({ ...LEAD, turn: 'S' })).key).toBe('unknownSeat'));

  it('knows the auction, a board passed out, and one that is over', () => {
    expect(sightingOf(ben, pageOf({ hands: DEAL, rows: [['1♠', 'P']], turn: 'E' })).signs.auction).toBe(true);
    expect(sightingOf(ben, pageOf({ hands: DEAL, rows: [['P', 'P', 'P', 'P']] })).signs.over).toBe(true);
    const all = { ...DEAL, E: '76.QJ98.K642.T93', W: '83.T653.T85.A764' };
    const ended = sightingOf(ben, pageOf({ hands: all, tricks: 'Tricks NS:5 EW:2', trick: [['W', 'HT']], turn: null }));
    expect(ended.signs.over).toBe(true);
    expect(ended.hands.W).toHaveLength(12);
  });

  it('has the viewer from the address, when he plays one seat', () => {
    const page = pageOf(LEAD);
    expect(ben.seated(page).viewer).toBeNull();
    page.defaultView?.history.replaceState(null, '', '?S=x');
    expect(ben.seated(page)).toEqual({ viewer: 'S', practice: true });
    page.defaultView?.history.replaceState(null, '', '?S=x&N=x');
    expect(ben.seated(page).viewer).toBeNull();
  });

  it('reads on while the viewer’s own hand is out of sight, unless the address says that it never is', () => {
    const page = pageOf({ ...LEAD, hands: { N: DEAL.N }, trick: [['W', 'HT']] });
    page.defaultView?.history.replaceState(null, '', '?S=x');
    const sighting = sightingOf(ben, page);
    expect(sighting).toMatchObject({ viewer: 'S', sizes: { N: 13, E: null, S: null, W: null } });
    expect(sighting.hands.S).toEqual([]);
    page.defaultView?.history.replaceState(null, '', '?S=x&V=x');
    expect(faultOf(ben, page).key).toBe('sizes');
  });

  it('has a place for every card in sight', () => expect(ben.places?.(pageOf(LEAD))).toHaveLength(27));

  it('reads no table before there is a board', () => {
    const page = pageOf(LEAD);
    find(page, '.label-number').textContent = '';
    find(page, '#auction').remove();
    expect(ben.read(page).kind).toBe('none');
    expect(ben.read(makePage('<html><body></body></html>')).kind).toBe('none');
  });

  it.each(['label-number', 'label-west', 'trick-west', 'card', 'tricks'])('says so when %s is renamed', (name) => {
    const page = pageOf(LEAD);
    renameClass(page, name);
    expect(faultOf(ben, page).key).toBe('missing');
  });

  it.each(['table-container', 'auction', 'south', 'west'])('says so when #%s is renamed', (id) => {
    const page = pageOf(LEAD);
    renameId(page, id);
    expect(faultOf(ben, page).key).toBe('missing');
  });

  it('refuses a card that says two things, a call that is missing, a heading that is not known', () => {
    const wrong = (change: (page: Document) => void): string => {
      const page = pageOf(LEAD);
      change(page);
      return faultOf(ben, page).key;
    };
    expect(wrong((page) => find(page, '#south .card').setAttribute('data-value', '3'))).toBe('unknownCard');
    expect(wrong((page) => page.querySelectorAll('td')[5]?.remove())).toBe('contract');
    expect(wrong((page) => find(page, 'th').replaceChildren('Oost'))).toBe('unknownSeat');
    expect(wrong((page) => find(page, '.tricks').replaceChildren('Tricks NS:9 EW:9'))).toBe('count');
  });
});
