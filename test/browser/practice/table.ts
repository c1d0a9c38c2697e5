import type { Card, Seat } from '../../../src/bridge';
import type { Mode } from '../../../src/practice/desk';
import type { Hiding } from '../../../src/practice/hiding';
import type { Tab } from '../harness/driver';

/** A card that is clicked, and what the click is to do. */
export type Click = { readonly mode: Mode; readonly seat: Seat; readonly card: Card };

/** How the table is taken out of the page and put back. */
export type Redraw = { readonly how: 'detached' | 'not displayed'; readonly ms: number };

/** The practice table, used as its users do: by what stands on its page, and nothing else. */
export type PracticeTable = {
  /** Opens a text, of one or more boards or a situation. @throws Error when the page says anything against it */
  readonly open: (text: string) => Promise<void>;
  /** Lays another board of the text on the table. */
  readonly choose: (index: number) => Promise<void>;
  readonly hide: (hiding: Hiding) => Promise<void>;
  /** Clicks one card after the other; of a hidden hand its back, and then the card in the list. */
  readonly click: (clicks: readonly Click[]) => Promise<void>;
  readonly step: (step: 'first' | 'back' | 'next' | 'last') => Promise<void>;
  /** Shows a claim or the last trick; once more puts that away. */
  readonly show: (sign: 'claim' | 'review') => Promise<void>;
  readonly redraw: (redraw: Redraw) => Promise<void>;
};

// The functions below run in the page: they use nothing from outside themselves.

const typeText = (text: string): void => {
  const field = document.querySelector<HTMLTextAreaElement>('[name="situation"]');
  if (field === null) throw new Error('no field for a text');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const chooseBoard = (index: number): void => {
  const boards = document.querySelector<HTMLSelectElement>('select[name="board"]');
  if (boards === null) throw new Error('no list of boards');
  boards.value = String(index);
  boards.dispatchEvent(new Event('change', { bubbles: true }));
};

const clickOn = (selector: string): void => {
  const control = document.querySelector<HTMLElement>(selector);
  if (control === null) throw new Error(`no ${selector}`);
  control.click();
};

const toggleSign = (sign: 'claim' | 'review'): void => {
  const shown = () => document.querySelector('[data-practice-table]')?.getAttribute('data-sign') ?? null;
  const wanted = shown() === sign ? null : sign;
  document.querySelector<HTMLElement>(`[data-show="${sign}"]`)?.click();
  if (shown() !== wanted) throw new Error(`${shown()} is shown, not ${wanted}`);
};

const clickCards = async (clicks: readonly Click[]): Promise<void> => {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const clickOn = (selector: string): void => {
    const control = find(selector);
    if (control === null) throw new Error(`no ${selector}`);
    control.click();
  };
  const pick = async (card: string): Promise<void> => {
    for (let waited = 0; find('dialog[open]') === null; waited += 5) {
      if (waited > 10_000) throw new Error('not asked which card');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    clickOn(`[data-pick="${card}"]`);
  };
  for (const { mode, seat, card } of clicks) {
    clickOn(`[data-mode="${mode}"]`);
    const hand = `[data-hand="${seat}"]`;
    const face = mode === 'takeBack' ? `[data-played="${card}"][data-by="${seat}"]` : `${hand} [data-face="${card}"]`;
    if (mode === 'takeBack' || find(face) !== null) clickOn(face);
    else {
      clickOn(`${hand} [data-back]`);
      await pick(card);
    }
    const told = find('[data-notice]')?.textContent;
    if (told !== undefined) throw new Error(`${mode} ${seat} ${card}: ${told}`);
  }
};

const redrawTable = async ({ how, ms }: Redraw): Promise<void> => {
  const table = document.querySelector<HTMLElement>('[data-practice-table]');
  const place = table?.parentElement;
  if (!table || !place) throw new Error('no table');
  const wait = () => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve());
  if (how === 'detached') {
    table.remove();
    await wait();
    place.append(table);
  } else {
    place.style.display = 'none';
    await wait();
    place.style.removeProperty('display');
  }
};

/** The practice table in a tab. */
export const practiceTable = (tab: Tab): PracticeTable => {
  const clickOnce = (selector: string): Promise<void> => tab.evaluate(clickOn, selector);
  return {
    open: async (text) => {
      await tab.evaluate(typeText, text);
      await clickOnce('[data-action="open-situation"]');
      const told = await tab.evaluate(() => document.querySelector('[data-notice]')?.textContent ?? null, undefined);
      if (told !== null) throw new Error(`not opened: ${told}`);
    },
    choose: (index) => tab.evaluate(chooseBoard, index),
    hide: (hiding) => clickOnce(`[data-hide="${hiding}"]`),
    click: (clicks) => tab.evaluate(clickCards, clicks),
    step: (step) => clickOnce(`[data-action="${step}"]`),
    show: (sign) => tab.evaluate(toggleSign, sign),
    redraw: (redraw) => tab.evaluate(redrawTable, redraw),
  };
};
