import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkArchitecture } from '../../src/tools/test/architecture';

let house: string;

beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'house-'));
  await build({
    'package.json': '{ "type": "module", "dependencies": { "preact": "1" }, "devDependencies": { "esbuild": "1" } }',
    'node_modules/preact/index.js': 'export const h = 1;',
    'node_modules/preact/package.json':
      '{ "name": "preact", "version": "1.0.0", "type": "module", "main": "index.js" }',
    'src/bridge/seats.ts': 'export const seats = 4; export type Seat = "N";',
    'src/laws/index.ts': "import { seats } from '../bridge/seats'; export const rule = seats;",
    'src/laws/situation.ts': 'export const HOWS = []; export type How = string;',
    'src/sites/bbo.ts': 'export const bbo = 1;',
    'src/table/view.ts': 'export type View = { state: string };',
    'src/table/notice.ts': "import { rule } from '../laws'; export const notice = rule;",
    'src/content/main.ts': "import { notice } from '../table/notice'; notice;",
  });
});
afterEach(() => rm(house, { recursive: true, force: true }));

async function build(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await writeFile(join(house, file), text);
  }
}

/** Names of the rules that one more file breaks. */
async function faultsWith(file: string, text: string): Promise<readonly string[]> {
  await build({ [file]: text });
  return (await checkArchitecture(house)).faults.map((fault) => fault.split(':')[0] ?? '');
}

describe('the import rules', () => {
  it('find no fault in a house that keeps them, and read every file of it', async () => {
    expect(await checkArchitecture(house)).toEqual({ read: 7, faults: [] });
  });

  it.each([
    ['laws look at a page', 'src/laws/a.ts', "import { bbo } from '../sites/bbo'; bbo;", 'laws-knows-bridge'],
    ['a site learns of a law', 'src/sites/a.ts', "import { rule } from '../laws'; rule;", 'sites-knows-bridge'],
    [
      'a site learns of a type of the laws',
      'src/sites/a.ts',
      "import type { How } from '../laws/situation'; export const h: How = '';",
      'sites-knows-bridge',
    ],
    [
      'the ground floor knows anybody',
      'src/bridge/a.ts',
      "import { rule } from '../laws'; rule;",
      'bridge-knows-nobody',
    ],
    [
      'a surface asks the core',
      'src/ui/a.ts',
      "import { rule } from '../laws'; rule;",
      'no-rules-where-they-are-shown',
    ],
    ['a surface goes behind the view', 'src/ui/a.ts', "import { notice } from '../table/notice'; notice;", 'view-only'],
    ['a part leans on an entry point', 'src/table/a.ts', "import '../content/main';", 'nothing-knows-an-entry-point'],
    ['an entry point leans on another', 'src/popup/a.ts', "import '../content/main';", 'nothing-knows-an-entry-point'],
    ['the core takes a package', 'src/laws/a.ts', "import { h } from 'preact'; h;", 'no-packages-in-the-core'],
    [
      'the core takes a module of Node',
      'src/laws/a.ts',
      "import { join } from 'node:path'; join;",
      'no-packages-in-the-core',
    ],
    [
      'what ships takes a module of Node',
      'src/popup/a.ts',
      "import { join } from 'node:path'; join;",
      'no-tools-of-ours-in-what-ships',
    ],
    ['an import leads nowhere', 'src/laws/a.ts', "import { x } from './nowhere'; x;", 'no-dead-ends'],
  ])('are broken when %s', async (_, file, text, rule) => {
    expect(await faultsWith(file, text)).toContain(rule);
  });

  it('are broken by a cycle', async () => {
    await build({ 'src/laws/a.ts': "import { b } from './b'; export const a = b;" });
    expect(await faultsWith('src/laws/b.ts', "import { a } from './a'; export const b = a;")).toContain('no-cycles');
  });

  it('let words and surfaces name types, and surfaces the words of the contract', async () => {
    await build({
      'src/words/a.ts': "import type { View } from '../table/view'; export const v: View = { state: '' };",
    });
    const text =
      "import { HOWS } from '../laws/situation'; import type { View } from '../table/view'; export const v: View[] = HOWS;";
    expect(await faultsWith('src/ui/a.ts', text)).toEqual([]);
  });
});

it('is a fault when a file stands in no room of the design', async () => {
  await build({ 'src/elsewhere/a.ts': 'export const a = 1;' });
  expect((await checkArchitecture(house)).faults).toEqual(['src/elsewhere/a.ts is in no room']);
});

describe('a check that has not read', () => {
  it('fails when there is no file', async () => {
    await rm(join(house, 'src'), { recursive: true });
    await mkdir(join(house, 'src'));
    expect((await checkArchitecture(house)).faults).toEqual(['src/ holds no file to read']);
  });

  it('fails when a file cannot be read', async () => {
    // A file that the checker passes over, as it passes over TypeScript when it finds no compiler that it knows.
    await build({ 'src/laws/node_modules/hidden.ts': "import { bbo } from '../../sites/bbo'; bbo;" });
    expect((await checkArchitecture(house)).faults).toEqual(['src/laws/node_modules/hidden.ts was not read']);
  });
});
