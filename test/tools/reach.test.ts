import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITES } from '../../src/sites/registry';
import { UNDO_PRESETS } from '../../src/table/undo-presets';
import { buildExtension } from '../../src/tools/build';

const ROOT = join(import.meta.dirname, '..', '..');

/** Ways out, and ways to run what did not come with the extension. */
const WAYS_OUT = [
  /\bXMLHttpRequest\b/,
  /\bWebSocket\b/,
  /\bWebTransport\b/,
  /\bEventSource\b/,
  /\bRTCPeerConnection\b/,
  /\bsendBeacon\b/,
  /\bimportScripts\b/,
  /\beval\(/,
  /\bnew Function\b/,
  /\bimport\(\s*["'`]https?:/,
  /\bfrom\s*["'`]https?:/,
];

/** Names that only look like addresses: nothing is fetched from them. */
const NAMES = [
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/1999/xlink',
];

let folder: string;
let files: readonly { readonly name: string; readonly text: string }[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'face-up-reach-'));
  await buildExtension(ROOT, folder);
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|html|css|json)$/.test(name));
  files = await Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const found = (pattern: RegExp): string[] =>
  files.flatMap(({ name, text }) => (pattern.test(text) ? [`${name}: ${pattern}`] : []));

describe('what ships', () => {
  it('is looked at', () => {
    expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(40);
    expect(files.filter(({ name }) => name.endsWith('.html')).length).toBeGreaterThan(12);
  });

  it('has no way out, and runs nothing but itself', () => {
    expect(WAYS_OUT.flatMap(found)).toEqual([]);
  });

  it('fetches its own list of sites and its own texts alone', () => {
    const calls = files.flatMap(({ text }) => [...text.matchAll(/\bfetch\(([^)]*)/g)].map(([, what]) => what ?? ''));
    const own = [/^\w+\.runtime\.getURL\("sites\.json"$/, /^`\$\{\w+\}_locales\/\$\{\w+\}\/messages\.json`$/];
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((what) => !own.some((pattern) => pattern.test(what)))).toEqual([]);
  });

  it('names no address but those of the sites that it reads, and of the regulations that it links to', () => {
    const known = [...SITES.flatMap(({ matches }) => matches), ...SITES.flatMap(({ examples }) => examples)];
    const hosts = new Set(known.map((address) => address.replace(/^(https?:\/\/[^/:]+).*/, '$1')));
    const addresses = files.flatMap(({ name, text }) =>
      [...text.matchAll(/https?:\/\/[\w.-]+\w[\w./-]*/g)].map(([address]) => `${name}: ${address}`),
    );
    const isKnown = (address: string) =>
      UNDO_PRESETS.some(({ source }) => source === address) ||
      NAMES.some((name) => address.startsWith(name)) ||
      [...hosts].some((host) => address.startsWith(host));
    expect(addresses.filter((each) => !isKnown(each.replace(/^.*?: /, '')))).toEqual([]);
  });

  it('holds the permissions that the README explains, and no other', async () => {
    const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
    const table = readme.slice(readme.indexOf('## Permissions'), readme.indexOf('## Fair play'));
    const manifest = JSON.parse(await readFile(join(folder, 'chrome', 'manifest.json'), 'utf8'));
    const held: string[] = [
      ...manifest.permissions,
      ...manifest.host_permissions,
      ...manifest.optional_host_permissions.filter((host: string) => /^https?:\/\/\*\//.test(host)),
    ];
    expect(held.length).toBeGreaterThan(4);
    expect(held.filter((permission) => !table.includes(`\`${permission}\``))).toEqual([]);
    const explained = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell]) => [
      ...(cell ?? '').matchAll(/`([^`]+)`/g),
    ]);
    expect(
      explained.map(([, permission]) => permission).filter((permission) => !held.includes(permission ?? '')),
    ).toEqual([]);
    expect(manifest.content_security_policy.extension_pages).toMatch(/^default-src 'none'; script-src 'self';/);
  });
});
