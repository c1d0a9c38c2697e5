// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHub, loadIn } from './fake-browser';

const SITES = [
  { id: 'home', name: 'Home', matches: ['https://table.example/*'] },
  { id: 'away', name: 'Away', matches: ['https://away.example/*', 'https://away.example.org/*'] },
];
const AWAY = ['https://away.example/*', 'https://away.example.org/*'];
const CLUB = 'https://club.example/*';
const PROFILE = `profile:${CLUB}`;

let hub: FakeHub;

/** The background starts, as it does whenever something happens that it listens to. */
const background = () => loadIn(hub.worker(), () => import('../../src/background/main'));

/** Lets everything that is on its way arrive. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 30));

const registered = () =>
  Object.fromEntries(
    [...hub.registry.scripts.values()].map(({ id, matches, js }) => [id, [...matches, ...js].join(' ')]),
  );

const entered = () => hub.injected.map(({ tabId, files }) => `${tabId} ${files.join(' ')}`);

beforeEach(() => {
  hub = new FakeHub();
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toMatch(/^chrome-extension:.*\/sites\.json$/u);
    return { json: async () => SITES };
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the background', () => {
  beforeEach(() => {
    hub.tabs.add(1).add(2).add(3);
    hub.addresses.set(1, 'https://table.example/').set(2, 'https://away.example/t').set(3, 'https://club.example/t');
  });

  it('registers nothing while nothing is granted beyond what is at install', async () => {
    await background();
    await rest();
    expect(registered()).toEqual({});
    expect(entered()).toEqual(['1 content.js']);
  });

  it('opens the first page when it is installed, behind what is being looked at, and not when it is updated', async () => {
    const worker = hub.worker();
    await loadIn(worker, () => import('../../src/background/main'));
    const { runtime } = worker.browser;
    runtime.onInstalled.fire({ reason: 'update' });
    await rest();
    expect(hub.opened).toEqual([]);
    runtime.onInstalled.fire({ reason: 'install' });
    await rest();
    expect(hub.opened).toEqual(['chrome-extension://face-up-id/welcome.html behind']);
  });

  it('registers a site that is granted, and enters its open tab at once', async () => {
    await background();
    await rest();
    hub.permissions.add([...AWAY]);
    await rest();
    expect(registered()).toEqual({ 'site-away': `${AWAY.join(' ')} sites/away.js content.js` });
    expect(entered()).toEqual(['1 content.js', '2 sites/away.js content.js']);
  });

  it('registers what is granted of a site, and the rest when that is granted too', async () => {
    await background();
    hub.permissions.add(AWAY.slice(1));
    await rest();
    expect(registered()).toEqual({ 'site-away': `${AWAY[1]} sites/away.js content.js` });
    hub.permissions.add(AWAY.slice(0, 1));
    await rest();
    expect(registered()).toEqual({ 'site-away': `${AWAY.join(' ')} sites/away.js content.js` });
  });

  it('comes to the same whenever it starts, and however often it is told', async () => {
    hub.permissions.add([...AWAY]);
    await background();
    await background();
    hub.permissions.onAdded.fire({ origins: AWAY });
    hub.permissions.onAdded.fire({ origins: AWAY });
    await rest();
    expect(registered()).toEqual({ 'site-away': `${AWAY.join(' ')} sites/away.js content.js` });
  });

  it('drops a site that was taken away while it slept', async () => {
    hub.registry.scripts.set('site-away', { id: 'site-away', matches: AWAY, js: ['sites/away.js', 'content.js'] });
    await background();
    await rest();
    expect(registered()).toEqual({});
  });

  it('enters a page without a reader by itself only with a profile and a grant for just that origin', async () => {
    await background();
    await rest();
    hub.permissions.add(['https://*/*']);
    await hub.local.set({ [PROFILE]: {} });
    await rest();
    expect(registered()).toEqual({});
    hub.permissions.add([CLUB]);
    await rest();
    expect(registered()).toEqual({ any: `${CLUB} any.js content.js` });
    expect(entered().at(-1)).toBe('3 any.js content.js');
    await hub.local.remove(PROFILE);
    await rest();
    expect(registered()).toEqual({});
  });
});

describe('a script in a page', () => {
  const life = async (tabId: number, address: string) => {
    Reflect.deleteProperty(globalThis, Symbol.for('face-up'));
    window.location.href = address;
    const { onUngranted } = await loadIn(hub.content(tabId), () => import('../../src/browser/grants'));
    const heard: string[] = [];
    onUngranted((origins) => heard.push(...origins));
    return heard;
  };

  it('is told when its origin is granted no more, and the origin is registered no more', async () => {
    hub.permissions.add([...AWAY]);
    await background();
    await rest();
    const heard = await life(2, 'https://away.example/t');
    hub.permissions.take([...AWAY]);
    await rest();
    expect(heard).toEqual(AWAY);
    expect(registered()).toEqual({});
  });

  it('does not listen to what is no such word', async () => {
    const context = hub.content(5);
    const { onUngranted } = await loadIn(context, () => import('../../src/browser/grants'));
    const heard: unknown[] = [];
    onUngranted((origins) => heard.push(origins));
    const { onMessage } = context.browser.runtime;
    onMessage.fire({ type: 'ungranted', origins: 'all' }, { id: 'face-up-id' });
    onMessage.fire({ type: 'ungranted', origins: ['https://a/*'] }, { id: 'another extension' });
    expect(heard).toEqual([]);
    onMessage.fire({ type: 'ungranted', origins: ['https://a/*'] }, { id: 'face-up-id' });
    expect(heard).toEqual([['https://a/*']]);
  });
});

describe('what the popup offers', () => {
  const offers = async (address: string | undefined) => {
    hub.tabs.add(4);
    if (address !== undefined) hub.addresses.set(4, address);
    const { offersIn } = await loadIn(hub.page(), () => import('../../src/tab-page/offers'));
    const offered = offersIn(4);
    let now: string[] = [];
    offered.onOffers((list) => {
      now = list.map((offer) => Object.values(offer).join(' '));
    });
    await rest();
    return { take: offered.take, now: () => now };
  };

  it.each([
    ['a site that is not granted', 'https://away.example/t?x=1', ['site Away']],
    ['a page without a reader', 'https://club.example:8443/t', ['page club.example']],
    ['a page of the browser', 'about:addons', []],
    ['a page that it may not know', undefined, []],
  ])('on %s', async (_, address, expected) => expect((await offers(address)).now()).toEqual(expected));

  it('asks for the whole site before anything else happens, and offers it no more', async () => {
    const { take, now } = await offers('https://away.example/t');
    const answer = take('site');
    expect(hub.permissions.asked).toEqual([AWAY]);
    expect(await answer).toEqual({ ok: true });
    await rest();
    expect(now()).toEqual([]);
  });

  it('goes on offering it when the user says no', async () => {
    hub.permissions.answer = false;
    const { take, now } = await offers('https://away.example/t');
    expect(await take('site')).toEqual({ ok: false, why: { key: 'offerDeclined' } });
    expect(now()).toEqual(['site Away']);
  });

  it('lays the marks over the table again where they were switched off, and leaves other sites as they are', async () => {
    const { saveSettings, loadSettings } = await loadIn(hub.page(), () => import('../../src/browser/settings'));
    await saveSettings({ overlayOff: ['table.example', 'away.example'] });
    hub.permissions.add(['https://table.example/*']);
    const { take, now } = await offers('https://table.example/t');
    expect(now()).toEqual(['marks table.example']);
    expect(await take('marks')).toEqual({ ok: true });
    await rest();
    expect(now()).toEqual([]);
    expect((await loadSettings()).overlayOff).toEqual(['away.example']);
  });

  it('enters a page without a reader when it is asked to, with the scripts for any page', async () => {
    const { take } = await offers('https://club.example/t');
    expect(await take('page')).toEqual({ ok: true });
    expect(entered()).toEqual(['4 any.js content.js']);
    expect(hub.permissions.asked).toEqual([]);
    hub.inject = async () => {
      throw new Error('Cannot access contents of the page');
    };
    expect(await take('page')).toEqual({ ok: false, why: { key: 'offerClosed' } });
    expect(await take('site')).toEqual({ ok: false, why: { key: 'offerClosed' } });
  });

  it('offers to read a page always once there is a profile of it, and asks for that origin', async () => {
    const { take, now } = await offers('https://club.example/t');
    await hub.local.set({ [PROFILE]: {} });
    await rest();
    expect(now()).toEqual(['page club.example', 'keep club.example']);
    await take('keep');
    expect(hub.permissions.asked).toEqual([[CLUB]]);
    await rest();
    expect(now()).toEqual(['page club.example']);
  });
});
