import { describe, expect, it } from 'vitest';
import { type Seat, type SeatCard, sortCards } from '../../../src/bridge';
import { type AnyReader, anyReader } from '../../../src/sites/any/any-reader';
import type { Profile } from '../../../src/sites/any/profile';
import type { Reading } from '../../../src/sites/sighting';
import { DEAL, draw, emptyPage, FIRST_TRICK, type Scene, STYLES, type Style, sceneAfter } from './any-page';

const ORIGIN = 'https://club.example/*';
const ALL: readonly Seat[] = ['N', 'E', 'S', 'W'];

const fresh = (profile: Profile | null = null): AnyReader => anyReader({ origin: ORIGIN, profile });

const whatIs = (reading: Reading): string =>
  reading.kind === 'none'
    ? (reading.why?.key ?? 'none')
    : reading.kind === 'fault'
      ? `fault ${reading.fault.key} ${reading.fault.selector} ${reading.fault.snippet}`
      : reading.kind;

/** Shows scenes one after the other. @returns the last reading */
const show = (any: AnyReader, page: Document, scenes: readonly Scene[], style: Style, extra = ''): Reading => {
  let reading: Reading = { kind: 'none' };
  for (const scene of scenes) {
    draw(page, scene, style, extra);
    reading = any.reader.read(page);
  }
  return reading;
};

const course = (plays: readonly SeatCard[], seen: readonly Seat[], from = 0): Scene[] =>
  plays.slice(from).map((_, i) => sceneAfter(plays.slice(0, from + i + 1), seen));

describe.each(STYLES)('any page, its cards as $name', (style) => {
  const answered = (any: AnyReader): void => {
    any.tell({ bottom: 'S' });
    any.tell({ contract: '3NT', declarer: 'S' });
  };

  it('asks two questions, watches a card being played, and then reads', () => {
    const any = fresh();
    const page = emptyPage(style);
    expect(whatIs(show(any, page, [sceneAfter([], ALL)], style))).toBe('any_bottom');
    any.tell({ bottom: 'S' });
    expect(whatIs(any.reader.read(page))).toBe('any_contract');
    any.tell({ contract: '3NT', declarer: 'S' });
    expect(whatIs(any.reader.read(page))).toBe('any_watching');
    const reading = show(any, page, course(FIRST_TRICK.slice(0, 2), ALL), style);
    expect(whatIs(reading)).toBe('table');
    expect(reading).toMatchObject({
      sighting: {
        contract: '3NT',
        declarer: 'S',
        viewer: null,
        tricksPlayed: 0,
        trick: [FIRST_TRICK[1], FIRST_TRICK[0]],
        hands: { E: sortCards(DEAL.E), N: sortCards(DEAL.N.filter((card) => card !== 'S3')) },
        sizes: { N: 12, E: 13, S: 13, W: 12 },
      },
    });
  });

  it('reads as a player with dummy open, and the trick when it is full and when it is gone', () => {
    const any = fresh();
    const page = emptyPage(style);
    show(any, page, [sceneAfter([], ['S']), ...course(FIRST_TRICK.slice(0, 1), ['N', 'S'])], style);
    answered(any);
    const full = show(any, page, course(FIRST_TRICK, ['N', 'S'], 1).slice(0, 2), style);
    expect(full).toMatchObject({ kind: 'table', sighting: { viewer: 'S', sizes: { N: 12, S: 13, E: null, W: null } } });
    const gone = show(any, page, [sceneAfter(FIRST_TRICK, ['N', 'S'])], style);
    expect(gone).toMatchObject({ kind: 'table', sighting: { trick: [], tricksPlayed: 1, sizes: { N: 12, S: 12 } } });
  });

  it('reads at once with what it learned before', () => {
    const any = fresh();
    const page = emptyPage(style);
    show(any, page, [sceneAfter([], ALL)], style);
    answered(any);
    show(any, page, course(FIRST_TRICK.slice(0, 3), ALL), style);
    const again = fresh(JSON.parse(JSON.stringify(any.profile())));
    again.tell({ contract: '3NT', declarer: 'S' });
    expect(show(again, emptyPage(style), course(FIRST_TRICK.slice(0, 1), ALL), style)).toMatchObject({
      kind: 'table',
      sighting: { trick: [FIRST_TRICK[0]], hands: { S: sortCards(DEAL.S) } },
    });
  });
});
