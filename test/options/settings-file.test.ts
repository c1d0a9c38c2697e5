import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/browser/settings';
import { readSettingsFile, writeSettingsFile } from '../../src/options/settings-file';
import { ENGLISH } from '../words/dictionaries';

const PAGE = {
  version: 1,
  origin: 'https://play.example.org/*',
  manners: ['text'],
  letters: [],
  table: 'body',
  hands: {
    bottom: { selector: null, part: [0, 0, 1, 1] },
    top: { selector: null, part: [0, 0, 1, 1] },
  },
  centre: [0.5, 0.5],
  bottom: 'S',
  clockwise: true,
};

const ALL = {
  settings: { ...DEFAULT_SETTINGS, laws: '1997', undoName: 'Tuesday club', overlayOff: ['a.example'] } as const,
  profiles: new Map<string, unknown>([[PAGE.origin, PAGE]]),
  spots: new Map([['table.example', { x: 0.5, y: 1 }]]),
};

type Json = Record<string, unknown>;

/** The file, changed by hand. */
const changed = (change: (file: Json, settings: Json) => unknown): string => {
  const file = JSON.parse(writeSettingsFile(ALL));
  change(file, file.settings);
  return JSON.stringify(file);
};

const faultsOf = (text: string): string[] => {
  const read = readSettingsFile(text);
  return read.ok ? [] : read.faults.map(ENGLISH.plain);
};

describe('a file of settings', () => {
  it('brings all back', () => {
    expect(readSettingsFile(writeSettingsFile(ALL))).toEqual({ ok: true, value: ALL });
  });

  it.each([
    [
      'an edition that never was',
      (_: Json, s: Json) => Object.assign(s, { laws: '1492' }),
      'settings.laws cannot be "1492". It is one of these: 1987, 1997, 2007, 2017.',
    ],
    ['a wrong type', (_: Json, s: Json) => Object.assign(s, { badge: 'yes' }), 'settings.badge cannot be "yes".'],
    ['a missing setting', (_: Json, s: Json) => Reflect.deleteProperty(s, 'theme'), 'settings.theme is missing.'],
    [
      'a setting too many',
      (_: Json, s: Json) => Object.assign(s, { colour: 'red' }),
      'settings.colour: there is no such setting.',
    ],
    ['no settings', (f: Json) => Object.assign(f, { settings: [] }), 'settings cannot be [].'],
    ['a part too many', (f: Json) => Object.assign(f, { boards: [] }), 'boards: there is no such setting.'],
    [
      'a page that is none',
      (f: Json) => Object.assign(f, { pages: [{ ...PAGE, hands: {} }] }),
      'pages[0] is no profile: hands is missing or wrong.',
    ],
    [
      'a page twice',
      (f: Json) => Object.assign(f, { pages: [PAGE, PAGE] }),
      'pages[1]: https://play.example.org/* is there twice.',
    ],
    [
      'a place off the table',
      (f: Json) => Object.assign(f, { spots: { a: { x: 2, y: 0 } } }),
      'spots["a"] cannot be {"x":2,"y":0}.',
    ],
    [
      'another version',
      (f: Json) => Object.assign(f, { version: 2 }),
      'It is of version 2; this Face Up knows version 1.',
    ],
    [
      'another kind',
      (f: Json) => Object.assign(f, { kind: 'board' }),
      'It does not say that it holds settings of Face Up.',
    ],
  ])('is refused with %s, and says what and where', (_, change, fault) => {
    expect(faultsOf(changed(change))).toEqual([fault]);
  });

  it('tells every fault at once', () => {
    const text = changed((file, settings) => {
      settings.deck = 'five';
      settings.playing = 'sometimes';
      file.spots = null;
    });
    expect(faultsOf(text)).toHaveLength(3);
  });

  it.each([
    ['', 'It is not JSON'],
    ['[]', 'It does not say'],
    ['{\n  "kind": }', 'It is not JSON'],
  ])('%j is none', (text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
  });

  it('says from where on it is no JSON', () => {
    expect(faultsOf('{\n  "kind": 1\n  "version": 1 }')[0]).toContain('line 3');
  });
});
