import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { bbo } from '../../src/sites/bbo';
import { memoryOf, touchingOf } from '../../src/sites/touched';
import { opened, PATIENCE } from '../fixtures/bbo/open-table';
import { find, inHappyDom } from './doms';

vi.setConfig({ testTimeout: PATIENCE });

/** Collects what is touched in a page, as the watch does. */
const touchingIn = (page: Document) => {
  const touching = touchingOf();
  const { MutationObserver } = page.defaultView as Window & typeof globalThis;
  const observer = new MutationObserver((records) => touching.add(records));
  observer.observe(page, { childList: true, subtree: true, characterData: true, attributes: true });
  return {
    take: () => {
      touching.add(observer.takeRecords());
      return touching.take();
    },
  };
};

describe('a memory of what was found', () => {
  const start = () => {
    const page = inHappyDom('<main><ul id="cards"><li>a<b>1</b></li><li>c</li></ul><p>chat</p></main>');
    const remember = memoryOf<string | null>();
    const touching = touchingIn(page);
    let found = 0;
    const look = (circumstances = '', touched = touching.take()): number => {
      found = 0;
      const recall = remember(find(page, '#cards'), circumstances, touched);
      for (const card of page.querySelectorAll('li')) {
        const what = recall(card, () => {
          found += 1;
          return card.textContent || null;
        });
        expect(what).toBe(card.textContent || null);
      }
      return found;
    };
    return { page, look, touching };
  };

  it('finds all at first, and then nothing that stands as it was', () => {
    const { look } = start();
    expect([look(), look(), look()]).toEqual([2, 0, 0]);
  });

  it('finds anew what has been touched, itself or within, and nothing for what is beside', () => {
    const { page, look } = start();
    look();
    find(page, 'li').style.left = '1px';
    expect(look()).toBe(1);
    const text = find(page, 'b').firstChild;
    if (text) text.nodeValue = '2';
    expect(look()).toBe(1);
    find(page, 'p').style.color = 'red';
    expect(look()).toBe(0);
  });

  it('finds all anew when something around has been touched, a class has changed, or elements have come', () => {
    const { page, look } = start();
    look();
    find(page, 'main').style.opacity = '0';
    expect(look()).toBe(2);
    find(page, 'p').className = 'x';
    expect(look()).toBe(2);
    find(page, '#cards').append(page.createElement('li'));
    expect(look()).toBe(3);
  });

  it('finds all anew in other circumstances, after a look that it has missed, and for whoever does not watch', () => {
    const { page, look, touching } = start();
    look();
    expect(look('wider')).toBe(2);
    find(page, 'li').style.left = '1px';
    touching.take();
    expect(look('wider')).toBe(2);
    expect(look('wider')).toBe(0);
    const remember = memoryOf<number>();
    const count = vi.fn(() => 1);
    remember(page.body, '')(page.body, count);
    remember(page.body, '')(page.body, count);
    expect(count).toHaveBeenCalledTimes(2);
  });
});

type Step = 'play' | 'undo' | 'redraw' | 'flicker' | 'hover' | 'resize' | 'mode' | 'show' | 'last' | 'away' | 'double';
const STEPS: readonly Step[] = [
  'play',
  'play',
  'play',
  'play',
  'undo',
  'redraw',
  'flicker',
  'hover',
  'resize',
  'mode',
  'show',
  'last',
  'away',
  'double',
];

const happens = async (step: Step, i: number, { fixture, play }: Awaited<ReturnType<typeof opened>>): Promise<void> => {
  const { cardsPlayed, tricksPlayed, hands } = fixture.state();
  const seat = (['S', 'W', 'N', 'E'] as const)[i % 4] ?? 'S';
  if (step === 'play' && cardsPlayed < 52) await fixture.run(play.slice(cardsPlayed, cardsPlayed + 1), { frames: 2 });
  if (step === 'undo' && cardsPlayed > 0) await fixture.undo(1, { frames: i % 3 });
  if (step === 'redraw') await fixture.redraw({ empty: i % 2 === 0 });
  if (step === 'flicker') await fixture.flicker();
  if (step === 'hover') await fixture.hover(seat);
  if (step === 'resize') await fixture.resize(700 + 10 * i, 500);
  if (step === 'mode') await fixture.setMode(i % 2 === 0 ? 'pictures' : 'diagrams');
  if (step === 'show') await fixture.showCard(seat, hands[seat].slice(0, 1));
  if (step === 'last' && tricksPlayed > 0) await (i % 2 === 0 ? fixture.showLastTrick() : fixture.hideLastTrick());
  if (step === 'away') await (i % 2 === 0 ? fixture.leaveTable() : fixture.enterTable());
  if (step === 'double') await fixture.doubleCard(hands[seat][0] ?? 'SA', seat === 'S' ? 'W' : 'S');
};

describe('the reader of Bridge Base Online', () => {
  it('reads by its memory what it reads anew, whatever happens', async () => {
    let tables = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STEPS), { minLength: 10, maxLength: 25 }),
        fc.nat(50),
        async (steps, number) => {
          const table = await opened({
            number,
            viewer: 'kibitzer',
            habits: { trickCards: number % 2 ? 'moved' : 'dedicated' },
          });
          const touching = touchingIn(table.page);
          for (const [i, step] of steps.entries()) {
            await happens(step, i, table);
            const reading = bbo.read(table.page, touching.take());
            expect(reading, step).toEqual(bbo.read(table.page));
            tables += reading.kind === 'table' ? 1 : 0;
          }
        },
      ),
      { numRuns: 5 },
    );
    expect(tables).toBeGreaterThan(20);
  });
});
