import { HABITS, type Habits, type OpenOptions } from '../../fixtures/bbo/options';

/** What is not known of the site, one way and the other. */
const WAYS: readonly Partial<Habits>[] = [
  {},
  { trickCards: 'moved', flightZ: 'hand', gradualDummy: false, turnAtFour: 'winner', endPanel: 'dealEndPanelClass' },
  { flightZ: 'hundred', barFirst: true, hideBy: 'size', spare: 'blank', panels: 'kept', cells: 'auction-cell' },
  {
    backs: true,
    linger: true,
    turnAtFour: 'last',
    cells: 'auction-box-cell',
    labels: 'us-them',
    hiddenPanel: 'none',
    colours: 'four',
    ten: 'T',
    symbols: 'white',
    kibitzerSeesVotes: false,
  },
];

/** Milliseconds between the frames of a page that is not driven: its cards take a fifth of a second. */
const REAL_PACE = 16;

/** Milliseconds that a finished trick lies there: on a page at the pace of a real one as there, on a driven one as long as a look takes. */
const REAL_HOLD = 1000;
const HOLD = 100;

/** How the page behaves in one of many rounds: in each of its ways in turn, and now and then at the pace of a real one. */
export const waysOfPage = (round: number): Pick<OpenOptions, 'habits' | 'pace' | 'holdMs'> => {
  const isReal = round % 8 === 6;
  return {
    // Other things go by even and odd rounds: so that all meet, the ways shift by one after each time through.
    habits: { ...HABITS, ...WAYS[(round + Math.floor(round / WAYS.length)) % WAYS.length] },
    holdMs: isReal ? REAL_HOLD : HOLD,
    pace: isReal ? REAL_PACE : 'task',
  };
};
