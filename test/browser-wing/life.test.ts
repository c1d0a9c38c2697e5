// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Life } from '../../src/content/life';
import { FakeHub, loadIn } from './fake-browser';

const SEAT = Symbol.for('face-up');
let hub: FakeHub;

/** A copy of the script begins in this page. `ownWorld`: in an isolated world of its own, as after an update. */
const copy = async (options: { ownWorld: boolean }) => {
  if (options.ownWorld) Reflect.deleteProperty(globalThis, SEAT);
  const context = hub.content(7);
  const { beginLife } = await loadIn(context, () => import('../../src/content/life'));
  const life: Life | null = beginLife();
  let stopped = 0;
  life?.signal.addEventListener('abort', () => {
    stopped += 1;
  });
  return { life, stopped: () => stopped, cutOff: () => Reflect.set(context.browser.runtime, 'id', undefined) };
};

beforeEach(() => {
  hub = new FakeHub();
  Reflect.deleteProperty(globalThis, SEAT);
});

describe('a copy of the content script', () => {
  it('leaves the page to one of the same version that is at work', async () => {
    const first = await copy({ ownWorld: true });
    const second = await copy({ ownWorld: false });
    expect([first.life?.isOn(), second.life]).toEqual([true, null]);
  });

  it('takes the place of one that has ended', async () => {
    const first = await copy({ ownWorld: true });
    first.life?.end();
    const second = await copy({ ownWorld: false });
    expect([first.life?.isOn(), second.life?.isOn()]).toEqual([false, true]);
  });

  it('stops at once when a newer one begins after it was cut off', async () => {
    const old = await copy({ ownWorld: true });
    old.cutOff();
    expect(old.stopped()).toBe(0);
    const next = await copy({ ownWorld: true });
    expect([old.stopped(), old.life?.isOn(), next.life?.isOn()]).toEqual([1, false, true]);
  });

  it('stops by itself at the next thing that happens after it was cut off', async () => {
    const old = await copy({ ownWorld: true });
    old.cutOff();
    expect([old.life?.isOn(), old.stopped()]).toEqual([false, 1]);
  });

  it('is not stopped by an event of the page', async () => {
    const { life, stopped } = await copy({ ownWorld: true });
    document.dispatchEvent(new Event('face-up:look'));
    document.dispatchEvent(new CustomEvent('face-up:look', { detail: { stop: true } }));
    expect([life?.isOn(), stopped()]).toEqual([true, 0]);
  });

  it('is cut off also where the browser takes the whole interface away, or throws', async () => {
    const context = hub.content(7);
    const { beginLife } = await loadIn(context, () => import('../../src/content/life'));
    const life = beginLife();
    Object.defineProperty(context.browser, 'runtime', {
      get: () => {
        throw new Error('Extension context invalidated.');
      },
    });
    expect(life?.isOn()).toBe(false);
  });
});
