import { describe, expect, it } from 'vitest';
import {
  type BySeat,
  type Card,
  nextSeat,
  parseHolding,
  partnerOf,
  previousSeat,
  rankOf,
  type Seat,
  suitOf,
} from '../../src/bridge';
import { funbridge } from '../../src/sites/funbridge';
import { DOMS, find, type MakePage } from './doms';
import { faultOf, handsFrom, renameClass, sightingOf } from './readings';

type Scene = {
  readonly bottom?: Seat;
  readonly open?: readonly Seat[];
  readonly calls?: readonly string[];
  readonly dummy?: Seat | null;
};

const DEAL: BySeat<string> = {
  N: 'QT4.K72.AJ93.Q85',
  E: '76.QJ98.K642.T93',
  S: 'AKJ952.A4.Q7.KJ2',
  W: '83.T653.T85.A764',
};
const ALL: BySeat<readonly Card[]> = {
  N: parseHolding(DEAL.N) ?? [],
  E: parseHolding(DEAL.E) ?? [],
  S: parseHolding(DEAL.S) ?? [],
  W: parseHolding(DEAL.W) ?? [],
};

const cardHtml = (card: Card, isOpen: boolean): string =>
  `<div class="bridge-card" id="c-${card}" data-card="${card}">${isOpen ? `<svg class="bridge-card-svg"><use href="#card-us-gs-${(rankOf(card) + suitOf(card)).toLowerCase()}"></use></svg>` : ''}</div>`;

const pageHtml = ({
  bottom = 'S',
  open = ['N', 'S'],
  calls = ['1S', 'PA', '4S', 'X1', 'PA', 'PA', 'PA'],
  dummy = 'N',
}: Scene): string => {
  const sides = { BOTTOM: bottom, LEFT: nextSeat(bottom), TOP: partnerOf(bottom), RIGHT: previousSeat(bottom) };
  const hands = Object.entries(sides).map(
    ([side, seat]) =>
      `<div class="cards-hand-${side}${dummy === seat ? ' cards-hand-dummy' : ''}">${ALL[seat].map((card) => cardHtml(card, open.includes(seat))).join('')}</div>`,
  );
  const box = calls.map((call, i) => `<div id="BID-${call}0-${i}-AUCTION-BOX-GAME_SIDEBAR"></div>`);
  return `<!doctype html><html><body><div class="seat-bottom"><div class="seat-position"><span>${bottom}</span></div></div>${hands.join('')}<div class="auction-box">${box.join('')}</div></body></html>`;
};

const face = (page: Document, card: Card): HTMLElement => {
  const element = find(page, `[data-card="${card}"]`);
  if (!element.querySelector('use')) element.outerHTML = cardHtml(card, true);
  return find(page, `[data-card="${card}"]`);
};
const play = (page: Document, ...cards: readonly Card[]): void => {
  for (const card of cards) face(page, card).classList.add('bridge-card-played');
};
const takeBack = (page: Document, card: Card): void => face(page, card).classList.remove('bridge-card-played');

describe.each(DOMS)('Funbridge in %s', (_, makePage: MakePage) => {
  const pageOf = (scene: Scene = {}): Document => makePage(pageHtml(scene));
  const trickOf = (page: Document): string =>
    sightingOf(funbridge, page)
      .trick.map(({ seat, card }) => `${seat} ${card}`)
      .join(' ');

  it('has hands, contract and declarer', () => {
    const page = pageOf();
    play(page, 'HT');
    face(page, 'SQ').classList.add('bridge-card-active');
    const sighting = sightingOf(funbridge, page);
    expect(sighting).toMatchObject({
      contract: '4SX',
      declarer: 'S',
      viewer: 'S',
      practice: true,
      turn: 'N',
      tricksPlayed: 0,
    });
    expect(sighting.hands).toEqual(handsFrom({ N: DEAL.N, S: DEAL.S }));
    expect(sighting.sizes).toEqual({ N: 13, E: 13, S: 13, W: 12 });
    expect(trickOf(page)).toBe('W HT');
  });

  it('tells the cards of one trick from those of the tricks before, by having seen them come', () => {
    const page = pageOf();
    for (const card of ['HT', 'H2', 'HQ'] as const) {
      play(page, card);
      sightingOf(funbridge, page);
    }
    play(page, 'HA');
    expect(sightingOf(funbridge, page)).toMatchObject({ tricksPlayed: 1, hands: { W: [] } });
    expect(trickOf(page)).toBe('N H2 E HQ S HA W HT');
    play(page, 'SA');
    expect(trickOf(page)).toBe('S SA');
    takeBack(page, 'SA');
    expect(trickOf(page)).toBe('N H2 E HQ S HA W HT');
    takeBack(page, 'HA');
    expect(sightingOf(funbridge, page)).toMatchObject({
      tricksPlayed: 0,
      hands: { S: expect.arrayContaining(['HA']) },
    });
    expect(trickOf(page)).toBe('N H2 E HQ W HT');
  });

  it('does not say what lies there when it came in the middle of a trick, and does from the next on', () => {
    const page = pageOf();
    play(page, 'HT', 'H2', 'HQ', 'HA', 'SA', 'S3', 'S4');
    expect(faultOf(funbridge, page).key).toBe('count');
    play(page, 'S7');
    expect(sightingOf(funbridge, page)).toMatchObject({ tricksPlayed: 2, trick: [] });
    play(page, 'SK');
    expect(trickOf(page)).toBe('S SK');
  });

  it('takes four whole hands after the play for the end, not for cards taken back', () => {
    const page = pageOf({ open: ['N', 'E', 'S', 'W'] });
    play(page, 'HT', 'H2', 'HQ', 'HA');
    sightingOf(funbridge, page);
    for (const card of ['HT', 'H2', 'HQ', 'HA'] as const) takeBack(page, card);
    expect(sightingOf(funbridge, page).signs.over).toBe(true);
    expect(sightingOf(funbridge, page).signs.over).toBe(true);
  });

  it('has the user in any seat, and a reference written the old way', () => {
    const page = pageOf({ bottom: 'E', open: ['N', 'E'] });
    const use = find(page, '[data-card="H8"] use');
    use.removeAttribute('href');
    use.setAttribute('xlink:href', '#card-us-gs-8h');
    expect(sightingOf(funbridge, page).hands).toEqual(handsFrom({ N: DEAL.N, E: DEAL.E }));
  });

  it('knows the auction, a board passed out, and no declarer before dummy lies there', () => {
    expect(sightingOf(funbridge, pageOf({ calls: ['1S'], dummy: null, open: ['S'] })).signs.auction).toBe(true);
    expect(
      sightingOf(funbridge, pageOf({ calls: ['PA', 'PA', 'PA', 'PA'], dummy: null, open: ['S'] })).signs.over,
    ).toBe(true);
    expect(sightingOf(funbridge, pageOf({ dummy: null, open: ['S'] }))).toMatchObject({
      contract: '4SX',
      declarer: null,
    });
  });

  it('has a place for every card in sight', () => expect(funbridge.places?.(pageOf())).toHaveLength(26));

  it('reads no table before there are cards', () => {
    const page = pageOf();
    for (const card of page.querySelectorAll('.bridge-card')) card.remove();
    expect(funbridge.read(page).kind).toBe('none');
  });

  it.each(['cards-hand-BOTTOM', 'cards-hand-LEFT', 'seat-bottom', 'seat-position', 'auction-box', 'bridge-card'])(
    'says so when %s is renamed',
    (name) => {
      const page = pageOf();
      renameClass(page, name);
      expect(faultOf(funbridge, page).key).toBe('missing');
    },
  );

  it('says so while a played card is missing that was not the last one', () => {
    const page = pageOf();
    const cards = ['HT', 'H2', 'HQ', 'HA', 'SA', 'S3', 'S4', 'S7'] as const;
    for (const card of cards) {
      play(page, card);
      sightingOf(funbridge, page);
    }
    play(page, 'SK');
    takeBack(page, 'HA');
    expect(faultOf(funbridge, page).key).toBe('count');
    play(page, 'HA');
    expect(trickOf(page)).toBe('S SK');
  });

  it('says so when one hand has played two cards more than another', () => {
    const page = pageOf();
    for (const card of ['SA', 'SK'] as const) {
      play(page, card);
      expect(card === 'SK' ? faultOf(funbridge, page).key : trickOf(page)).toBe(card === 'SK' ? 'count' : 'S SA');
    }
  });

  it('refuses what it does not understand', () => {
    const wrong = (change: (page: Document) => void): string => {
      const page = pageOf();
      change(page);
      return faultOf(funbridge, page).key;
    };
    expect(wrong((page) => find(page, '[data-card="SA"] use').setAttribute('href', '#card-fr-gs-as'))).toBe(
      'unknownCard',
    );
    expect(wrong((page) => find(page, '[data-card="SA"]').remove())).toBe('sizes');
    expect(wrong((page) => find(page, '[data-card="SQ"]').remove())).toBe('sizes');
    expect(wrong((page) => void face(page, 'HQ'))).toBe('sizes');
    expect(wrong((page) => find(page, '[data-card="HQ"]').remove())).toBe('sizes');
    expect(
      wrong((page) => {
        play(page, 'HQ');
        find(page, '[data-card="HQ"] use').remove();
      }),
    ).toBe('unknownCard');
    expect(wrong((page) => find(page, '[data-card="SA"]').style.setProperty('opacity', '0'))).toBe('unknownCard');
    expect(
      wrong((page) => {
        play(page, 'HQ');
        find(page, '.cards-hand-LEFT').append(face(page, 'HQ').cloneNode(true));
      }),
    ).toBe('doubled');
    expect(
      wrong((page) => {
        const right = find(page, '.seat-bottom').cloneNode(true) as Element; // a clone is of the same kind
        right.className = 'seat-right';
        right.querySelector('span')?.replaceChildren('W');
        page.body.append(right);
      }),
    ).toBe('unknownSeat');
    expect(wrong((page) => find(page, '.seat-position span').replaceChildren('O'))).toBe('unknownSeat');
    expect(wrong((page) => find(page, '.cards-hand-LEFT').classList.add('cards-hand-dummy'))).toBe('unknownSeat');
    expect(wrong((page) => find(page, '[id^="BID-1S"]').setAttribute('id', 'BID-5H0-0-AUCTION-BOX-GAME_SIDEBAR'))).toBe(
      'contract',
    );
  });
});
