import type { Habits as BboHabits } from '../../fixtures/bbo/options';
import type { Habits as HandviewerHabits } from '../../fixtures/bbo-handviewer/options';
import type { Habits as FunbridgeHabits } from '../../fixtures/funbridge/options';
import type { Habits as IntoBridgeHabits } from '../../fixtures/intobridge/options';
import type { Habits as RealBridgeHabits } from '../../fixtures/realbridge/options';
import type { Habits } from '../../fixtures/table/truth/options';

const plain: readonly Partial<Habits>[] = [{}];

const bbo: readonly Partial<BboHabits>[] = [
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
    ten: 'T',
    symbols: 'white',
    kibitzerSeesVotes: false,
  },
];

const handviewer: readonly Partial<HandviewerHabits>[] = [{}, { showPlayed: false }];

const ben: readonly Partial<Habits>[] = [{}, { ownHand: 'on-turn' }];

const realbridge: readonly Partial<RealBridgeHabits>[] = [
  {},
  { dummyZ: 'low', past: 'backs', contractImage: 'inside', declarerText: 'word', callsInPlay: 'gone' },
  { past: 'away', contractIn: 'area', callsInPlay: 'stay', turnAtFour: 'winner' },
  { flightZ: 'hand', lastTrick: 'past', turnAtFour: 'last' },
];

const intobridge: readonly Partial<IntoBridgeHabits>[] = [
  {},
  { build: 2, ten: '10', slots: 'made', sideHands: 'both', backs: false },
  { build: 3, bidsInPlay: 'hidden', bidStrain: 'symbol', doubles: 'text' },
  { bidsInPlay: 'stay' },
];

const funbridge: readonly Partial<FunbridgeHabits>[] = [
  {},
  { link: 'href', hiddenCards: 'none', past: 'hidden' },
  { past: 'still', ends: 'played' },
];

/** What is not known of a site, one way and the other. */
export const WAYS = { plain, bbo, handviewer, ben, realbridge, intobridge, funbridge } as const;
