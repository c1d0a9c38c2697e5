import { proves } from '../support/proves';

proves('50C', [
  {
    why: 'to its suit: the card itself or an honour (50C)',
    table: '3NT S 4 N E=A53.4..',
    events: 'xE:S5:dropped N:S2',
    gives: { duties: '44C follow S, 50C before S5', legal: 'SA S5', illegal: 'S3 H4', depends: '' },
  },
  {
    why: 'on lead too, other suits are free (50C)',
    table: '3NT S 4 E E=A53.4..',
    events: 'xE:S5:dropped',
    gives: { duties: '50C before S5', legal: 'SA S5 H4', illegal: 'S3' },
  },
  {
    why: 'after an honour of the suit the card still comes before other spots (50C)',
    table: '3NT S 4 E E=A53.4..',
    events: 'xE:S5:dropped E:SA S:S4 W:S6 N:S7',
    gives: { turn: 'E', penalty: 'E:S5:minor', legal: 'S5 H4', illegal: 'S3' },
  },
  {
    why: 'once it is played the other spots are free (50C)',
    table: '3NT S 3 N E=953...',
    events: 'xE:S5:dropped N:SA E:S5 S:S2 W:S4 N:SK',
    gives: { penalty: '', legal: 'S9 S3', illegal: '' },
  },
  {
    why: 'a ruff with another spot of its suit is out, a discard from another suit is not (50C)',
    table: '4S S 3 N E=53..7.',
    events: 'xE:S5:dropped N:HA',
    gives: { legal: 'S5 D7', illegal: 'S3' },
  },
  {
    why: 'another suit led: he follows as he likes (44C, 50C)',
    table: '3NT S 3 N E=5.93..',
    events: 'xE:S5:dropped N:HA',
    gives: { legal: 'H9 H3', illegal: 'S5' },
  },
  {
    why: 'it need not be played at the first chance (50C)',
    table: '3NT S 3 N E=5..93.',
    events: 'xE:S5:dropped N:HA E:D9',
    gives: { trick: '11 N N:HA E:D9', decision: 'none', penalty: 'E:S5:minor' },
  },
  {
    why: 'partner leads as he likes (50C)',
    table: '3NT S 3 W W=K.7.2.',
    events: 'xE:S5:dropped',
    gives: { decision: 'none', legal: 'SK H7 D2', illegal: '' },
  },
  {
    why: 'another spot of the suit instead of it: declarer is asked (52A, policy P6: in every edition)',
    table: '3NT S 3 N E=A53...',
    events: 'xE:S5:dropped N:S2 E:S3',
    gives: { trick: '11 N N:S2', turn: 'E', decision: 'accept S E:S3 52' },
  },
  {
    why: 'half hidden hand, its suit led: other spots are out on every hand, the card is right on every hand (50C, 44C)',
    table: '3NT S 4 N E=53...',
    events: 'xE:S5:dropped N:S2',
    gives: { legal: 'S5', illegal: 'S3', depends: '' },
  },
  {
    why: 'another suit led: the card depends on his having none of it, other spots of its suit are out either way',
    table: '3NT S 4 N E=53..7.',
    events: 'xE:S5:dropped N:HA',
    gives: { legal: '', illegal: 'S3', depends: 'S5 D7' },
  },
  {
    why: 'with a major card in the same hand, by the word of the Director, the major one comes first (contract 3)',
    table: '3NT S 4 E E=A53.4..',
    events: 'xE:S5:dropped xE:H4:dropped !E:S5:minor',
    gives: { duties: '50D1 play H4, 50C before S5', legal: 'H4', illegal: 'SA S5 S3' },
  },
  {
    why: 'each defender’s minor card binds himself only (50C)',
    table: '3NT S 3 E E=75.7..',
    events: 'xE:S5:dropped xW:H4:dropped',
    gives: { duties: '50C before S5', legal: 'S5 H7', illegal: 'S7' },
  },
]);
