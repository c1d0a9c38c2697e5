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
  suitOf,
} from '../../src/bridge';
import { bridgeClassroom } from '../../src/sites/bridge-classroom';
import { SYMBOLS } from './bbo-page';
import { DOMS, find, type MakePage } from './doms';
import { faultOf, handsFrom, renameClass, sightingOf } from './readings';

type Scene = {
  readonly hands: Partial<BySeat<string>>;
  readonly counts?: Partial<BySeat<number>>;
  readonly trick?: readonly (readonly [Seat, Card])[];
  readonly turn?: Seat | null;
  readonly contract?: string | null;
  readonly counter?: string;
  readonly you?: Seat | null;
  readonly clickable?: Seat;
  readonly center?: string;
  readonly inside?: string;
};

const NAMES: BySeat<string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const DEAL = { N: 'QT4.K72.AJ93.Q85', S: 'AKJ952.A4.Q7.KJ2' };

const rankText = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));

const position = (scene: Scene, seat: Seat): string => {
  const cards = parseHolding(scene.hands[seat] ?? '...') ?? [];
  if (cards.length === 0) return '';
  const rows = SUITS.map((suit) => {
    const ranks = ofSuit(cards, suit).map(rankText);
    const clickable = scene.clickable === seat;
    const text = clickable
      ? ranks.map((rank) => `<span class="card-clickable">${rank}</span>`).join('')
      : ranks.join(' ') || '—';
    return `<div class="suit-row"><span class="suit-symbol suit-black">${SYMBOLS[suit]}</span><span class="cards${clickable ? ' clickable-cards' : ''}">${text}</span></div>`;
  });
  return `<div class="position ${NAMES[seat]}"><div class="hand hide-played"><div class="seat-label">${NAMES[seat]}</div><div class="suits">${rows.join('')}</div></div></div>`;
};

const pageHtml = (scene: Scene): string => {
  const seat = (each: Seat): string => {
    const classes = [
      'tv-seat',
      scene.you === each ? 'tv-seat-you' : '',
      scene.turn === each ? 'tv-seat-turn' : '',
    ].join(' ');
    const count = scene.counts?.[each];
    return `<div class="${classes}"><span class="tv-seat-letter">${each}</span><span class="tv-seat-name">Somebody</span>${count === undefined ? '' : `<span class="tv-seat-count">${count} cards</span>`}</div>`;
  };
  const slot = (each: Seat): string => {
    const cards = (scene.trick ?? [])
      .filter(([by]) => by === each)
      .map(
        ([, card]) => `<div class="card"><span class="suit-red">${SYMBOLS[suitOf(card)]}</span>${rankText(card)}</div>`,
      );
    return `<div class="slot slot-${each.toLowerCase()}${scene.turn === each ? ' is-next' : ''}">${cards.join('')}</div>`;
  };
  const contract =
    scene.contract === null
      ? ''
      : `<span class="tv-tag tv-tag-contract"><span>${scene.contract ?? '4♠'}</span> by S</span>`;
  return `<!doctype html><html><body><div class="tv-page"><div class="tv-header"><div class="tv-header-left"><span class="tv-title">Table 2</span>
    <span class="tv-tag">Board 7</span><span class="tv-tag">Dealer N</span><span class="tv-tag tv-tag-vul">EW vul</span>${contract}</div></div>
    <div class="tv-seats">${SEATS.map(seat).join('')}</div><div class="tv-main"><div class="bridge-table">${SEATS.map((each) => position(scene, each)).join('')}
    <div class="trick-area"><div class="trick-grid">${SEATS.map(slot).join('')}<div class="slot slot-center"><div class="counter">NS&nbsp;${scene.counter ?? '0 · EW&nbsp;0'}</div>${scene.center ?? ''}</div></div></div></div></div>${scene.inside ?? ''}</div></body></html>`;
};

const LEAD: Scene = {
  hands: DEAL,
  counts: { N: 13, E: 13, S: 13, W: 12 },
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
    expect(sighting.sizes).toEqual({ N: 13, E: 13, S: 13, W: 12 });
    expect(sighting.trick).toEqual([{ seat: 'W', card: 'HT' }]);
    expect(sighting.practice).toBe(false);
  });

  it.each([
    ['3NTXX', '3NTXX'],
    ['2♦X', '2DX'],
  ])('reads the contract %s', (text, contract) =>
    expect(sightingOf(bridgeClassroom, pageOf({ ...LEAD, contract: text })).contract).toBe(contract),
  );

  it('reads cards that can be clicked, without a space between them', () =>
    expect(sightingOf(bridgeClassroom, pageOf({ ...LEAD, clickable: 'N' })).hands.N).toContain('ST'));

  it('leaves out a card that is still there but was played', () => {
    const page = pageOf({
      ...LEAD,
      clickable: 'N',
      counts: { ...LEAD.counts, N: 12 },
      trick: [
        ['W', 'HT'],
        ['N', 'HK'],
      ],
      turn: 'E',
    });
    find(page, '.north .suit-row:nth-child(2) .card-clickable').className = 'card-played';
    expect(sightingOf(bridgeClassroom, page).hands.N).not.toContain('HK');
  });

  it('has the shown cards of a hidden hand, whose size it knows', () => {
    const { hands, sizes } = sightingOf(bridgeClassroom, pageOf({ ...LEAD, hands: { ...DEAL, E: '.Q..3' } }));
    expect(hands.E).toEqual(['HQ', 'C3']);
    expect(sizes.E).toBe(13);
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
      counts: { N: 12, E: 12, S: 12, W: 12 },
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
    const auction: Scene = { hands: { S: DEAL.S }, contract: null, turn: 'N' };
    expect(sightingOf(bridgeClassroom, pageOf(auction)).signs.auction).toBe(true);
    const ended = { ...LEAD, counts: {}, inside: '<div class="tv-status-line tv-result-line">4♠ by S</div>' };
    expect(sightingOf(bridgeClassroom, pageOf(ended)).signs.over).toBe(true);
  });

  it('is known to be practice at a class table', () => {
    const page = pageOf(LEAD);
    if (page.defaultView) page.defaultView.location.hash = '#/play/abc';
    expect(bridgeClassroom.seated(page)).toEqual({ viewer: 'S', practice: true });
  });

  it('has the user’s seat by his name too, so that he is not taken for a kibitzer', () => {
    const page = pageOf({ ...LEAD, you: null });
    const [name, other] = [...page.querySelectorAll('.tv-seat-name')];
    name?.append(' (you)');
    const seat = name?.previousElementSibling?.textContent;
    expect(sightingOf(bridgeClassroom, page).viewer).toBe(seat);
    other?.append(' (you)');
    expect(faultOf(bridgeClassroom, page).key).toBe('unknownSeat');
  });

  it('is known to be practice among robots', () => {
    const page = pageOf({ ...LEAD, you: null });
    for (const name of [...page.querySelectorAll('.tv-seat-name')].slice(1)) name.textContent = ' Bot ';
    expect(bridgeClassroom.seated(page)).toEqual({ viewer: null, practice: true });
  });

  it('reads no table where there is none', () =>
    expect(bridgeClassroom.read(makePage('<html><body><div class="bridge-table"></div></body></html>')).kind).toBe(
      'none',
    ));

  it('has a place for every card in sight', () => expect(bridgeClassroom.places?.(pageOf(LEAD))).toHaveLength(27));

  it.each([
    'tv-seats',
    'tv-seat',
    'tv-seat-letter',
    'tv-seat-name',
    'tv-tag',
    'bridge-table',
    'north',
    'position',
    'suits',
    'suit-row',
    'suit-symbol',
    'cards',
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

  it('says so when the contract is gone while a card lies there', () => {
    const page = pageOf(LEAD);
    renameClass(page, 'tv-tag-contract');
    expect(faultOf(bridgeClassroom, page).key).toBe('contract');
  });

  it('refuses a rank, a seat and a count that it does not know', () => {
    const wrong = (selector: string, text: string): string => {
      const page = pageOf(LEAD);
      find(page, selector).textContent = text;
      return faultOf(bridgeClassroom, page).key;
    };
    expect(wrong('.cards', 'A V 5 2')).toBe('unknownCard');
    expect(wrong('.slot-w .card', '♥1')).toBe('unknownCard');
    expect(wrong('.tv-seat-letter', 'O')).toBe('unknownSeat');
    expect(wrong('.tv-seat-count', '31 cards')).toBe('count');
    expect(wrong('.tv-tag-contract', '8♠ by S')).toBe('contract');
  });
});
