// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountLoader } from '../../src/account/load';
import type { Card } from '../../src/bridge';
import { App } from '../../src/practice/app';
import { createDesk, type Desk } from '../../src/practice/desk';
import { marksOf } from '../../src/practice/marks';
import { createSession, type Session } from '../../src/practice/session';
import { drawTable } from '../../src/practice/table';
import { watchPage } from '../../src/practice/watching';
import { ONE_SUIT_EACH } from './boards';
import { english, plain } from './dressed';
import { tableOf } from './rig';

let session: Session;
let desk: Desk;

/** The page as `practice.html` puts it together, on a body of its own. */
beforeEach(() => {
  document.body.innerHTML = '';
  let cloth: Element | null = null;
  session = createSession({
    draw: ({ table, hiding, view }) => {
      const drawing = {
        ...plain,
        marks: marksOf(view),
        onCard: desk.clickCard,
        onBack: desk.clickBack,
        onShow: session.show,
      };
      if (cloth) drawTable(cloth, { ...drawing, table, hiding });
    },
    watch: (...how) => watchPage(document, ...how),
    rules: { laws: '2017', undo: 'ask' },
  });
  const onPlace = (place: Element | null): void => {
    cloth = place;
  };
  const ask = async (...[request]: Parameters<Session['ask']>) => session.ask(request);
  const show = (): void =>
    render(<App words={english} {...{ session, desk, ask, loadAccount, onPlace }} />, document.body);
  const loadAccount = accountLoader(english, async () => []);
  desk = createDesk(session, show);
  show();
  session.onChange(show);
});
afterEach(() => {
  session.stop();
  render(null, document.body);
});

const at = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};
const click = (selector: string): void => at(selector).click();
const count = (selector: string): number => document.querySelectorAll(selector).length;
const card = (seat: string, which: Card): string => `[data-hand="${seat}"] [data-face="${which}"]`;
const notice = (): string | null => document.querySelector('[data-notice]')?.textContent ?? null;
const ruling = () => tableOf(session.view()).ruling;

/** Types into the field of the page and opens what was typed. */
const openTyped = async (text: string): Promise<void> => {
  const field = at('[name="situation"]') as HTMLTextAreaElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  click('[data-action="open-situation"]');
};

describe('a click on a card', () => {
  beforeEach(() => openTyped(ONE_SUIT_EACH));

  it('plays it, whoever’s turn it is', () => {
    click(card('W', 'C2'));
    click(card('S', 'D2'));
    expect(count('[data-trick] [data-played]')).toBe(2);
    expect(ruling().trick.cards).toMatchObject([
      { seat: 'W', card: 'C2' },
      { seat: 'S', card: 'D2' },
    ]);
  });

  it('drops it, shows it, and takes it back', () => {
    click('[data-mode="drop"]');
    click(card('W', 'C2'));
    click('[data-mode="show"]');
    click(card('E', 'H3'));
    expect(ruling().penaltyCards).toEqual([
      { seat: 'W', card: 'C2', status: 'minor' },
      { seat: 'E', card: 'H3', status: 'minor' },
    ]);
    click('[data-mode="play"]');
    click(card('W', 'C2'));
    click('[data-mode="takeBack"]');
    click('[data-played="C2"]');
    expect(ruling().trick.cards).toEqual([]);
    expect(at('[data-mode="takeBack"]').getAttribute('aria-pressed')).toBe('true');
  });

  it('says why it does nothing, until something else is done', () => {
    click('[data-mode="takeBack"]');
    click(card('W', 'C2'));
    expect(notice()).toContain('lies in the trick');
    click('[data-mode="drop"]');
    expect(notice()).toBeNull();
    click(card('W', 'C2'));
    click(card('W', 'C2'));
    expect(notice()).toContain('not face up yet');
    click('[data-action="dismiss"]');
    expect(notice()).toBeNull();
    click(card('W', 'C2'));
    expect(notice()).toContain('not face up yet');
    click('[data-hide="EW"]');
    expect(notice()).toBeNull();
  });

  it('of a hidden hand asks which it is', () => {
    click('[data-hide="EW"]');
    click('[data-mode="drop"]');
    click('[data-hand="E"] [data-back]');
    expect(count('[data-pick]')).toBe(13);
    click('[data-pick="H9"]');
    expect(count('[data-pick]')).toBe(0);
    expect(ruling().penaltyCards).toEqual([{ seat: 'E', card: 'H9', status: 'minor' }]);
    expect(count('[data-hand="E"] [data-back]')).toBe(12);
  });
});

describe('opening', () => {
  const two = `${ONE_SUIT_EACH}\n${ONE_SUIT_EACH.replace('"7"', '"8"').replace('3NT', '4H').replace('Declarer "S"', 'Declarer "E"')}`;

  it('begins with an empty table and a field for text', () => {
    expect([at('[data-state]').dataset.state, count('[data-practice-table]')]).toEqual(['no-table', 0]);
    expect(count('[name="situation"]')).toBe(1);
  });

  it('lays the first board of several, and any other that is chosen', async () => {
    await openTyped(two);
    const select = at('select[name="board"]') as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).toEqual(['Board 7', 'Board 8']);
    expect(at('[data-practice-table]').dataset).toMatchObject({ board: '7', contract: '3NT', declarer: 'S' });
    select.value = '1';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(at('[data-practice-table]').dataset).toMatchObject({ board: '8', contract: '4H', declarer: 'E' });
  });

  it('says which board could not be read and why, and lays the others', async () => {
    await openTyped(`${ONE_SUIT_EACH}\n${ONE_SUIT_EACH.replace('"7"', '"9"').replace('AKQJT98765432... ', 'AKQ... ')}`);
    expect(at('[data-practice-table]').dataset.board).toBe('7');
    expect(notice()).toContain('1 board could not be read');
    expect(notice()).toMatch(/Board 9, line \d+: North has 3 cards, not 13\./);
  });

  it('says so when there is nothing to play', async () => {
    await openTyped('hello');
    expect(notice()).toContain('neither LIN nor PBN');
    await openTyped('\u00a0\n');
    expect(notice()).toContain('no board');
    await openTyped(ONE_SUIT_EACH.replace('3NT', 'Pass').replace('Declarer "S"', 'Declarer ""'));
    expect(notice()).toContain('contract and a declarer');
    expect(count('[data-practice-table]')).toBe(0);
  });

  it('refuses a situation with the error in words and the number of the event, and keeps the table', async () => {
    await openTyped(ONE_SUIT_EACH);
    const events = [
      { type: 'play', seat: 'W', card: 'SA' },
      { type: 'play', seat: 'N', card: 'SA' },
    ];
    await openTyped(JSON.stringify({ contract: '3NT', declarer: 'S', hands: {}, events }));
    expect(at('[data-notice]').dataset.notice).toBe('refused');
    expect(notice()).toContain('Event 1 (North played ');
    expect(notice()).toContain('That hand cannot hold this card.');
    expect(at('[data-practice-table]').dataset.board).toBe('7');
    expect((at('[name="situation"]') as HTMLTextAreaElement).value).toContain('SA');
  });

  it('calls text that means to be a situation by what is wrong with it', async () => {
    await openTyped('{"contract":"3NT",');
    expect(notice()).toContain('This situation was refused');
    await openTyped('{"contract":"8NT","declarer":"S","hands":{},"events":[]}');
    expect(notice()).toContain('8NT');
  });
});

describe('steps', () => {
  it('go through the events of a situation too', async () => {
    const events = [
      { type: 'play', seat: 'W', card: 'C2' },
      { type: 'withdraw', seat: 'W', card: 'C2', why: 'undo' },
      { type: 'direct', seat: 'W', card: 'C2', as: 'major' },
    ];
    await openTyped(JSON.stringify({ contract: '3NT', declarer: 'S', hands: {}, events }));
    expect(ruling().penaltyCards).toEqual([{ seat: 'W', card: 'C2', status: 'major' }]);
    click('[data-action="back"]');
    expect(ruling().exposed).toEqual([{ seat: 'W', card: 'C2', why: 'undo' }]);
    click('[data-action="first"]');
    expect(ruling().exposed).toEqual([]);
    expect(at('[data-action="back"]').getAttribute('aria-disabled')).toBe('true');
    click('[data-action="last"]');
    expect(ruling().penaltyCards).toHaveLength(1);
  });
});
