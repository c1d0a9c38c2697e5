import type { Edition } from '../../src/laws';
import { parseSituation } from '../../src/laws';
import { emptyView, liveView, type Seen } from '../../src/table/make-view';
import { append, begin, type Watched } from '../../src/table/record';
import type { Message, View } from '../../src/table/view';

/** Events of a sample, the user's own told apart. */
type SampleEvent = { readonly type: string; readonly [field: string]: unknown };

export type Sample = {
  readonly contract: string;
  readonly declarer: string;
  readonly hands: Readonly<Record<string, string>>;
  readonly cards?: number;
  readonly leader?: string;
  readonly laws?: Edition;
  readonly events: readonly SampleEvent[];
};

const orThrow = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** A record in which what a page can tell was told by the page, and the rest by the user. */
export const watch = (sample: Sample, board: string | null = '7'): Watched => {
  const { events, ...setup } = orThrow(parseSituation(sample));
  let watched = orThrow(begin({ site: 'practice', board, fingerprint: 'sample', kibitzed: true, setup }));
  for (const event of events) {
    const seen =
      event.type === 'play' || event.type === 'withdraw' || (event.type === 'expose' && event.how === 'unknown');
    watched = orThrow(append(watched, [event], seen ? 'page' : 'user', 0));
  }
  return watched;
};

const KIBITZER: Seen = { viewer: null, claim: false };

/** The view of a sample, made by the real core. */
export const live = (sample: Sample, seen: Partial<Seen> = {}, note: Message | null = null): View => {
  const view = liveView(watch(sample), { ...KIBITZER, ...seen }, note);
  return { ...view, table: view.table && { ...view.table, since: 1 } };
};

/** The same of a table that was joined in the middle. */
const joined = (sample: Sample): View => liveView(watch(sample), KIBITZER, null);

/** A live view's table; a sample always has one. */
export const tableOf = (view: View): NonNullable<View['table']> => {
  if (view.table === null) throw new Error('this view has no table');
  return view.table;
};

const play = (seat: string, card: string): SampleEvent => ({ type: 'play', seat, card });
const drop = (seat: string, ...cards: string[]): SampleEvent => ({ type: 'expose', seat, cards, how: 'dropped' });
const back = (seat: string, card: string): SampleEvent => ({ type: 'withdraw', seat, card, why: 'undo' });

const RULES = { laws: '2017', undo: 'ask' } as const;

/** East dropped a low card, and its suit was led. */
export const MINOR: Sample = {
  contract: '4H',
  declarer: 'S',
  hands: { N: 'Q94.8.K74.', E: 'K853..J6.4', S: 'A2.QJT6.5.', W: 'JT76..T98.' },
  cards: 7,
  leader: 'N',
  events: [drop('E', 'S5'), play('N', 'S4')],
};

const MAJOR: Sample = {
  contract: '3NT',
  declarer: 'S',
  hands: { W: 'J6.T875.83.K74', E: 'QT3.KJ.T76.A95', N: 'A5.Q32.AQ5.862', S: 'K2.A64.KJ94.QT' },
  cards: 11,
  leader: 'W',
  events: [drop('E', 'SQ')],
};

const MANY: Sample = {
  contract: '3NT',
  declarer: 'S',
  hands: { W: 'J64.AT875.83.K74' },
  events: [drop('E', 'SK', 'SQ', 'ST', 'S9', 'S7', 'S3', 'HJ', 'H9', 'H3', 'D9', 'D2', 'CJ', 'C9')],
};

const TWO: Sample = {
  contract: '3NT',
  declarer: 'S',
  hands: { E: '2.K6.Q4.', W: '84.A3.8.' },
  cards: 5,
  leader: 'N',
  events: [drop('E', 'HK'), drop('E', 'DQ'), play('N', 'CA')],
};

const HIDDEN: Sample = {
  contract: '3NT',
  declarer: 'S',
  hands: { E: '.K.5.', S: 'K4...' },
  cards: 11,
  leader: 'S',
  events: [drop('E', 'HK'), play('S', 'S4'), play('W', 'S2'), play('N', 'SA')],
};

const TAKE_BACK: Sample = {
  contract: '4S',
  declarer: 'S',
  hands: { W: '6.QJT5.T7.Q853', N: '.K4..', S: '.A82..' },
  cards: 11,
  leader: 'S',
  events: [play('S', 'H2'), play('W', 'HJ'), back('W', 'HJ')],
};

/** Every state and every kind of decision, by name: what a surface must be able to show. */
export const SAMPLES = {
  minor: () => live(MINOR, { viewer: 'S' }),
  major: () => live(MAJOR),
  many: () => live(MANY),
  majorMust: () => live({ ...TWO, events: [drop('E', 'HK'), play('N', 'CA')] }),
  designate: () => live(TWO),
  twoSuits: () => live({ ...TWO, leader: 'W', events: [drop('E', 'HK'), drop('E', 'DQ')] }),
  named: () => live({ ...TWO, events: [...TWO.events, { type: 'designate', card: 'DQ' }] }),
  required: () => live({ ...MAJOR, events: [...MAJOR.events, { type: 'choose', choice: 'require', suits: ['S'] }] }),
  forbidden: () => live({ ...MAJOR, events: [...MAJOR.events, { type: 'choose', choice: 'forbid', suits: ['S'] }] }),
  hidden: () => live(HIDDEN, { viewer: 'S' }),
  nothingKnown: () => live({ contract: '2S', declarer: 'W', hands: {}, cards: 6, leader: 'N', events: [] }),
  hiddenChoice: () => live({ ...MAJOR, hands: { E: 'Q...', W: 'J.T..' } }, { viewer: 'S' }),
  takeBack: () => live(TAKE_BACK),
  playedOn: () => live({ ...TAKE_BACK, events: [...TAKE_BACK.events, play('W', 'HT')] }),
  chain: () =>
    live({
      ...TAKE_BACK,
      events: [
        play('S', 'H2'),
        play('W', 'HQ'),
        play('N', 'H4'),
        play('E', 'H7'),
        back('E', 'H7'),
        back('N', 'H4'),
        back('W', 'HQ'),
      ],
    }),
  unknown: () => live({ ...MAJOR, events: [{ type: 'expose', seat: 'E', cards: ['HJ'], how: 'unknown' }] }),
  unknownTwo: () => live({ ...MAJOR, events: [{ type: 'expose', seat: 'E', cards: ['HK', 'HJ'], how: 'unknown' }] }),
  early: () =>
    live({
      contract: '3NT',
      declarer: 'S',
      hands: { N: '2...', E: '3...', S: 'A...', W: 'K9.4..' },
      cards: 3,
      leader: 'N',
      events: [play('N', 'S2'), play('E', 'S3'), play('W', 'SK')],
    }),
  acceptCard: () =>
    live({
      contract: '4S',
      declarer: 'S',
      hands: { N: '.A5..', E: '4..Q.8' },
      cards: 3,
      leader: 'N',
      events: [drop('E', 'DQ'), play('N', 'HA'), play('E', 'C8')],
    }),
  acceptLead: () =>
    live({
      contract: '3NT',
      declarer: 'S',
      hands: { E: '.9.5.4', S: '.6.J.3', W: '.72..6' },
      cards: 3,
      leader: 'E',
      events: [play('W', 'H2')],
    }),
  acceptOpening: () =>
    live({
      contract: '3NT',
      declarer: 'S',
      hands: { E: '.5..', S: 'KQJT.QJ9.K32.QJT', W: 'A5.A76.QT98.7654' },
      events: [play('E', 'H5')],
    }),
  acceptDeclarer: () =>
    live({
      contract: '3NT',
      declarer: 'S',
      hands: { E: '.9.5.4', S: '.6.J.3', N: '.K..' },
      cards: 3,
      leader: 'E',
      events: [play('N', 'HK')],
    }),
  premature: () =>
    live({
      contract: '3NT',
      declarer: 'S',
      hands: { N: 'K...', E: 'Q83.A..', W: '94...' },
      cards: 4,
      leader: 'N',
      events: [play('N', 'SK'), play('W', 'S4')],
    }),
  revoke: () =>
    live({
      contract: '4S',
      declarer: 'S',
      hands: { N: '.A5..', E: '4.8.Q.', S: '3.K.4.' },
      cards: 3,
      leader: 'N',
      events: [play('N', 'HA'), play('E', 'DQ')],
    }),
  bothMinor: () => live({ ...MINOR, events: [drop('E', 'S5'), drop('W', 'D8'), play('N', 'D4')] }),
  opening: () => live({ contract: '4HX', declarer: 'W', hands: { N: 'K953.A4.QJ84.A64' }, events: [] }),
  joined: () => joined({ contract: '2S', declarer: 'W', hands: { N: '9.KT.84.Q' }, cards: 6, leader: 'N', events: [] }),
  claim: () => live(MINOR, { claim: true }),
  over: () =>
    live({
      contract: '1NT',
      declarer: 'E',
      hands: { N: 'A...', E: 'K...', S: '.A..', W: 'Q...' },
      cards: 1,
      leader: 'N',
      events: [play('N', 'SA'), play('E', 'SK'), play('S', 'HA'), play('W', 'SQ')],
    }),
  setAside: () => {
    const view = live(MINOR);
    return {
      ...view,
      table: {
        ...tableOf(view),
        setAside: [{ event: { type: 'designate', card: 'S5' }, by: 'user', why: { key: 'error_not-an-option' } }],
      },
    } satisfies View;
  },
  longName: () => liveView(watch(MINOR, 'W'.repeat(200)), KIBITZER, null),
  noTable: () => emptyView('no-table', null, null, RULES),
  noReader: () => emptyView('no-table', { key: 'noTable_noReader' }, null, RULES),
  auction: () => emptyView('no-table', { key: 'note_auction' }, 'practice', RULES),
  unreadable: () => emptyView('unreadable', { key: 'fault_doubled', params: { snippet: 'D7' } }, 'practice', RULES),
  unreadablePart: () =>
    emptyView(
      'unreadable',
      { key: 'fault_missing', params: { selector: '.trick > .seat', snippet: '' } },
      'practice',
      RULES,
    ),
  resting: () => emptyView('resting', null, 'practice', RULES),
} satisfies Record<string, () => View>;

export type SampleName = keyof typeof SAMPLES;
