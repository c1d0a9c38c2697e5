import { describe, expect, it } from 'vitest';
import {
  type BySeat,
  type Card,
  ofSuit,
  parseHolding,
  rankOf,
  SEATS,
  type Seat,
  SUITS,
  type Suit,
  suitOf,
} from '../../src/bridge';
import { bridgeClassroom } from '../../src/sites/bridge-classroom';
import { SYMBOLS } from './bbo-page';
import { DOMS, find, type MakePage } from './doms';
import { faultOf, handsFrom, renameClass, sightingOf } from './readings';

type Scene = {
  readonly hands: Partial<BySeat<string>>;
  readonly trick?: readonly (readonly [Seat, Card])[];
  readonly turn?: Seat | null;
  readonly contract?: string | null;
  readonly counter?: string;
  readonly you?: Seat | null;
  readonly clickable?: Seat;
  readonly center?: string;
  readonly inside?: string;
};

const DEAL = { N: 'QT4.K72.AJ93.Q85', S: 'AKJ952.A4.Q7.KJ2' };

const rankText = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));

const row = (suit: Suit, ranks: readonly string[], more = ''): string =>
  `<div class="suit-row"><span class="suit-symbol suit-black">${SYMBOLS[suit]}</span><span class="cards">${ranks
    .map((rank) => `<span class="cell">${rank}</span>`)
    .join(' ')}</span>${more}</div>`;

const holding = (scene: Scene, seat: Seat): string => {
  const cards = parseHolding(scene.hands[seat] ?? '...') ?? [];
  if (cards.length === 0) return '';
  const rows = (more?: string) => SUITS.map((suit) => row(suit, ofSuit(cards, suit).map(rankText), more)).join('');
  const probe = `<div class="hd-probe" aria-hidden="true">${rows('<span class="cell chip chip-probe">+13</span>')}</div>`;
  return `<div class="holding hide-played"><div class="suits">${rows()}</div>${probe}</div>`;
};

const pageHtml = (scene: Scene): string => {
  const seat = (each: Seat): string =>
    `<div class="region seat occupied" data-region="seat-${each.toLowerCase()}"><div class="seat-panel${scene.turn === each ? ' active' : ''}">
    <div class="msl" you="${scene.you === each}"><div class="seat-indicator"><span class="si-badge">${each}</span><span class="si-name">Somebody</span></div></div>
    ${holding(scene, each)}</div></div>`;
  const slot = (each: Seat): string => {
    const cards = (scene.trick ?? [])
      .filter(([by]) => by === each)
      .map(
        ([, card]) => `<div class="card"><span class="suit-red">${SYMBOLS[suitOf(card)]}</span>${rankText(card)}</div>`,
      );
    return `<div class="slot slot-${each.toLowerCase()}${scene.turn === each ? ' is-next' : ''}">${cards.join('')}</div>`;
  };
  const [, bid, times] = /^(.+?)(X*)$/u.exec(scene.contract ?? '4♠') ?? [];
  const doubled = times ? `<span class="dbl">${times}</span>` : '';
  const chip = `<span class="chip chip-contract"><span class="ct">${bid}</span>${doubled} <span class="by">by S</span></span>`;
  const slots = `<div class="trick-area"><div class="trick-grid">${SEATS.map(slot).join('')}<div class="slot slot-center">
    <div class="counter">NS&nbsp;${scene.counter ?? '0 · EW&nbsp;0'}</div>${scene.center ?? ''}</div></div></div>`;
  const isPlay = scene.contract !== null;
  return `<!doctype html><html><body><div class="ts-page"><div class="ts-header"><span class="tv-title">Table 2</span></div>${scene.inside ?? ''}
    <div class="grid-table">${SEATS.map(seat).join('')}<div class="region" data-region="center">${isPlay ? slots : ''}</div>
    <div class="region" data-region="nw"><svg role="img" aria-label="Board 7, dealer North, East-West vulnerable"></svg>${isPlay ? chip : ''}</div></div></div></body></html>`;
};

const LEAD: Scene = {
  hands: DEAL,
  trick: [['W', 'HT']],
  turn: 'N',
  you: 'S',
};

describe.each(DOMS)('Bridge Classroom in %s', (_, makePage: MakePage) => {
  const pageOf = (scene: Scene): Document => makePage(pageHtml(scene));

  it('has hands, sizes, trick, contract and turn', () => {
    const sighting = sightingOf(bridgeClassroom, pageOf(LEAD));
    expect(sighting).toMatchObject({
      board: '7',
      contract: '4S',
      declarer: 'S',
      viewer: 'S',
      turn: 'N',
      tricksPlayed: 0,
    });
    expect(sighting.hands).toEqual(handsFrom(DEAL));
    expect(sighting.sizes).toEqual({ N: 13, E: null, S: 13, W: null });
    expect(sighting.trick).toEqual([{ seat: 'W', card: 'HT' }]);
    expect(sighting.practice).toBe(false);
  });

  it.each([
    ['3NTXX', '3NTXX'],
    ['2♦X', '2DX'],
  ])('reads the contract %s', (text, contract) =>
    expect(sightingOf(bridgeClassroom, pageOf({ ...LEAD, contract: text })).contract).toBe(contract),
  );

  it('leaves out a card that is still there but was played, and what is hung on a card', () => {
    const trick = [
      ['W', 'HT'],
      ['N', 'HK'],
    ] as const;
    const page = pageOf({ ...LEAD, trick, turn: 'E' });
    find(page, '[data-region="seat-n"] .suit-row:nth-child(2) .cell').className = 'cell played';
    find(page, '[data-region="seat-n"] .cell').insertAdjacentHTML('beforeend', '<span class="cell-badge">2</span>');
    const { hands } = sightingOf(bridgeClassroom, page);
    expect(hands.N).toEqual(parseHolding('QT4.72.AJ93.Q85'));
  });

  it('has the shown cards of a hidden hand', () =>
    expect(sightingOf(bridgeClassroom, pageOf({ ...LEAD, hands: { ...DEAL, E: '.Q..3' } })).hands.E).toEqual([
      'HQ',
      'C3',
    ]));

  it('does not read a hand of which low cards are folded away', () => {
    const page = pageOf(LEAD);
    find(page, '[data-region="seat-s"] .suits .cell:last-child').outerHTML = '<span class="cell chip">+2</span>';
    expect(faultOf(bridgeClassroom, page).key).toBe('unknownCard');
  });

  it('has a finished trick while it is shown', () => {
    const trick = [
      ['W', 'HT'],
      ['N', 'H2'],
      ['E', 'HQ'],
      ['S', 'HA'],
    ] as const;
    const hands = { N: 'QT4.K7.AJ93.Q85', S: 'AKJ952.4.Q7.KJ2' };
    const scene: Scene = {
      ...LEAD,
      hands,
      trick,
      turn: 'S',
      counter: '1 · EW 0',
      center: '<div class="last-winner">Trick to S</div>',
    };
    expect(sightingOf(bridgeClassroom, pageOf(scene))).toMatchObject({ tricksPlayed: 1, turn: 'S' });
    expect(sightingOf(bridgeClassroom, pageOf(scene)).trick).toHaveLength(4);
  });

  it('does not say whose turn it is while two marks differ', () => {
    const page = pageOf(LEAD);
    find(page, '.is-next').classList.remove('is-next');
    find(page, '.slot-e').classList.add('is-next');
    expect(sightingOf(bridgeClassroom, page).turn).toBeNull();
  });

  it('knows the auction, and the end of a board', () => {
    const auction: Scene = { hands: { S: DEAL.S }, contract: null, turn: 'N', you: 'S' };
    expect(sightingOf(bridgeClassroom, pageOf(auction)).signs.auction).toBe(true);
    const ended = { ...LEAD, inside: '<div class="tv-status-line tv-result-line">4♠ by S</div>' };
    expect(sightingOf(bridgeClassroom, pageOf(ended)).signs.over).toBe(true);
  });

  it('has no viewer when he is told that he kibitzes, and at the teacher’s console', () => {
    const kibitzing = pageOf({ ...LEAD, inside: '<p class="tv-kibitz-note">You are kibitzing</p>' });
    expect(bridgeClassroom.seated(kibitzing)).toEqual({ viewer: null, practice: false });
    const console = pageOf(LEAD);
    if (console.defaultView) console.defaultView.location.hash = '#/tables/console/abc';
    expect(bridgeClassroom.seated(console)).toEqual({ viewer: null, practice: true });
  });

  it('has the turn of a robot that thinks', () => {
    const page = pageOf(LEAD);
    find(page, '.active').classList.replace('active', 'thinking');
    expect(sightingOf(bridgeClassroom, page).turn).toBe('N');
  });

  it('reads no table while nothing lies on it', () => {
    const page = pageOf({ hands: {}, contract: null, you: 'S' });
    find(page, 'svg').remove();
    expect(bridgeClassroom.read(page).kind).toBe('none');
  });

  it('is known to be practice at a class table', () => {
    const page = pageOf(LEAD);
    if (page.defaultView) page.defaultView.location.hash = '#/play/abc';
    expect(bridgeClassroom.seated(page)).toEqual({ viewer: 'S', practice: true });
  });

  it('takes nobody who plays for a kibitzer: no seat marked as his own, or two, are a fault', () => {
    const marks = pageOf(LEAD);
    for (const you of ['false', 'true']) {
      for (const mark of marks.querySelectorAll('[you]')) mark.setAttribute('you', you);
      expect(faultOf(bridgeClassroom, marks).key).toBe('unknownSeat');
    }
  });

  it('is known to be practice among robots', () => {
    const page = pageOf(LEAD);
    for (const [i, text] of [' Bot ', 'BBA+BEN', 'Pass+BEN'].entries()) {
      expect(bridgeClassroom.seated(page).practice).toBe(false);
      const name = page.querySelectorAll('.si-name')[i];
      if (name) name.textContent = text;
    }
    expect(bridgeClassroom.seated(page)).toEqual({ viewer: 'S', practice: true });
  });

  it('reads no table where there is none', () =>
    expect(bridgeClassroom.read(makePage('<html><body><div class="mt-compass"></div></body></html>')).kind).toBe(
      'none',
    ));

  it('has a place for every card in sight', () => expect(bridgeClassroom.places?.(pageOf(LEAD))).toHaveLength(27));

  it.each([
    'grid-table',
    'seat-panel',
    'si-badge',
    'si-name',
    'holding',
    'suits',
    'suit-row',
    'suit-symbol',
    'cards',
    'cell',
    'ct',
    'by',
    'chip-contract',
    'slot-w',
    'slot-e',
    'card',
    'counter',
    'trick-grid',
  ])('says so when %s is renamed', (name) => {
    const page = pageOf(LEAD);
    renameClass(page, name);
    expect(faultOf(bridgeClassroom, page).key).toBe('missing');
  });

  it('refuses a rank, a seat and a count that it does not know', () => {
    const wrong = (selector: string, text: string): string => {
      const page = pageOf(LEAD);
      find(page, selector).textContent = text;
      return faultOf(bridgeClassroom, page).key;
    };
    expect(wrong('.suits .cell', 'V')).toBe('unknownCard');
    expect(wrong('.slot-w .card', '♥1')).toBe('unknownCard');
    expect(wrong('.si-badge', 'O')).toBe('unknownSeat');
    expect(wrong('.counter', 'NS 9 · EW 9')).toBe('count');
    expect(wrong('.ct', '8♠')).toBe('contract');
  });
});
