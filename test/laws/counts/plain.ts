import type { Row } from './row';

/** No penalty card: the same numbers come from a plain enumeration that knows nothing but the game. */
export const PLAIN: readonly Row[] = [
  {
    why: 'all four follow suit, and the last cards follow of themselves',
    table: '3NT S 2 N N=AK... E=QJ... S=T9... W=87...',
    depth: 8,
    ways: 16,
  },
  {
    why: 'a hand that is void plays any card',
    table: '3NT S 3 N N=A2.3.. E=.AK.2. S=K3.2.. W=QJ.4..',
    depth: 4,
    ways: 26,
  },
  {
    why: 'the hand that wins leads, so that the second trick begins in another hand from case to case',
    table: '3NT S 3 W N=A5.2.. E=K3..4. S=Q2.3.. W=J4..5.',
    depth: 9,
    ways: 144,
  },
  {
    why: 'a ruff takes the lead over, and a lower one does not',
    table: '4H S 3 N N=AK.5.. E=.42.3. S=Q3.6.. W=.73..2',
    depth: 9,
    ways: 392,
  },
  {
    why: 'dummy leads and follows like any other hand',
    table: '1C W 3 E N=42..A. E=.K3.2. S=.A2.3. W=..K4.5',
    depth: 12,
    ways: 192,
  },
  {
    why: 'without trumps a card of another suit never wins, however high',
    table: '3NT S 3 N N=3.2.4. E=.A.A.A S=.K.K.K W=2.3..4',
    depth: 12,
    ways: 64,
  },
  {
    why: 'a full deal, from the opening lead',
    table: '3NT S N=AK2.QJT.5432.A98 E=QJT9.K98.K9.KQJT S=876.A76.AQJT.765 W=543.5432.876.432',
    depth: 5,
    ways: 5040,
  },
  {
    why: 'cards that declarer and dummy drop bind nobody (48A)',
    table: '4S S 3 N N=A.A3.. E=K.K2.. S=Q.QJ.. W=J.T9..',
    events: 'xS:HQ:dropped xN:HA:dropped xN:SA:dropped',
    depth: 8,
    ways: 48,
  },
  {
    why: 'neither does a card that a defender put down with a claim (68)',
    table: '4S S 3 N N=A.A3.. E=K.K2.. S=Q.QJ.. W=J.T9..',
    events: 'xE:HK:claim',
    depth: 8,
    ways: 48,
  },
];
