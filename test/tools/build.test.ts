import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SITES } from '../../src/sites/registry';
import { checkRooms } from '../../src/tools/build/bundle';
import { type Browser, type Manifest, manifestFor, readManifest } from '../../src/tools/build/manifest';
import { brokenReferences } from '../../src/tools/build/references';
import { makeFolder } from '../../src/tools/files';

const HOSTS = ['http://localhost/*'];
const SITES_OF_TEST = [
  { id: 'home', name: 'Home', matches: ['https://www.bridgebase.com/v3/*', 'https://www.bridgebase.com/a.html*'] },
  { id: 'away', name: 'Away', matches: ['https://away.example/table/*'] },
];
const PARTS = { version: '1', sites: SITES_OF_TEST, hosts: [] };

/** What a browser grants, enters and may ask for, by a built manifest. */
type Built = {
  permissions: string[];
  host_permissions: string[];
  optional_host_permissions: string[];
  content_scripts: { matches: string[] }[];
};

describe('the manifest of a browser', () => {
  let ours: Manifest;
  beforeEach(async () => {
    ours = await readManifest('.');
  });

  it("is Chrome's with a worker, and Firefox's with a script and an id", () => {
    expect(manifestFor('chrome', ours, { ...PARTS, version: '1.2.3' })).toMatchObject({
      version: '1.2.3',
      minimum_chrome_version: '125',
      background: { service_worker: 'background.js' },
    });
    expect(manifestFor('firefox', ours, { ...PARTS, version: '1.2.3' })).toMatchObject({
      version: '1.2.3',
      background: { scripts: ['background.js'] },
      browser_specific_settings: {
        gecko: { strict_min_version: '128.0', data_collection_permissions: { required: ['none'] } },
      },
    });
  });

  it("has the side panel by each browser's name for it, closed at first", () => {
    expect(manifestFor('chrome', ours, PARTS)).toMatchObject({ side_panel: { default_path: 'panel.html' } });
    expect(manifestFor('firefox', ours, PARTS)).toMatchObject({
      sidebar_action: { default_panel: 'panel.html', open_at_install: false },
    });
  });

  it('holds nothing of the other browser', () => {
    expect(manifestFor('chrome', ours, { ...PARTS, version: '1' })).not.toHaveProperty('sidebar_action');
    expect(manifestFor('firefox', ours, { ...PARTS, version: '1' })).not.toHaveProperty('side_panel');
    expect(manifestFor('chrome', ours, { ...PARTS, version: '1' })).not.toHaveProperty('browser_specific_settings');
    expect(manifestFor('chrome', ours, { ...PARTS, version: '1' })).not.toHaveProperty('background.scripts');
    expect(manifestFor('firefox', ours, { ...PARTS, version: '1' })).not.toHaveProperty('minimum_chrome_version');
    expect(manifestFor('firefox', ours, { ...PARTS, version: '1' })).not.toHaveProperty('background.service_worker');
  });

  it('differs for a test in granted hosts and in nothing else', () => {
    // `manifestFor` answers an object of the browser's, of which these keys are ours to give.
    const shipped = manifestFor('chrome', ours, PARTS) as Built;
    expect(manifestFor('chrome', ours, { ...PARTS, hosts: HOSTS })).toEqual({
      ...shipped,
      host_permissions: [...shipped.host_permissions, ...HOSTS],
      content_scripts: [
        ...shipped.content_scripts,
        { ...shipped.content_scripts[0], matches: HOSTS, js: ['sites/home.js', 'sites/away.js', 'content.js'] },
      ],
    });
  });

  it('enters at install the pages of hosts granted then, and lets every other site be asked for', () => {
    const { host_permissions, optional_host_permissions, content_scripts } = manifestFor(
      'firefox',
      ours,
      PARTS,
    ) as Built;
    expect(host_permissions).toEqual(['https://www.bridgebase.com/*']);
    expect(content_scripts).toMatchObject([
      { matches: SITES_OF_TEST[0]?.matches, js: ['sites/home.js', 'content.js'] },
    ]);
    expect(optional_host_permissions).toEqual(['https://away.example/table/*', 'https://*/*', 'http://*/*']);
  });

  it('takes every address of the registry one way or the other', () => {
    const { content_scripts, optional_host_permissions } = manifestFor('chrome', ours, {
      ...PARTS,
      sites: SITES,
    }) as Built;
    const reached = [...content_scripts.flatMap(({ matches }) => matches), ...optional_host_permissions];
    expect(reached.filter((each) => each !== 'https://*/*' && each !== 'http://*/*').toSorted()).toEqual(
      SITES.flatMap(({ matches }) => matches).toSorted(),
    );
  });

  it('asks for storage, for entering open tabs and the tab in which it was asked, in Chrome for the side panel, and for nothing else', () => {
    const permissions = (browser: Browser) => (manifestFor(browser, ours, PARTS) as Built).permissions;
    expect(permissions('firefox')).toEqual(['storage', 'scripting', 'activeTab']);
    expect(permissions('chrome')).toEqual(['storage', 'scripting', 'activeTab', 'sidePanel']);
    expect(ours).not.toHaveProperty('version');
    expect(() => manifestFor('chrome', { ...ours, version: '1' }, PARTS)).toThrow('package.json alone');
  });
});

describe('the entry points', () => {
  const inPages = ['content', 'overlay', 'any', 'report'];
  const pages = ['popup', 'panel', 'practice', 'drill-page', 'records-page', 'options', 'welcome'];
  const all = ['background', ...inPages, ...pages];

  it('are all there', () => {
    expect(() => checkRooms(all)).not.toThrow();
  });

  it.each(all)('fail the build without %s', (room) => {
    expect(() => checkRooms(all.filter((other) => other !== room))).toThrow(`src/${room}/main.ts`);
  });

  it('fail the build when one stands where none is known', () => {
    expect(() => checkRooms([...all, 'laws'])).toThrow('laws');
  });
});

describe('what a built extension names', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'built-'));
    await put('manifest.json', '{ "name": "__MSG_extName__", "action": { "default_popup": "popup.html" } }');
    await put('_locales/en/messages.json', '{ "extName": { "message": "Face Up" } }');
    await put('popup.html', '<link href="styles/all.css"><script src="popup.js"></script><a href="https://x.example">');
    await put('styles/all.css', '@import "cards.css";');
    await put('styles/cards.css', '');
    await put('popup.js', '');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function put(file: string, text: string): Promise<void> {
    await makeFolder(dirname(join(folder, file)));
    await writeFile(join(folder, file), text);
  }

  it('is there', async () => {
    expect(await brokenReferences(folder)).toEqual([]);
  });

  it.each([
    ['a page', 'popup.html', 'manifest.json names popup.html'],
    ['a script', 'popup.js', 'popup.html names popup.js'],
    ['a style', 'styles/all.css', 'popup.html names styles/all.css'],
    ['a style of a style', 'styles/cards.css', 'styles/all.css names styles/cards.css'],
  ])('is missed: %s', async (_, file, fault) => {
    await rm(join(folder, file));
    expect(await brokenReferences(folder)).toEqual([fault]);
  });

  it('is missed: a text', async () => {
    await put('_locales/en/messages.json', '{}');
    expect(await brokenReferences(folder)).toEqual(['manifest.json names the text extName']);
  });
});
