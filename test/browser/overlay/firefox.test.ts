import { expect, it } from 'vitest';
import { OVERLAY_TAG } from '../../../src/sites/observing';
import { sessionIn } from '../bbo/proving';
import { BOARD, FIRST_TRICK, SPADE_LED } from './board';

const session = sessionIn('firefox');

/** What the overlay shows, asked in the page; null while it is away. */
const shown = () =>
  session().table.evaluate((tag) => {
    const root = document.querySelector(tag)?.shadowRoot;
    if (!root) return null;
    const chip = root.querySelector('.chip')?.getBoundingClientRect();
    const mark = root.querySelector('[data-verdict="illegal"]');
    return {
      head: root.querySelector('[data-turn]')?.textContent ?? '',
      illegal: root.querySelectorAll('.verdict[data-verdict="illegal"]').length,
      // That the style sheet holds: Firefox asks the page's own policy of styles for some of them.
      position: mark && getComputedStyle(mark).position,
      isInWindow: chip !== undefined && chip.left > 0 && chip.right < innerWidth && chip.bottom < innerHeight,
    };
  }, OVERLAY_TAG);

it('Firefox shows marks and chip, and puts them away for the site', async () => {
  await session().sitDown({ ...BOARD, viewer: 'kibitzer', played: [...FIRST_TRICK, ...SPADE_LED] });
  await expect.poll(shown, { timeout: 10_000 }).toMatchObject({ illegal: 8, position: 'absolute', isInWindow: true });
  expect((await shown())?.head).toContain('East to play');
  await session().table.evaluate(
    (tag) =>
      document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('[data-action="hide-overlay"]')?.click(),
    OVERLAY_TAG,
  );
  await expect.poll(shown).toBeNull();
});
