import {
  type BySeat,
  type Card,
  nextSeat,
  ofSuit,
  parseHolding,
  partnerOf,
  previousSeat,
  rankOf,
  type Seat,
  type Suit,
  suitOf,
} from '../../src/bridge';

/** What a test draws, as small as the facts about the page allow. */
export type Scene = {
  readonly mode: 'pictures' | 'diagrams';
  /** Holdings in sight. */
  readonly hands: Partial<BySeat<string>>;
  /** Cards on the trick in order of play. */
  readonly trick?: readonly (readonly [Seat, Card])[];
  readonly turn?: Seat | null;
  /** Seat at the bottom of the screen. */
  readonly bottom?: Seat;
  readonly names?: BySeat<string>;
  readonly board?: string;
  /** Text of the three labels beside the contract; null while there is none. */
  readonly labels?: readonly [string, string, string] | null;
  /** Level, symbol or letters, class. */
  readonly contract?: readonly [string, string, string];
  readonly calls?: readonly string[];
  readonly auctionShown?: boolean;
  readonly lang?: string;
  /** Letters of S, W, N, E in the page's language. */
  readonly letters?: readonly [string, string, string, string];
  /** Added inside the table's screen, and after the left stack. */
  readonly inside?: string;
  readonly outside?: string;
};

export const LISTED = ['S', 'W', 'N', 'E'] as const;
export const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const CLASSES: Readonly<Record<string, string>> = { '♠': 'spades', '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs' };
const HUNDREDS: BySeat<number> = { S: 100, W: 200, N: 300, E: 400 };

/** An invented deal. South plays four spades, West leads. */
export const DEAL: BySeat<string> = {
  N: 'QT4.K72.AJ93.Q85',
  E: '76.QJ98.K642.T93',
  S: 'AKJ952.A4.Q7.KJ2',
  W: '83.T653.T85.A764',
};

export const PEOPLE: BySeat<string> = { N: 'nadia77', E: 'ewald_k', S: 'sontje', W: 'wim1' };

const rankText = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));
const text = (card: Card): string => `${rankText(card)}${SYMBOLS[suitOf(card)]}`;

/** A picture of a card. */
export const picture = (face: string, z: number | string, style = ''): string =>
  `<div class="cardClass" style="z-index: ${z}; ${style}"><div class="cardArea"><div><div class="topLeft">${face}</div></div><div><div class="bottomRight">${face}</div></div></div></div>`;

const pictures = (scene: Scene): string => {
  const hands = LISTED.flatMap((seat) =>
    (parseHolding(scene.hands[seat] ?? '...') ?? []).map((card, i) => picture(text(card), HUNDREDS[seat] + 1 + i)),
  );
  const trick = (scene.trick ?? []).map(([, card], i) => picture(text(card), 90 + i));
  const spare = picture('A♠', 101, 'width: 0px; height: 0px') + picture('', 0, 'display: none');
  return [...hands, ...trick, spare].join('');
};

const diagram = (scene: Scene, seat: Seat): string => {
  const holding = parseHolding(scene.hands[seat] ?? '...') ?? [];
  const suits = (['C', 'D', 'H', 'S'] as const).map((suit) => {
    const ranks = ofSuit(holding, suit).map((card) => `<div class="handDiagramCardClass">${rankText(card)}</div>`);
    return `<div class="suitPanelClass"><div class="suitSymbolClass">${SYMBOLS[suit]}</div> ${ranks.join('\n')}</div>`;
  });
  return `<div class="handDiagramPanelClass"${scene.mode === 'pictures' ? ' style="display: none"' : ''}>${scene.mode === 'pictures' ? '' : suits.join('')}</div>`;
};

const trickText = (scene: Scene, seat: Seat): string => {
  const card = scene.mode === 'diagrams' && scene.trick?.find(([by]) => by === seat)?.[1];
  const [face, style] = card ? [`${SYMBOLS[suitOf(card)]}${rankText(card)}`, ''] : ['♣2', 'display: none'];
  return `<div class="handDiagramCurrentTrickClass" style="${style}"><div class="innerDivClass">${face}</div></div>`;
};

const call = (written: string): string => {
  const match = /^([1-7])(.+)$/u.exec(written);
  if (!match) return `<div class="auction-cell">${written}</div>`;
  const [, level = '', strain = ''] = match;
  return `<div class="auction-cell"><span class="call-level">${level}</span>\n<span class="call-strain ${CLASSES[strain] ?? ''}">${strain}</span></div>`;
};

const bar = (scene: Scene, seat: Seat, letter: string): string => {
  const colour = scene.turn === seat ? 'rgb(255, 206, 0)' : 'rgb(204, 204, 204)';
  const name = (scene.names ?? PEOPLE)[seat];
  return `<div class="nameBarDivClass"><div class="nameBarClass" style="background-color: ${colour}"><div class="directionClass">${letter}</div><div class="nameDisplayClass"> ${name} </div></div></div>`;
};

const lettersOf = (scene: Scene): BySeat<string> => {
  const [S, W, N, E] = scene.letters ?? LISTED;
  return { S, W, N, E };
};

const header = (scene: Scene): string => {
  const bottom = scene.bottom ?? 'S';
  const columns = [nextSeat(bottom), partnerOf(bottom), previousSeat(bottom), bottom];
  const cells = columns.map((seat) => `<div class="auction-box-header-cell">${lettersOf(scene)[seat]}</div>`);
  return `<div class="auction-header">${cells.join('')}</div>`;
};

const tricksPanel = (scene: Scene): string => {
  const [level, strain, suit] = scene.contract ?? ['4', '♠', 'spades'];
  const labels = scene.labels === undefined ? ['S', '0', '0'] : scene.labels;
  const inside = (labels ?? ['', '', '']).map((label) => `<div class="tricksPanelTricksLabelClass">${label}</div>`);
  return `<div class="tricksPanelClass" style="${labels ? '' : 'display: none'}"><auction-box-cell><span class="call-level">${level}</span><span class="call-strain ${suit}">${strain}</span></auction-box-cell>${inside.join('')}</div>`;
};

const screen = (scene: Scene): string => `
  <bridge-screen><div class="dealScreenDivClass"><deal-viewer><div class="coverClass">
    <div class="cardSurfaceClass">${scene.mode === 'pictures' ? pictures(scene) : ''}${LISTED.map((seat) => trickText(scene, seat)).join('')}</div>
    ${LISTED.map((seat) => diagram(scene, seat)).join('')}
    ${LISTED.map((seat) => bar(scene, seat, lettersOf(scene)[seat])).join('')}
    <div class="vulPanelClass"><div class="vulPanelInnerPanelClass">${scene.board ?? '7'}</div></div>
    <auction-box style="${scene.auctionShown ? '' : 'display: none'}">${header(scene)}${(scene.calls ?? ['1♠', 'Pass', '4♠', 'Pass', 'Pass', 'Pass']).map(call).join('')}</auction-box>
    ${tricksPanel(scene)}${scene.inside ?? ''}
  </div></deal-viewer></div></bridge-screen>`;

/** A page with one live table. */
export const bboPage = (scene: Scene): string =>
  `<!doctype html><html lang="${scene.lang ?? 'en'}"><body><div id="bbo_app"><div id="navDiv">${screen(scene)}</div>${scene.outside ?? ''}</div></body></html>`;

/** The same table as the history at the right keeps one, to be left alone. */
export const historyOf = (scene: Scene): string =>
  `<div id="rightDiv"><screen><history-screen><result-list><deal-review-screen>${screen(scene).replaceAll('bridge-screen', 'section')}</deal-review-screen></result-list></history-screen></screen></div>`;
