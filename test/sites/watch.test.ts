import { describe, expect, it } from 'vitest';
import { bySeat } from '../../src/bridge';
import { systemClock } from '../../src/sites/clock';
import { OVERLAY_TAG } from '../../src/sites/observing';
import type { Reading, Sighting, SiteReader } from '../../src/sites/sighting';
import { type Watch, watch } from '../../src/sites/watch';
import { DOMS, find, type MakePage } from './doms';
import { DrivenClock } from './driven';

const sightingOf = (board: string): Sighting => ({
  site: 'test',
  board,
  contract: null,
  declarer: null,
  viewer: null,
  practice: true,
  hands: bySeat(() => []),
  sizes: bySeat(() => null),
  trick: [],
  ordered: true,
  turn: null,
  tricksPlayed: null,
  signs: { auction: false, claim: false, over: false, review: false },
});

/** A site whose table says only which board lies on it; a board `bad` makes its reader throw. */
const siteOf = (attributes?: readonly string[]): SiteReader & { looks: number } => ({
  id: 'test',
  name: 'Test',
  matches: [],
  examples: [],
  ...(attributes && { attributes }),
  looks: 0,
  root: (page) => page.querySelector('#table'),
  seated: () => ({ viewer: null, practice: true }),
  read(page) {
    this.looks++;
    const table = page.querySelector<HTMLElement>('#table');
    if (!table || table.style.display === 'none') return { kind: 'none' };
    const board = `${table.textContent}${table.getAttribute('data-extra') ?? ''}`;
    if (board === 'bad') throw new Error('broken');
    return { kind: 'table', sighting: sightingOf(board) };
  },
});

const written = (reading: Reading): string =>
  reading.kind === 'table' ? `board ${reading.sighting.board}` : reading.kind;

describe.each(DOMS)('watch in %s', (_, makePage: MakePage) => {
  const start = (html: string, reader = siteOf()) => {
    const page = makePage(`<html><body>${html}</body></html>`);
    // The observer is the page's own, as it is in a browser.
    globalThis.MutationObserver = (page.defaultView as Window & typeof globalThis).MutationObserver;
    const clock = new DrivenClock();
    const told: string[] = [];
    const running: Watch = watch({
      page,
      reader,
      clock,
      onReading: (reading, settled) => told.push(`${written(reading)}${settled ? ' settled' : ''}`),
    });
    return { page, clock, told, reader, running };
  };

  const TABLE = '<div id="around"><div id="table"><p>1</p></div></div>';
  const write = (page: Document, board: string): void => {
    find(page, '#table').innerHTML = `<p>${board}</p>`;
  };

  it('tells what is there at once, and again when it has settled', async () => {
    const { clock, told } = start(TABLE);
    expect(told).toEqual(['board 1']);
    await clock.pass(149);
    expect(told).toEqual(['board 1']);
    await clock.pass(1);
    expect(told).toEqual(['board 1', 'board 1 settled']);
    await clock.pass(10_000);
    expect(told).toHaveLength(2);
    expect(clock.waiting).toBe(0);
  });

  it('tells a change in the next task, not before', async () => {
    const { page, clock, told, reader } = start(TABLE);
    await clock.pass(500);
    write(page, '2');
    await Promise.resolve();
    const looks = reader.looks;
    expect(told).not.toContain('board 2');
    await clock.pass(0);
    expect(told.at(-1)).toBe('board 2');
    expect(reader.looks).toBe(looks + 1);
    await clock.pass(150);
    expect(told.at(-1)).toBe('board 2 settled');
  });

  it('settles what stands as it was without reading it again', async () => {
    const { page, clock, told, reader } = start(TABLE);
    await clock.pass(500);
    const before = reader.looks;
    write(page, '2');
    await clock.pass(500);
    expect(told.at(-1)).toBe('board 2 settled');
    expect(reader.looks).toBe(before + 1);
  });

  it('reads again before it settles while something moves by itself', async () => {
    const { page, clock, told, reader } = start(TABLE);
    Object.assign(find(page, '#table'), { getAnimations: () => [{}] });
    await clock.pass(500);
    expect(told.at(-1)).toBe('board 1 settled');
    expect(reader.looks).toBe(2);
  });

  it('looks again when a picture in the table has loaded', async () => {
    const { page, clock, reader } = start(TABLE);
    await clock.pass(500);
    const before = reader.looks;
    const view = page.defaultView as Window & typeof globalThis;
    find(page, '#table p').dispatchEvent(new view.Event('load'));
    await clock.pass(500);
    expect(reader.looks).toBe(before + 1);
  });

  it('sees a changed text', async () => {
    const { page, clock, told } = start(TABLE);
    await clock.pass(500);
    const text = find(page, '#table p').firstChild;
    if (text) text.nodeValue = '3';
    await clock.pass(0);
    expect(told.at(-1)).toBe('board 3');
  });

  it('settles nothing that does not stay', async () => {
    const { page, clock, told } = start(TABLE);
    for (let i = 2; i < 12; i++) {
      write(page, `${i}`);
      await clock.pass(100);
    }
    expect(told.some((line) => line.includes('settled'))).toBe(false);
    await clock.pass(150);
    expect(told.at(-1)).toBe('board 11 settled');
  });

  it('does not tell the same twice, however often the table is drawn anew', async () => {
    const { page, clock, told } = start(TABLE);
    for (let i = 0; i < 50; i++) {
      write(page, '1');
      await clock.pass(20);
    }
    expect(told).toEqual(['board 1', 'board 1 settled']);
  });

  it('looks at most once a frame, and once more after the last change', async () => {
    const { page, clock, told, reader } = start(TABLE);
    await clock.pass(500);
    const before = reader.looks;
    for (let i = 0; i < 1000; i++) {
      write(page, `burst ${i}`);
      await clock.pass(0.1);
    }
    expect(reader.looks - before).toBeLessThanOrEqual(8);
    await clock.pass(16);
    expect(told.at(-1)).toBe('board burst 999');
  });

  it('looks at once in a hidden tab, where timers are held back', async () => {
    const { page, clock, told } = start(TABLE);
    await clock.pass(500);
    Object.defineProperty(page, 'hidden', { value: true });
    for (let i = 2; i < 12; i++) {
      write(page, `${i}`);
      await clock.pass(0);
      expect(told.at(-1)).toBe(`board ${i}`);
    }
  });

  it('settles nothing while a card flies, though it reads as if it lay there, but not for ever', async () => {
    const { page, clock, told } = start(TABLE, siteOf(['style', 'class', 'hidden']));
    const card = find(page, '#table p');
    const flyFor = async (frames: number): Promise<void> => {
      for (let i = 1; i <= frames; i++) {
        card.style.left = `${i}px`;
        await clock.pass(16);
      }
    };
    card.style.left = '0px';
    await clock.pass(500);
    card.textContent = '2';
    await flyFor(40);
    expect(told.at(-1)).toBe('board 2');
    await clock.pass(150);
    expect(told.at(-1)).toBe('board 2 settled');
    card.textContent = '3';
    await flyFor(340);
    expect(told.at(-1)).toBe('board 3 settled');
  });

  it('settles nothing by a look that comes late: the page has stood still meanwhile', async () => {
    const { page, clock, told } = start(TABLE);
    await clock.pass(500);
    write(page, '2');
    await clock.pass(0);
    await clock.stall(300);
    expect(told.at(-1)).toBe('board 2');
    await clock.pass(150);
    expect(told.at(-1)).toBe('board 2 settled');
  });

  it('settles by a late look in a hidden tab, where all timers are late', async () => {
    const { page, clock, told } = start(TABLE);
    await clock.pass(500);
    Object.defineProperty(page, 'hidden', { value: true });
    write(page, '2');
    await clock.pass(0);
    await clock.stall(1000);
    expect(told.at(-1)).toBe('board 2 settled');
  });

  it('does not look at every frame of an animation', async () => {
    const { page, clock, reader } = start(TABLE, siteOf(['style', 'class', 'hidden']));
    const card = find(page, '#table p');
    card.style.left = '0px';
    await clock.pass(500);
    const before = reader.looks;
    for (let i = 1; i <= 60; i++) {
      card.style.left = `${i}px`;
      await clock.pass(16);
    }
    expect(reader.looks - before).toBeLessThanOrEqual(2);
    expect(reader.looks - before).toBeGreaterThan(0);
  });

  it('looks again when a transition of the style sheet has ended, which changes nothing else', async () => {
    const { page, clock, reader, running } = start(`${TABLE}<p id="chat"></p>`);
    const endAt = (selector: string): void => {
      const view = page.defaultView as Window & typeof globalThis;
      find(page, selector).dispatchEvent(new view.Event('transitionend', { bubbles: true }));
    };
    await clock.pass(500);
    const before = reader.looks;
    endAt('#chat');
    await clock.pass(500);
    expect(reader.looks).toBe(before);
    endAt('#table p');
    await clock.pass(500);
    expect(reader.looks).toBe(before + 1);
    running.stop();
    endAt('#table p');
    expect(clock.waiting).toBe(0);
  });

  it('finds a table that comes later', async () => {
    const { page, clock, told } = start('<div id="around"></div>');
    await clock.pass(200);
    expect(told).toEqual(['none', 'none settled']);
    find(page, '#around').innerHTML = '<section><div id="table">7</div></section>';
    await clock.pass(250);
    expect(told.at(-1)).toBe('board 7');
    write(page, '8');
    await clock.pass(16);
    expect(told.at(-1)).toBe('board 8');
  });

  it('notices when the table is taken away, and finds the next one', async () => {
    const { page, clock, told } = start(TABLE);
    await clock.pass(200);
    find(page, '#around').remove();
    await clock.pass(16);
    expect(told.at(-1)).toBe('none');
    page.body.innerHTML = '<div id="table">9</div>';
    await clock.pass(250);
    expect(told.at(-1)).toBe('board 9');
  });

  it('notices when another table is put in its place', async () => {
    const { page, clock, told } = start(TABLE);
    await clock.pass(200);
    find(page, '#around').innerHTML = '<div id="table">5</div>';
    await clock.pass(16);
    write(page, '6');
    await clock.pass(16);
    expect(told.slice(-2)).toEqual(['board 5', 'board 6']);
  });

  it('while waiting does not look for changed texts and attributes', async () => {
    const { page, clock, reader } = start('<p id="chat">hello</p>');
    await clock.pass(200);
    const before = reader.looks;
    find(page, '#chat').className = 'x';
    const text = find(page, '#chat').firstChild;
    if (text) text.nodeValue = 'bye';
    await clock.pass(1000);
    expect(reader.looks).toBe(before);
  });

  it('beside the table does not look at what goes on elsewhere', async () => {
    const { page, clock, reader } = start(`${TABLE}<div id="chat"><p>hello</p></div>`);
    await clock.pass(200);
    const before = reader.looks;
    find(page, '#chat').innerHTML = '<p>bye</p>';
    find(page, '#chat').className = 'x';
    await clock.pass(1000);
    expect(reader.looks).toBe(before);
  });

  it('looks at every attribute when the site names none', async () => {
    const { page, clock, told } = start(TABLE);
    find(page, '#table').setAttribute('data-extra', '!');
    await clock.pass(16);
    expect(told.at(-1)).toBe('board 1!');
  });

  it('makes a fault of a reader that throws, and goes on', async () => {
    const { page, clock, told } = start(TABLE);
    await clock.pass(200);
    write(page, 'bad');
    await clock.pass(200);
    write(page, '2');
    await clock.pass(16);
    expect(told.slice(2)).toEqual(['fault', 'fault settled', 'board 2']);
  });

  it('does not look because our own overlay has come or gone, whether a table is there or not', async () => {
    for (const html of [TABLE, '<p>a lobby</p>']) {
      const { page, clock, reader, running } = start(html);
      await clock.pass(200);
      const before = reader.looks;
      const overlay = page.createElement(OVERLAY_TAG);
      page.documentElement.append(overlay);
      overlay.attachShadow({ mode: 'open' }).innerHTML = '<p>1</p>';
      await clock.pass(1000);
      overlay.remove();
      await clock.pass(1000);
      expect(reader.looks).toBe(before);
      page.documentElement.append(page.createElement('aside'));
      await clock.pass(1000);
      expect(reader.looks).toBeGreaterThan(before);
      running.stop();
    }
  });

  it('tells of every look at a page that reads as before, and of no other', async () => {
    const page = makePage(`<html><body>${TABLE}</body></html>`);
    globalThis.MutationObserver = (page.defaultView as Window & typeof globalThis).MutationObserver;
    const clock = new DrivenClock();
    let still = 0;
    const onStill = () => {
      still += 1;
    };
    const { stop } = watch({ page, reader: siteOf(), clock, onReading: () => {}, onStill });
    await clock.pass(149);
    expect(still).toBe(0);
    await clock.pass(1);
    expect(still).toBe(1);
    find(page, '#table').setAttribute('style', 'left: 5px');
    await clock.pass(1000);
    expect(still).toBe(2);
    stop();
  });

  it('looks when asked to', async () => {
    const { clock, running, reader, told } = start(TABLE);
    await clock.pass(200);
    const before = reader.looks;
    running.look();
    expect(reader.looks).toBe(before + 1);
    expect(told).toHaveLength(2);
  });

  it('once stopped leaves nothing behind', async () => {
    const { page, clock, running, reader, told } = start(TABLE);
    write(page, '2');
    await Promise.resolve();
    running.stop();
    expect(clock.waiting).toBe(0);
    const looks = reader.looks;
    write(page, '3');
    find(page, '#around').remove();
    running.look();
    await clock.pass(1000);
    expect(clock.waiting).toBe(0);
    expect(reader.looks).toBe(looks);
    expect(told).toEqual(['board 1']);
  });

  it('may be stopped by whoever is told', async () => {
    const page = makePage(`<html><body>${TABLE}</body></html>`);
    const clock = new DrivenClock();
    const { stop } = watch({ page, reader: siteOf(), clock, onReading: () => queueMicrotask(() => stop()) });
    await clock.pass(1000);
    expect(clock.waiting).toBe(0);
  });
});

describe('systemClock', () => {
  it('runs what is due soon before any timer, and takes back on request and at the end', async () => {
    const end = new AbortController();
    const clock = systemClock(end.signal);
    const ran: string[] = [];
    clock.after(300, () => ran.push('after'));
    clock.soon(() => ran.push('soon'));
    clock.soon(() => ran.push('not soon'))();
    clock.after(1, () => ran.push('not after'))();
    expect(ran).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(ran).toEqual(['soon', 'after']);
    clock.after(1, () => ran.push('late'));
    clock.soon(() => ran.push('late'));
    end.abort();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(ran).toHaveLength(2);
  });
});
