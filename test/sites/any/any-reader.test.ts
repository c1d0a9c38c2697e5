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

describe('any page is refused rather than guessed', () => {
  const [text] = STYLES;
  const dutch = STYLES.find(({ name }) => name === 'lines of Dutch text');
  const images = STYLES.find(({ name }) => name.startsWith('file names'));
  if (!text || !dutch || !images) throw new Error('a style of this test is gone');

  /** A reader that has learned the page and reads it. */
  const reading = (style: Style) => {
    const any = fresh();
    const page = emptyPage(style);
    show(any, page, [sceneAfter([], ALL)], style);
    any.tell({ bottom: 'S' });
    any.tell({ contract: '3NT', declarer: 'S' });
    expect(whatIs(show(any, page, course(FIRST_TRICK.slice(0, 2), ALL), style))).toBe('table');
    return { any, page };
  };

  it('when a language is not known: V is a queen or a jack', () => {
    const some = {
      ...sceneAfter([], ['N', 'S']),
      hands: { N: DEAL.N.filter((card) => !/[KJ]/.test(card)), S: DEAL.S.filter((card) => !/[KJ]/.test(card)) },
    };
    const strange = { ...dutch, lang: 'xx' };
    expect(whatIs(show(fresh(), emptyPage(strange), [some], strange))).toMatch(/^fault unknownCard lang/);
    expect(whatIs(show(fresh(), emptyPage(dutch), [some], dutch))).not.toMatch(/^fault/);
  });

  it('but not when the letters themselves tell the language', () => {
    const strange = { ...dutch, lang: 'en' };
    expect(whatIs(show(fresh(), emptyPage(strange), [sceneAfter([], ALL)], strange))).toBe('any_bottom');
  });

  it.each([text, images])('when a card is shown twice ($name)', (style) => {
    const { any, page } = reading(style);
    const scene = sceneAfter(FIRST_TRICK.slice(0, 2), ALL);
    const doubled = { ...scene, hands: { ...scene.hands, E: [...DEAL.E.slice(1), 'SA' as const] } };
    expect(whatIs(show(any, page, [doubled], style))).toMatch(/^fault doubled/);
  });

  it.each([text, images])('when a card of an open hand is missing ($name)', (style) => {
    const { any, page } = reading(style);
    const scene = sceneAfter(FIRST_TRICK.slice(0, 2), ALL);
    const without = { ...scene, hands: { ...scene.hands, S: DEAL.S.slice(1) } };
    expect(whatIs(show(any, page, [without], style))).toMatch(/^fault sizes/);
  });

  it('when cards go round against the clock, as on a page that is mirrored', () => {
    const any = fresh();
    const page = emptyPage(text);
    show(any, page, [sceneAfter([], ALL)], text);
    any.tell({ bottom: 'S' });
    any.tell({ contract: '3NT', declarer: 'S' });
    const against = [FIRST_TRICK[0], FIRST_TRICK[3], FIRST_TRICK[2]].flatMap((card) => card ?? []);
    expect(whatIs(show(any, page, course(against, ALL), text))).toMatch(/^fault unknownSeat/);
  });

  it.each(['', '<p data-box="0 0 9 9">♠A ♥K</p>'])('when there are no hands (%j)', (inside) => {
    const page = emptyPage(text);
    page.body.innerHTML = inside;
    expect(whatIs(fresh().reader.read(page))).toBe('any_looking');
  });

  it('and a card taken back is seen in its hand again', () => {
    const { any, page } = reading(text);
    const back = show(any, page, [sceneAfter(FIRST_TRICK.slice(0, 1), ALL)], text);
    expect(back).toMatchObject({ kind: 'table', sighting: { trick: [FIRST_TRICK[0]], sizes: { N: 13, W: 12 } } });
  });

  it('and contract and seats are not asked for where the page writes them', () => {
    const seats = [
      ['N', '480 5'],
      ['E', '980 350'],
      ['S', '480 690'],
      ['W', '2 350'],
    ] as const;
    const labels = seats.map(([seat, at]) => `<b data-box="${at} 12 10">${seat}</b>`).join('');
    const page = emptyPage(text);
    const any = fresh();
    const scenes = [sceneAfter([], ALL), ...course(FIRST_TRICK.slice(0, 2), ALL)];
    let last: Reading = { kind: 'none' };
    for (const scene of scenes) {
      draw(page, scene, text, '<p data-box="10 10 60 20">4♠X by N</p>');
      page.querySelector('#felt')?.insertAdjacentHTML('beforeend', labels);
      for (const label of page.querySelectorAll('#felt > b')) {
        const [x = 0, y = 0, width = 0, height = 0] = label.getAttribute('data-box')?.split(' ').map(Number) ?? [];
        label.getBoundingClientRect = () => ({
          x,
          y,
          width,
          height,
          left: x,
          top: y,
          right: x + width,
          bottom: y + height,
          toJSON: () => null,
        });
      }
      last = any.reader.read(page);
    }
    expect(last).toMatchObject({ kind: 'table', sighting: { contract: '4SX', declarer: 'N', viewer: null } });
  });
});
