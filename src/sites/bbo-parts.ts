/**
 * Where Bridge Base Online's page keeps what we read (client "v3"). Every selector is looked for inside the table's own screen
 * only: the history at the right keeps whole tables of its own under the same class names.
 */
export const AT = {
  /** The live table, in the left stack of screens. */
  table: '#navDiv bridge-screen',
  /** The green felt. */
  felt: '.coverClass',
  /** The layer of the felt on which cards lie. */
  surface: '.cardSurfaceClass',
  /** A picture of a card; some hundred of them, half of them spare ones without size. */
  picture: '.cardClass',
  /** A hand as text, one a seat: South, West, North, East. Not displayed while cards are pictures. */
  diagram: '.handDiagramPanelClass',
  /** One suit of such a hand. */
  suit: '.suitPanelClass',
  /** Its symbol. */
  symbol: '.suitSymbolClass',
  /** One card of it: its rank only. */
  rank: '.handDiagramCardClass',
  /** A card on the trick while hands are text, one a seat: South, West, North, East. */
  trickText: '.handDiagramCurrentTrickClass',
  /** The bar with a player's name, one a seat: South, West, North, East. Yellow when it is his turn. */
  bar: '.nameBarClass',
  /** The seat's letter on it, in the page's language. */
  letter: '.directionClass',
  /** The player's name on it. */
  name: '.nameDisplayClass',
  /** The user's own name in the title bar, on pages that do not keep it in storage. */
  ownName: '.navBarClass .nameTagClass',
  /** The board's number. */
  board: '.vulPanelInnerPanelClass',
  /** Contract, declarer and tricks won; not displayed before there is a contract. */
  contract: '.tricksPanelClass',
  /** Three labels in it: declarer's seat, and the tricks of either side. */
  labels: '.tricksPanelTricksLabelClass',
  /** The level of a bid, in the contract and in the auction alike. */
  level: '.call-level',
  /** Its strain: a symbol or, for no trump, letters; a suit is also a class of this element. */
  strain: '.call-strain',
} as const;

/** The auction, kept in the page when it is no longer shown; element name and class name were both seen. */
export const AUCTION = ['auction-box', '.auctionBoxClass'] as const;

/** The seat letters above the auction, in columns: left, top, right, bottom of the screen. */
export const COLUMNS = ['auction-box-header-cell', '.auction-box-header-cell'] as const;

/** A call. The cells can lie in each other, so the first of these that finds any is taken, never all. */
export const CALLS = ['.auction-cell', 'auction-box-cell', '.auction-box-cell'] as const;

/** The contract's own cell is one more of them. */
export const CONTRACT_CELL = ['auction-box-cell', '.auction-box-cell', '.auction-cell'] as const;

/** A question to be answered with yes or no, such as a claim. */
export const QUESTION = ['announcement-panel', '.announcementPanelClass'] as const;

/** Its two buttons. */
export const ANSWERS = ['.accept-button', '.reject-button'] as const;

/** Shown when the board is over. */
export const END = ['.deal-end-panel', '.dealEndPanelClass'] as const;

/** Classes by which a strain's element tells its suit. */
export const SUIT_CLASS = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' } as const;

/** Background of the bar of the player in turn, and of a bar under the mouse, which hides the first. */
export const YELLOW = 'rgb(255,206,0)';
export const HOVERED = 'rgb(204,204,154)';
