import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type * as SettingsModule from '../../src/browser/settings';
import { FakeHub, loadIn } from './fake-browser';

let hub: FakeHub;
let settings: typeof SettingsModule;
const inAnother = () => loadIn(hub.page(), () => import('../../src/browser/settings'));

beforeEach(async () => {
  hub = new FakeHub();
  settings = await inAnother();
});

describe('settings', () => {
  it('are the default until they are set', async () => {
    expect(await settings.loadSettings()).toEqual({
      laws: '2017',
      undo: 'ask',
      undoPreset: '',
      undoName: '',
      language: 'auto',
      deck: 'two',
      contrast: 'auto',
      theme: 'auto',
      playing: 'practice',
      overlay: true,
      overlayOff: [],
      badge: true,
    });
  });

  it('are changed one by one', async () => {
    await settings.saveSettings({ laws: '1997' });
    await settings.saveSettings({ deck: 'four' });
    expect(await settings.loadSettings()).toEqual({ ...settings.DEFAULT_SETTINGS, laws: '1997', deck: 'four' });
  });

  it('lose no change to another made in the same moment', async () => {
    hub.local.slow = 5;
    await Promise.all([
      settings.saveSettings({ laws: '1987' }),
      settings.saveSettings({ playing: 'never' }),
      settings.saveSettings({ language: 'nl' }),
    ]);
    expect(await settings.loadSettings()).toMatchObject({ laws: '1987', playing: 'never', language: 'nl' });
  });

  it('go on after a change that storage refused, and say so to who made it', async () => {
    hub.local.failing = { message: 'full', calls: ['set'] };
    const refused = settings.saveSettings({ laws: '1987' });
    await expect(refused).rejects.toThrow('full');
    hub.local.failing = null;
    expect(await settings.saveSettings({ deck: 'four' })).toEqual({ ...settings.DEFAULT_SETTINGS, deck: 'four' });
  });

  it('do not overwrite what could not be read', async () => {
    await settings.saveSettings({ laws: '1987' });
    hub.local.failing = { message: 'broken', calls: ['get'] };
    await expect(settings.saveSettings({ deck: 'four' })).rejects.toThrow('broken');
    hub.local.failing = null;
    expect((await settings.loadSettings()).laws).toBe('1987');
  });

  it('are told to every part of the extension', async () => {
    const another = await inAnother();
    const heard: unknown[] = [];
    const stop = another.onSettings((next) => heard.push(next.laws));
    await settings.saveSettings({ laws: '2007' });
    await hub.local.set({ 'something else': 1 });
    stop();
    await settings.saveSettings({ laws: '1997' });
    expect(heard).toEqual(['2007']);
  });

  it('fall back to the default after they were removed', async () => {
    const heard: unknown[] = [];
    settings.onSettings((next) => heard.push(next));
    await hub.local.remove('settings');
    expect(heard).toEqual([settings.DEFAULT_SETTINGS]);
  });

  it('lose only the field that is spoilt', async () => {
    await hub.local.set({ settings: { laws: '1492', undo: 'free', deck: 5, newer: { than: 'we know' } } });
    expect(await settings.loadSettings()).toEqual({ ...settings.DEFAULT_SETTINGS, undo: 'free' });
  });

  it('keep what an older version stored that knew nothing of the overlay', async () => {
    await hub.local.set({ settings: { laws: '2007', playing: 'never' } });
    const read = await settings.loadSettings();
    expect(read).toMatchObject({ laws: '2007', playing: 'never', overlay: true, overlayOff: [] });
    await settings.saveSettings({ overlayOff: ['www.table.example'] });
    expect(await settings.loadSettings()).toEqual({ ...read, overlayOff: ['www.table.example'] });
  });

  it('can be read whatever lies in storage', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (garbage) => {
        await hub.local.set({ settings: garbage });
        const read = await settings.loadSettings();
        expect(Object.keys(read)).toEqual(Object.keys(settings.DEFAULT_SETTINGS));
        expect(['practice', 'always', 'never']).toContain(read.playing);
      }),
    );
  });
});
