import { describe, expect, it } from 'vitest';
import { type BySeat, type Card, nextSeat, parseHolding, partnerOf, previousSeat, type Seat } from '../../src/bridge';
import { intobridge } from '../../src/sites/intobridge';
import { DOMS, find, type MakePage } from './doms';
import { faultOf, handsFrom, renameId, sightingOf } from './readings';

type Scene = {
  readonly bottom?: Seat;
  readonly hands: Partial<BySeat<string>>;
  readonly trick?: readonly (readonly [Seat, Card])[];
  readonly calls?: readonly string[] | null;
  readonly panel?: string;
  readonly inside?: string;
};

const DEAL = { N: 'QT4.K72.AJ93.Q85', E: '76.QJ98.K642.T93', S: 'AKJ952.A4.Q7.KJ2', W: '83.T653.T85.A764' };

const cardHtml = (card: Card, i = 0): string =>
  `<div data-testid="${i % 2 ? card : card.replace('T', '10')}" class="css-1x"><h3 class="chakra-text">${card}</h3></div>`;
const cardsHtml = (holding: string | undefined): string =>
  (parseHolding(holding ?? '...') ?? []).map(cardHtml).join('') || '<div class="css-back"></div>';

const PANEL = '<button><p>0</p><p>0</p></button><div class="css-1sq"><p>4</p><svg></svg><p>S</p></div>';

/** East deals. */
const historyHtml = (calls: readonly string[]): string => {
  const cells = ['<td></td>', ...calls.map((call) => `<td><button>${call}</button></td>`), '<td>?</td>'];
  const rows = cells.flatMap((_, i) => (i % 4 === 0 ? [`<tr>${cells.slice(i, i + 4).join('')}</tr>`] : []));
  return `<table id="bids-history"><thead><tr><th>N</th><th>E</th><th>S</th><th>W</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

const pageHtml = (scene: Scene): string => {
  const bottom = scene.bottom ?? 'S';
  const sides = { top: partnerOf(bottom), right: previousSeat(bottom), bottom, left: nextSeat(bottom) };
  const slots = Object.entries(sides).map(([side, seat]) => {
    const cards = (scene.trick ?? []).filter(([by]) => by === seat).map(([, card]) => cardHtml(card));
    return `<div class="CurrentTrick_${side}__x7Yz">${cards.join('')}</div>`;
  });
  const side = (seat: Seat): string => `<div data-testid="vertical-hand">${cardsHtml(scene.hands[seat])}</div>`;
  const calls = scene.calls === undefined ? ['1♠', 'Pass', '4♠', 'X', 'Pass', 'Pass', 'Pass'] : scene.calls;
  const history = calls ? historyHtml(calls) : '';
  return `<!doctype html><html><body><div id="root"><div id="vulnerability-wrapper"><p>7</p></div><div id="partner-seat">${cardsHtml(scene.hands[sides.top])}</div>
    <div id="opponents-row">${side(sides.left)}<div id="current-trick">${slots.join('')}</div>${side(sides.right)}</div>
    <div id="bottom-seat"><div data-testid="occupied-seat-${bottom}">Somebody</div>${cardsHtml(scene.hands[bottom])}</div>${history}
    <div class="board-contract">${scene.panel ?? PANEL}</div>${scene.inside ?? ''}</div></body></html>`;
};

const LED: Scene = { hands: { N: DEAL.N, S: DEAL.S }, trick: [['W', 'HT']] };

describe.each(DOMS)('IntoBridge in %s', (_, makePage: MakePage) => {
  const pageOf = (scene: Scene): Document => makePage(pageHtml(scene));

  it('has hands, trick and contract', () => {
    const sighting = sightingOf(intobridge, pageOf(LED));
    expect(sighting).toMatchObject({
      board: '7',
      contract: '4SX',
      declarer: 'S',
      viewer: 'S',
      turn: null,
      tricksPlayed: 0,
    });
    expect(sighting.hands).toEqual(handsFrom(LED.hands));
    expect(sighting.sizes).toEqual({ N: 13, E: null, S: 13, W: null });
    expect(sighting.trick).toEqual([{ seat: 'W', card: 'HT' }]);
    expect(sighting.practice).toBe(false);
  });

  it.each(['E', 'W'] as const)('has dummy at the side of a defender in %s', (bottom) => {
    const { hands, trick } = sightingOf(
      intobridge,
      pageOf({ ...LED, bottom, hands: { N: DEAL.N, [bottom]: DEAL[bottom].replace('T653', '653') } }),
    );
    expect(hands.N).toHaveLength(13);
    expect(trick).toEqual([{ seat: 'W', card: 'HT' }]);
  });

  it('does not say whose a card at the side is, when nothing tells', () =>
    expect(faultOf(intobridge, pageOf({ ...LED, hands: { ...LED.hands, E: '.Q..' } })).key).toBe('unknownSeat'));

  it('has the seat of a card at the side by its place', () => {
    const page = pageOf({ ...LED, hands: { ...LED.hands, E: '.Q..' } });
    const put = (element: Element | undefined, x: number): void => {
      if (element) element.getBoundingClientRect = () => ({ x, y: 0, width: 10, height: 10 }) as DOMRect; // all that is asked
    };
    put(find(page, '#current-trick'), 500);
    put([...page.querySelectorAll('[data-testid="vertical-hand"]')][1], 900);
    expect(sightingOf(intobridge, page).hands.E).toEqual(['HQ']);
  });

  it('has the seat of a hand at the side by the player beside it, and says so when its place is another’s', () => {
    const page = pageOf({ ...LED, hands: { ...LED.hands, E: '.Q..' } });
    const [hand] = [...page.querySelectorAll('[data-testid="vertical-hand"]')].slice(1);
    const column = page.createElement('div');
    const player = page.createElement('div');
    player.setAttribute('data-testid', 'occupied-seat-E');
    hand?.replaceWith(column);
    column.append(player, ...(hand ? [hand] : []));
    expect(sightingOf(intobridge, page).hands.E).toEqual(['HQ']);
    player.setAttribute('data-testid', 'occupied-seat-W');
    find(page, '#current-trick').getBoundingClientRect = () => ({ x: 500, y: 0, width: 10, height: 10 }) as DOMRect; // all that is asked
    if (hand) hand.getBoundingClientRect = () => ({ x: 900, y: 0, width: 10, height: 10 }) as DOMRect; // all that is asked
    expect(faultOf(intobridge, page).key).toBe('unknownSeat');
  });

  it('does not say whose a hand is that lies on both sides of the middle', () => {
    const everywhere = { x: 0, y: 0, width: 900, height: 20 } as DOMRect; // all that is asked
    const read = (panel: string) => {
      const page = pageOf({ hands: { S: DEAL.S, W: DEAL.W }, calls: null, panel });
      for (const at of page.querySelectorAll('#current-trick, [data-testid="vertical-hand"]')) {
        at.getBoundingClientRect = () => everywhere;
      }
      return page;
    };
    expect(faultOf(intobridge, read(PANEL)).key).toBe('unknownSeat');
    expect(sightingOf(intobridge, read(PANEL.replace('S</p>', 'E</p>'))).hands).toEqual(
      handsFrom({ S: DEAL.S, W: DEAL.W }),
    );
  });

  describe('when the calls go with the last pass', () => {
    const CALLS = ['Pass', '1♠', 'Pass', '4♠', 'Pass', 'Pass'];
    const contractAfter = (calls: readonly string[], then: (page: Document) => void = () => {}, inside = '') => {
      const page = pageOf({ hands: { S: DEAL.S }, calls, panel: '', inside });
      sightingOf(intobridge, page);
      find(page, '#bids-history').remove();
      find(page, '.board-contract').innerHTML = PANEL;
      then(page);
      return sightingOf(intobridge, page).contract;
    };

    it('has the contract to which they led', () => expect(contractAfter(CALLS)).toBe('4S'));

    it('has none when more than that pass was missed', () => expect(contractAfter(CALLS.slice(0, -1))).toBe(null));

    it.each([
      ['board', '#vulnerability-wrapper p', '8'],
      ['declarer', '.css-1sq p:last-child', 'N'],
      ['level', '.css-1sq p', '5'],
    ])('has none for another %s', (_, selector, text) =>
      expect(contractAfter(CALLS, (page) => find(page, selector).replaceChildren(text))).toBe(null),
    );

    it('has none for another hand', () =>
      expect(
        contractAfter(CALLS, (page) => find(page, '#bottom-seat [data-testid="SA"]').setAttribute('data-testid', 'S8')),
      ).toBe(null));

    it('knows a drawn suit by the one with a name that is drawn alike, and no other', () => {
      const drawn = (suit: string): string => `<svg><path d="M${suit}"></path></svg>`;
      const box = ['S', 'H'].map((suit) => `<button data-testid="bid-trump-${suit}">${drawn(suit)}</button>`).join('');
      const calls = (suit: string) => CALLS.map((call) => call.replace('♠', drawn(suit)));
      expect(contractAfter(calls('S'), undefined, box)).toBe('4S');
      expect(contractAfter(calls('C'), undefined, box)).toBe(null);
      expect(contractAfter(calls('S'))).toBe(null);
    });
  });

  it('knows declarer and no contract when the calls are gone', () =>
    expect(sightingOf(intobridge, pageOf({ ...LED, calls: null }))).toMatchObject({ contract: null, declarer: 'S' }));

  it('knows no contract when its suit is only a drawing', () =>
    expect(
      sightingOf(
        intobridge,
        pageOf({ ...LED, calls: ['1<svg></svg>', 'Pass', '4<svg></svg>', 'X', 'Pass', 'Pass', 'Pass'] }),
      ),
    ).toMatchObject({ contract: null, declarer: 'S', signs: { auction: false } }));

  it('reads a call with an alert mark', () =>
    expect(
      sightingOf(intobridge, pageOf({ ...LED, calls: ['4♠<p>A</p>', 'X', 'Pass', 'Pass', 'Pass'] })).contract,
    ).toBe('4SX'));

  it('knows the auction, a claim, a board passed out', () => {
    const signs = (scene: Scene) => sightingOf(intobridge, pageOf(scene)).signs;
    expect(signs({ hands: { S: DEAL.S }, calls: ['1♠', 'Pass'], panel: '' })).toMatchObject({
      auction: true,
      claim: false,
    });
    expect(signs({ hands: { S: DEAL.S }, calls: ['Pass', 'Pass', 'Pass', 'Pass'], panel: '' }).over).toBe(true);
    const note =
      '<div role="alert" data-testid="inline-notification">East is claiming<button>Yes</button><button>No</button></div>';
    expect(signs({ ...LED, inside: note }).claim).toBe(true);
  });

  it('has a place for every card in sight', () => expect(intobridge.places?.(pageOf(LED))).toHaveLength(27));

  it('reads no table before there is a board', () => {
    const page = pageOf({ hands: {}, calls: null, panel: '' });
    find(page, '#current-trick').remove();
    expect(intobridge.read(page).kind).toBe('none');
  });

  it.each(['bottom-seat', 'partner-seat', 'opponents-row', 'current-trick'])('says so when #%s is renamed', (id) => {
    const page = pageOf(LED);
    renameId(page, id);
    expect(faultOf(intobridge, page).key).toBe('missing');
  });

  it('refuses what it does not understand', () => {
    const wrong = (change: (page: Document) => void, scene: Scene = LED): string => {
      const page = pageOf(scene);
      change(page);
      return faultOf(intobridge, page).key;
    };
    expect(wrong((page) => find(page, '[class^="CurrentTrick_left"]').setAttribute('class', 'x'))).toBe('unknownSeat');
    expect(wrong((page) => find(page, '#current-trick [data-testid]').setAttribute('data-testid', 'T♥'))).toBe(
      'unknownCard',
    );
    expect(
      wrong((page) => find(page, '[data-testid="occupied-seat-S"]').setAttribute('data-testid', 'occupied-seat-Z')),
    ).toBe('unknownSeat');
    expect(wrong((page) => find(page, '[data-testid="SA"]').setAttribute('data-testid', 'spade-ace'))).toBe(
      'unknownCard',
    );
    expect(wrong((page) => find(page, '.board-contract').remove())).toBe('missing');
    expect(wrong((page) => find(page, '.css-1sq p').replaceChildren('3'))).toBe('contract');
    expect(wrong((page) => find(page, 'td button').replaceChildren('1?'))).toBe('contract');
  });
});
