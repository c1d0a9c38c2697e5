import { BEFORE_2007, type Proof, proves, SINCE_2007 } from '../support/proves';

const TABLE = '3NT S 4 S';

const shown = (seat: string, card: string, how: string, penalty: string, exposed = ''): Proof => ({
  why: `${card} of ${seat} shown as "${how}" gives ${penalty || exposed || 'nothing'} (49, 50B, contract 2)`,
  table: TABLE,
  events: `x${seat}:${card}:${how}`,
  gives: { penalty, exposed, decision: 'none' },
});

const BY_ACCIDENT = ['dropped', 'seen', 'extra', 'restored', 'auction'];
const ON_PURPOSE = ['named', 'fifth', 'auctionLed', 'extra!'];
const HARMLESS = ['unseen', 'claim', 'statement', 'misinformed', 'told'];

proves('49', [
  ...BY_ACCIDENT.map((how) => shown('E', 'H9', how, 'E:H9:minor')),
  ...BY_ACCIDENT.map((how) => shown('W', 'HT', how, 'W:HT:major')),
  ...ON_PURPOSE.map((how) => shown('W', 'H9', how, 'W:H9:major')),
  ...ON_PURPOSE.map((how) => shown('E', 'HA', how, 'E:HA:major')),
  ...HARMLESS.map((how) => shown('E', 'HA', how, '')),
  ...HARMLESS.map((how) => shown('W', 'H2', how, '')),
  shown('W', 'H9', 'unknown', '', 'W:H9:unknown'),
  { ...shown('E', 'H9', 'concession', 'E:H9:minor'), laws: BEFORE_2007 },
  { ...shown('E', 'HK', 'concession', 'E:HK:major'), laws: BEFORE_2007 },
  { ...shown('E', 'HK', 'concession', ''), laws: SINCE_2007 },
  {
    why: 'a cause that is told later counts from then on (49)',
    table: TABLE,
    events: 'xE:H4:unknown xE:H4:dropped',
    gives: { penalty: 'E:H4:minor', exposed: '' },
  },
  {
    why: 'or shows that there was nothing in it (49)',
    table: TABLE,
    events: 'xE:H4:unknown xE:H4:unseen',
    gives: { penalty: '', exposed: '' },
  },
  {
    why: 'at a table whose rule is not told, a take-back waits for a word (contract 2)',
    table: '3NT S 3 N E=4.72..',
    events: 'N:HK E:H7 wE:H7:undo',
    gives: { penalty: '', exposed: 'E:H7:undo', legal: 'H7 H2', illegal: 'S4' },
  },
  {
    why: 'a card that waits for a word is listed once, as what it was first (contract 2)',
    table: '3NT S 3 N E=4.72..',
    events: 'N:HK E:H7 wE:H7:undo xE:H7:unknown',
    gives: { exposed: 'E:H7:undo' },
  },
  {
    why: 'a take-back under the rule "penalty" is deliberate, so major though a spot (contract 2)',
    table: '3NT S 3 N E=4.72.. undo=penalty',
    events: 'N:HK E:H7 wE:H7:undo',
    gives: { penalty: 'E:H7:major', exposed: '' },
  },
  {
    why: 'under the rule "free" it is nothing (contract 2)',
    table: '3NT S 3 N E=4.72.. undo=free',
    events: 'N:HK E:H7 wE:H7:undo',
    gives: { penalty: '', exposed: '' },
  },
  {
    why: 'a penalty card that is shown once more, harmlessly, stays one (50A)',
    table: TABLE,
    events: 'xE:HQ:dropped xE:HQ:claim',
    gives: { penalty: 'E:HQ:major' },
  },
  {
    why: 'a minor one that its owner then names becomes major (49, 50B)',
    table: TABLE,
    events: 'xE:H4:dropped xE:H4:named',
    gives: { penalty: 'E:H4:major' },
  },
  {
    why: 'a defender who faces a second card once both defenders have played has led too soon (49)',
    table: '3NT S 3 W',
    events: 'W:SA N:S2 E:S3 W:SK',
    gives: { trick: '11 W W:SA N:S2 E:S3', turn: 'S', penalty: 'W:SK:major', decision: 'none' },
  },
  {
    why: 'his partner likewise, whose card was the last so far (49)',
    table: '3NT S 3 W',
    events: 'W:SA N:S2 E:S3 E:D7',
    gives: { trick: '11 W W:SA N:S2 E:S3', turn: 'S', penalty: 'E:D7:major', decision: 'none' },
  },
  {
    why: 'a card that has been played cannot be shown (contract 3, errors)',
    table: '3NT S 3 N',
    events: 'N:H2 E:H3 xE:H3:dropped',
    gives: { error: 'not-held 2' },
  },
]);
