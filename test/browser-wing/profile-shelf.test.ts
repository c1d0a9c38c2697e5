// @vitest-environment happy-dom
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProfileShelf } from '../../src/options/profiles';
import { type Profile, writeProfile } from '../../src/sites/any/profile';
import { ENGLISH } from '../words/dictionaries';
import { FakeHub, loadIn } from './fake-browser';

const PROFILE: Profile = {
  version: 1,
  origin: 'https://club.example/*',
  manners: ['text'],
  letters: ['A', 'K'],
  table: '#felt',
  hands: {
    bottom: { selector: null, part: [0.1, 0.8, 0.8, 0.2] },
    top: { selector: '.hand', part: [0.1, 0, 0.8, 0.2] },
  },
  centre: [0.5, 0.5],
  bottom: 'S',
  clockwise: true,
};

let hub: FakeHub;
let shelf: ProfileShelf;

beforeEach(async () => {
  hub = new FakeHub();
  ({ profileShelf: shelf } = await loadIn(hub.page(), () => import('../../src/options/profile-shelf')));
});

describe('the profiles in storage', () => {
  it('are imported from the text that they are exported as', async () => {
    expect(await shelf.save(writeProfile(PROFILE))).toBeNull();
    expect([...(await shelf.all())]).toEqual([[PROFILE.origin, writeProfile(PROFILE)]]);
    await shelf.drop(PROFILE.origin);
    expect([...(await shelf.all())]).toEqual([]);
  });

  it.each([
    ['JSON', '{ "version": 1, '],
    ['profile', '7'],
    ['version', JSON.stringify({ ...PROFILE, version: 2 })],
    ['origin', JSON.stringify({ ...PROFILE, origin: 'https://*/*' })],
    ['manners', JSON.stringify({ ...PROFILE, manners: [] })],
    ['hands', JSON.stringify({ ...PROFILE, hands: { bottom: PROFILE.hands.bottom } })],
    ['hands', JSON.stringify({ ...PROFILE, hands: { ...PROFILE.hands, middle: PROFILE.hands.top } })],
    ['centre', JSON.stringify({ ...PROFILE, centre: [0.5, 'x'] })],
    ['bottom', JSON.stringify({ ...PROFILE, bottom: 'Z' })],
    ['clockwise', JSON.stringify({ ...PROFILE, clockwise: 'yes' })],
  ])('are not saved when %s is wrong', async (field, text) => {
    expect(await shelf.save(text)).toBe(field);
    expect([...(await shelf.all())]).toEqual([]);
  });

  it('are shown also when they are spoilt, to be mended', async () => {
    await hub.local.set({ [`profile:${PROFILE.origin}`]: { version: 9 } });
    expect((await shelf.all()).get(PROFILE.origin)).toContain('"version": 9');
  });

  it('are listed, changed and forgotten on a page', async () => {
    await shelf.save(writeProfile(PROFILE));
    const { Profiles } = await import('../../src/options/profiles');
    const { WordsProvider } = await import('../../src/ui');
    const root = document.createElement('div');
    const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
    render(h(WordsProvider, { value: ENGLISH, children: h(Profiles, { shelf }) }), root);
    await settle();
    const area = root.querySelector<HTMLTextAreaElement>('[data-profile] textarea');
    expect(area?.value).toBe(writeProfile(PROFILE));
    if (area) area.value = writeProfile({ ...PROFILE, bottom: 'N' });
    area?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
    expect((await shelf.all()).get(PROFILE.origin)).toContain('"bottom": "N"');
    root.querySelector<HTMLButtonElement>('[data-action="drop-profile"]')?.click();
    await settle();
    expect(root.querySelector('[data-profile]')).toBeNull();
  });
});
