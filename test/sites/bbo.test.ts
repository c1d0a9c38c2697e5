import { describe, expect, it } from 'vitest';
import { type BySeat, bySeat, parseHolding } from '../../src/bridge';
import { bbo } from '../../src/sites/bbo';
import type { ReadFault, Sighting } from '../../src/sites/sighting';
import { bboPage, DEAL, historyOf, PEOPLE, picture, type Scene } from './bbo-page';
import { DOMS, find, type MakePage } from './doms';

const OPEN: Scene = { mode: 'diagrams', hands: DEAL, turn: 'W' };
const PICTURES: Scene = { ...OPEN, mode: 'pictures' };

/** South's own hand and dummy, one trick gone, West has led to the second. */
const SEATED: Scene = {
  mode: 'pictures',
  hands: { N: 'QT4.K7.AJ93.Q85', S: 'AKJ952.A.Q7.KJ2' },
  trick: [['W', 'H5']],
  turn: 'N',
  labels: ['S', '1', '0'],
};

const sightingOf = (page: Document): Sighting => {
  const reading = bbo.read(page);
  if (reading.kind !== 'table') throw new Error(`expected a table: ${JSON.stringify(reading)}`);
  return reading.sighting;
};

const faultOf = (page: Document): ReadFault => {
  const reading = bbo.read(page);
  if (reading.kind !== 'fault') throw new Error(`expected a fault: ${JSON.stringify(reading)}`);
  return reading.fault;
};

const cardsOf = (hands: Partial<BySeat<string>>) => bySeat((seat) => parseHolding(hands[seat] ?? '...'));

const rename = (page: Document, name: string): void => {
  for (const element of page.querySelectorAll(`.${name}`)) element.classList.replace(name, `${name}2`);
};

describe.each(DOMS)('Bridge Base Online in %s', (_, makePage: MakePage) => {
  const as = (own: string | null, scene: Scene): Document =>
    makePage(bboPage(scene), own === null ? {} : { userID: own, password: 'never read' });
  const watching = (scene: Scene): Document => as('somebody', scene);

  describe('a table read by a kibitzer', () => {
    it.each(['diagrams', 'pictures'] as const)('has all four hands in %s', (mode) => {
      const sighting = sightingOf(watching({ ...OPEN, mode }));
      expect(sighting).toMatchObject({ site: 'bbo', board: '7', contract: '4S', declarer: 'S', viewer: null });
      expect(sighting).toMatchObject({ practice: false, turn: 'W', tricksPlayed: 0, trick: [] });
      expect(sighting.signs).toEqual({ auction: false, claim: false, over: false, review: false });
      expect(sighting.hands).toEqual(cardsOf(DEAL));
      expect(sighting.sizes).toEqual({ N: 13, E: 13, S: 13, W: 13 });
    });

    it('has the trick by seat while hands are text', () => {
      const hands = { ...DEAL, W: '83.653.T85.A764', N: 'QT4.K7.AJ93.Q85' };
      const sighting = sightingOf(
        watching({
          ...OPEN,
          hands,
          trick: [
            ['W', 'HT'],
            ['N', 'H2'],
          ],
          turn: 'E',
        }),
      );
      expect(sighting.trick).toEqual([
        { seat: 'N', card: 'H2' },
        { seat: 'W', card: 'HT' },
      ]);
      expect(sighting.ordered).toBe(false);
      expect(sighting.hands.W).toHaveLength(12);
    });

    it('has the trick when no hand is left, and the page has put their texts away', () => {
      const page = watching({ ...OPEN, hands: {}, trick: [['W', 'HT']], turn: 'N' });
      for (const panel of page.querySelectorAll<HTMLElement>('.handDiagramPanelClass')) panel.style.display = 'none';
      expect(sightingOf(page).trick).toEqual([{ seat: 'W', card: 'HT' }]);
    });

    it('has the trick in order of play while cards are pictures', () => {
      const hands = { ...DEAL, W: '83.653.T85.A764', N: 'QT4.K7.AJ93.Q85' };
      const sighting = sightingOf(
        watching({
          ...PICTURES,
          hands,
          trick: [
            ['W', 'HT'],
            ['N', 'H2'],
          ],
          turn: 'E',
        }),
      );
      expect(sighting.trick).toEqual([
        { seat: 'W', card: 'HT' },
        { seat: 'N', card: 'H2' },
      ]);
      expect(sighting.ordered).toBe(true);
    });
  });

  describe('a table read by a player', () => {
    it('has his own hand and dummy', () => {
      const sighting = sightingOf(as('Sontje', SEATED));
      expect(sighting.viewer).toBe('S');
      expect(sighting.hands).toEqual(cardsOf(SEATED.hands));
      expect(sighting.sizes).toEqual({ N: 12, E: null, S: 12, W: null });
      expect(sighting.trick).toEqual([{ seat: 'W', card: 'H5' }]);
    });

    it.each([
      ['E', 'ewald_k'],
      ['N', 'nadia77'],
      ['W', 'wim1'],
    ] as const)('in seat %s, whose hand lies at the bottom of the screen', (bottom, own) => {
      const hands = { [bottom]: DEAL[bottom] };
      const sighting = sightingOf(as(own, { mode: 'pictures', hands, bottom, turn: 'W' }));
      expect(sighting.viewer).toBe(bottom);
      expect(sighting.hands).toEqual(cardsOf(hands));
    });

    it('shows a dropped card of a hidden hand as that hand', () => {
      const sighting = sightingOf(as('sontje', { ...SEATED, hands: { ...SEATED.hands, E: '.Q..' } }));
      expect(sighting.hands.E).toEqual(['HQ']);
      expect(sighting.sizes.E).toBeNull();
    });

    it('who sits in all four seats is known to practise', () => {
      const names = { N: 'sontje', E: 'sontje', S: 'sontje', W: 'Sontje' };
      expect(bbo.seated(as('sontje', { ...OPEN, names, bottom: 'E' }))).toEqual({ viewer: 'E', practice: true });
    });

    it('is not known to practise while no names are shown', () =>
      expect(bbo.seated(as('sontje', { ...OPEN, names: { N: '', E: '', S: '', W: '' } })).practice).toBe(false));

    it('among robots is known to practise', () => {
      const names = { N: 'Robot', E: '~~M12', S: 'sontje', W: 'GIB robot' };
      expect(bbo.seated(as('sontje', { ...SEATED, names }))).toEqual({ viewer: 'S', practice: true });
    });

    it('with one robot is not', () =>
      expect(bbo.seated(as('sontje', { ...SEATED, names: { ...PEOPLE, N: 'Robot' } })).practice).toBe(false));

    it('whose name is not known is taken to be seated', () =>
      expect(bbo.seated(as(null, SEATED))).toEqual({ viewer: 'S', practice: false }));

    it('is known by the title bar where storage does not tell', () => {
      const outside = '<div class="navBarClass"><span class="nameTagClass">Kiebitz9</span></div>';
      expect(bbo.seated(as(null, { ...OPEN, outside })).viewer).toBeNull();
    });

    it('is not guessed when his name stands at another side of the screen', () =>
      expect(faultOf(as('ewald_k', SEATED))).toMatchObject({ key: 'unknownSeat', selector: '.nameDisplayClass' }));
  });

  describe('the auction', () => {
    const scene: Scene = { ...OPEN, labels: null, calls: ['1♠', 'Pass'], auctionShown: true, turn: 'N' };

    it('is no fault', () => {
      const sighting = sightingOf(watching(scene));
      expect(sighting).toMatchObject({ contract: null, declarer: null, tricksPlayed: null, turn: 'N' });
      expect(sighting.signs.auction).toBe(true);
    });

    it('tells no size of a hand that is still being dealt', () => {
      const sizes = sightingOf(as('sontje', { ...scene, mode: 'pictures', hands: { S: 'AKJ9..Q7.' } })).sizes;
      expect(sizes).toEqual({ N: null, E: null, S: null, W: null });
    });

    it('is on again after a take-back, though the old contract is still shown', () => {
      const sighting = sightingOf(watching({ ...scene, labels: ['S', '0', '0'] }));
      expect(sighting).toMatchObject({ contract: null, signs: { auction: true } });
    });

    it('may be shown during the play', () =>
      expect(sightingOf(watching({ ...OPEN, auctionShown: true })).signs.auction).toBe(false));

    it('that has ended leaves no card on the trick without a contract', () => {
      const hands = { ...DEAL, W: '83.653.T85.A764' };
      const page = watching({ ...OPEN, hands, trick: [['W', 'HT']], labels: null });
      expect(faultOf(page)).toMatchObject({ key: 'contract', selector: '.tricksPanelClass' });
    });
  });

  describe('the contract', () => {
    it.each([
      ['4S', ['1♠', 'Pass', '4♠', 'Pass', 'Pass', 'Pass']],
      ['4SX', ['1♠', 'Pass', '4♠', 'Dbl', 'Pass', 'Pass', 'Pass']],
      ['4SX', ['4♠', 'Pas', 'Pas', 'Ktr', 'Pas', 'Pas', 'Pas']],
      ['4SXX', ['4♠', 'пас', 'пас', 'ктр', 'пас', 'пас', 'рктр', 'пас', 'пас', 'пас']],
      ['4S', ['1♥', 'X', 'XX', '4♠', 'P', 'P!', 'P']],
    ])('is %s after %j', (contract, calls) => expect(sightingOf(watching({ ...OPEN, calls })).contract).toBe(contract));

    it.each(['NT', 'SA', 'UT', 'БК'])('in no trump is written %s', (letters) => {
      const page = watching({ ...OPEN, contract: ['3', letters, ''], calls: [`3${letters}`, 'Pas', 'Pas', 'Pas'] });
      expect(sightingOf(page).contract).toBe('3NT');
    });

    it('is not the one of an auction that ended otherwise', () =>
      expect(faultOf(watching({ ...OPEN, calls: ['3♠', 'Pass', 'Pass', 'Pass'] })).key).toBe('contract'));

    it('is not read where symbol and class differ', () =>
      expect(faultOf(watching({ ...OPEN, contract: ['4', '♠', 'hearts'] })).key).toBe('contract'));

    it('is played by the seat whose letter the page shows, in its language', () => {
      const page = watching({ ...OPEN, lang: 'tr', letters: ['G', 'B', 'K', 'D'], labels: ['D', '0', '0'] });
      expect(sightingOf(page).declarer).toBe('E');
    });

    it('played by nobody known is a fault', () =>
      expect(faultOf(watching({ ...OPEN, labels: ['Q', '0', '0'] })).key).toBe('unknownSeat'));

    it('cannot have fourteen tricks', () =>
      expect(faultOf(watching({ ...OPEN, labels: ['S', '9', '5'] })).key).toBe('count'));
  });

  describe('whose turn it is', () => {
    const HOVERED = 'rgb(204, 204, 154)';
    const paint = (page: Document, index: number, colour: string): void => {
      const bar = page.querySelectorAll<HTMLElement>('.nameBarClass')[index];
      if (bar) bar.style.backgroundColor = colour;
    };

    it('is told by the yellow bar though another is under the mouse', () => {
      const page = watching(OPEN);
      paint(page, 3, HOVERED);
      expect(sightingOf(page).turn).toBe('W');
    });

    it('goes by the letters on the bars, should the page list them in another order', () => {
      const page = watching({ ...OPEN, letters: ['N', 'E', 'S', 'W'], turn: 'S' });
      expect(sightingOf(page).turn).toBe('N');
    });

    it('is told by the bar under the mouse when none is yellow', () => {
      const page = watching({ ...OPEN, turn: null });
      paint(page, 2, HOVERED);
      expect(sightingOf(page).turn).toBe('N');
    });

    it('is not told by two yellow bars, nor by none', () => {
      const page = watching(OPEN);
      paint(page, 0, 'rgb(255, 206, 0)');
      expect(sightingOf(page).turn).toBeNull();
      expect(sightingOf(watching({ ...OPEN, turn: null })).turn).toBeNull();
    });
  });

  describe('signs', () => {
    const BUTTONS = '<button class="accept-button">Yes</button><button class="reject-button">No</button>';
    it.each([
      ['a panel with two buttons', `<announcement-panel>${BUTTONS}</announcement-panel>`, true],
      [
        'the same under its class name',
        `<div class="announcementPanelClass"><button>Evet</button><button>Hayır</button></div>`,
        true,
      ],
      ['two buttons, whatever is around them', `<div>${BUTTONS}</div>`, true],
      [
        'a panel that is not displayed',
        `<announcement-panel style="display: none">${BUTTONS}</announcement-panel>`,
        false,
      ],
      ['an announcement that asks nothing', '<announcement-panel>Good luck</announcement-panel>', false],
    ])('of a claim: %s', (_name, inside, claim) =>
      expect(sightingOf(watching({ ...OPEN, inside })).signs.claim).toBe(claim),
    );

    it.each(['deal-end-panel', 'dealEndPanelClass'])('of the end: .%s', (name) => {
      const page = watching({ ...OPEN, labels: ['S', '7', '3'], inside: `<div class="${name}">4♠=</div>` });
      expect(sightingOf(page).signs.over).toBe(true);
    });

    it('of the end: thirteen tricks, and all hands drawn anew beside the last of them', () => {
      const trick: Scene['trick'] = [
        ['W', 'H3'],
        ['N', 'HK'],
        ['E', 'H8'],
        ['S', 'H4'],
      ];
      const sighting = sightingOf(watching({ ...OPEN, labels: ['S', '10', '3'], trick }));
      expect(sighting.signs.over).toBe(true);
      expect(sighting.hands.W).not.toContain('H3');
    });

    it('the thirteenth trick itself is still play', () => {
      const trick: Scene['trick'] = [
        ['W', 'H3'],
        ['N', 'HK'],
        ['E', 'H8'],
        ['S', 'H4'],
      ];
      const sighting = sightingOf(watching({ ...OPEN, hands: {}, labels: ['S', '10', '3'], trick }));
      expect(sighting.signs.over).toBe(false);
      expect(sighting.trick).toHaveLength(4);
    });
  });

  describe('what is not on the table', () => {
    it('the history at the right, with class names like the table’s', () => {
      const other = historyOf({ ...OPEN, board: '99', hands: { N: 'AKQJT98765432...' }, trick: [['S', 'C2']] });
      expect(sightingOf(watching({ ...OPEN, outside: other })).hands).toEqual(cardsOf(DEAL));
      const page = makePage(`<html><body><div id="navDiv"><p>Lobby</p></div>${other}</body></html>`);
      expect(bbo.read(page)).toEqual({ kind: 'none' });
      expect(bbo.root(page)).toBeNull();
    });

    it('a screen that is not displayed', () => {
      const page = watching(OPEN);
      find(page, '#navDiv').style.display = 'none';
      expect(bbo.read(page)).toEqual({ kind: 'none' });
      expect(bbo.root(page)).not.toBeNull();
    });

    it('a screen of before that is no longer displayed', () => {
      const page = watching(OPEN);
      const old = '<bridge-screen style="display: none"></bridge-screen>';
      find(page, '#navDiv').insertAdjacentHTML('afterbegin', old);
      expect(sightingOf(page).hands).toEqual(cardsOf(DEAL));
      expect(bbo.root(page)).toBe(page.querySelectorAll('bridge-screen')[1]);
    });

    it('a table without a board', () => expect(bbo.read(watching({ ...OPEN, board: ' ' }))).toEqual({ kind: 'none' }));

    it('a card without size, hidden or transparent', () => {
      const page = watching({ ...PICTURES, hands: { S: DEAL.S }, turn: null });
      const surface = find(page, '.cardSurfaceClass');
      for (const style of ['width: 0px', 'height: 0px', 'visibility: hidden', 'opacity: 0', 'display: none']) {
        surface.insertAdjacentHTML('beforeend', picture('Q♥Q♥', 401, style));
      }
      expect(sightingOf(page).hands.E).toEqual([]);
    });

    it('the back of a card', () => {
      const page = watching({ ...PICTURES, hands: { S: DEAL.S } });
      find(page, '.cardSurfaceClass').insertAdjacentHTML('beforeend', picture('', 401));
      expect(sightingOf(page).hands.E).toEqual([]);
    });

    it('a hand as text whose letters are hidden', () => {
      const page = watching(OPEN);
      for (const panel of page.querySelectorAll<HTMLElement>('.handDiagramPanelClass:nth-of-type(n) .suitPanelClass')) {
        if (panel.textContent?.includes('♥')) panel.style.visibility = 'hidden';
      }
      expect(sightingOf(page).hands.S).toEqual(parseHolding('AKJ952..Q7.KJ2'));
    });
  });

  describe('how cards are written', () => {
    it.each([
      ['T for ten', 'T♦T♦', 'DT'],
      ['white suits', '10♢10♢', 'DT'],
      ['one corner rewritten by another script', 'T♦10♦', 'DT'],
    ])('%s', (_name, face, card) => {
      const page = watching({ ...PICTURES, hands: {} });
      find(page, '.cardSurfaceClass').insertAdjacentHTML('beforeend', picture(face, 205));
      expect(sightingOf(page).hands.W).toEqual([card]);
    });

    it('honours in the page’s language', () => {
      const page = watching({ ...PICTURES, hands: {}, lang: 'nl' });
      find(page, '.cardSurfaceClass').insertAdjacentHTML('beforeend', picture('V♠', 205) + picture('B♠', 206));
      expect(sightingOf(page).hands.W).toEqual(['SQ', 'SJ']);
    });

    it('honours of a language that is not known are refused, not guessed', () => {
      const page = watching({ ...PICTURES, hands: {}, lang: 'xx' });
      find(page, '.cardSurfaceClass').insertAdjacentHTML('beforeend', picture('V♠', 205));
      expect(faultOf(page)).toEqual({ site: 'bbo', key: 'unknownCard', selector: '.cardClass', snippet: 'V♠V♠' });
    });
  });

  describe('what does not add up is a fault', () => {
    const trap = (scene: Scene, html: string): ReadFault => {
      const page = watching(scene);
      find(page, '.cardSurfaceClass').insertAdjacentHTML('beforeend', html);
      return faultOf(page);
    };

    it('a card drawn twice', () =>
      expect(trap(PICTURES, picture('A♠', 405))).toMatchObject({ key: 'doubled', snippet: 'SA' }));

    it('a rank written twice', () => {
      const page = watching({ ...OPEN, hands: { ...DEAL, E: 'A6.QJ98.K642.T93' } });
      expect(faultOf(page)).toMatchObject({ key: 'doubled', snippet: 'SA' });
    });

    it('fourteen cards in a hand', () => {
      const scene: Scene = { ...PICTURES, hands: { S: DEAL.S } };
      expect(trap(scene, picture('8♠', 119)).key).toBe('sizes');
    });

    it('all cards at one layer, while hands are moving', () => {
      const scene: Scene = { ...SEATED, hands: {}, trick: [] };
      expect(trap(scene, ['A♠', 'Q♥', '5♣'].map((face) => picture(face, 100)).join('')).key).toBe('unknownSeat');
    });

    it('a card in no hand and not on the trick', () =>
      expect(trap({ ...PICTURES, hands: {} }, picture('A♠', 1000))).toMatchObject({ key: 'unknownSeat' }));

    it('a trick of which nothing tells who played it', () =>
      expect(faultOf(watching({ ...SEATED, turn: null }))).toMatchObject({ key: 'unknownSeat', snippet: '0 H5 ?; ?' }));

    it('an own hand that lacks a card', () =>
      expect(faultOf(as('sontje', { ...SEATED, hands: { S: 'AKJ95.A.Q7.KJ2' } })).key).toBe('sizes'));

    it('seat letters that contradict the columns', () =>
      expect(faultOf(watching({ ...OPEN, letters: ['S', 'S', 'N', 'E'] })).key).toBe('unknownSeat'));
  });

  describe('a renamed class is told, never guessed around', () => {
    const everywhere = [
      'nameBarClass',
      'nameDisplayClass',
      'directionClass',
      'vulPanelInnerPanelClass',
      'tricksPanelClass',
    ];
    const inBoth = [
      ...everywhere,
      'tricksPanelTricksLabelClass',
      'handDiagramPanelClass',
      'auction-box-header-cell',
      'call-level',
      'call-strain',
      'auction-cell',
    ];
    const inDiagrams = ['suitPanelClass', 'suitSymbolClass', 'handDiagramCardClass', 'handDiagramCurrentTrickClass'];
    const inPictures = ['cardClass', 'cardSurfaceClass', 'coverClass'];

    it.each([
      ...[...inBoth, ...inDiagrams].map((name) => ['diagrams', name] as const),
      ...[...inBoth, ...inPictures].map((name) => ['pictures', name] as const),
    ])('in %s: %s', (mode, name) => {
      const page = watching({ ...OPEN, mode });
      rename(page, name);
      const fault = faultOf(page);
      expect(fault).toMatchObject({ site: 'bbo', key: 'missing' });
      expect(fault.selector).toContain(name);
    });

    it.each(['bridge-screen', '#navDiv'])('also where the table itself is no longer found: %s', (what) => {
      const html = bboPage(OPEN).replaceAll(what.replace('#', ''), what === '#navDiv' ? 'navDiv2' : 'bridge-screen2');
      const page = makePage(html);
      expect(faultOf(page)).toMatchObject({ key: 'missing', selector: '#navDiv bridge-screen' });
      expect(bbo.root(page)).not.toBeNull();
    });

    it('names of players never get into a fault', () => {
      for (const name of inBoth) {
        const page = watching(OPEN);
        rename(page, name);
        for (const person of Object.values(PEOPLE)) expect(JSON.stringify(bbo.read(page))).not.toContain(person);
      }
    });
  });

  it('tells where each card lies', () => {
    const places = bbo.places?.(watching({ ...SEATED })) ?? [];
    expect(places).toHaveLength(25);
    expect(places.at(-1)).toMatchObject({ card: 'H5', seat: 'W' });
  });

  it('of the page’s storage reads the user’s name only', () => {
    const page = watching(OPEN);
    const asked: string[] = [];
    const getItem = (key: string): string => {
      asked.push(key);
      return 'somebody';
    };
    Object.defineProperty(page.defaultView, 'localStorage', { value: { getItem } });
    expect(sightingOf(page).viewer).toBeNull();
    expect(new Set(asked)).toEqual(new Set(['userID']));
  });
});
