import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRound, type Question, type Round } from '../../../src/drill';
import { type ChromiumDriver, launchChromium } from '../harness/chromium';

const EXTENSION = join(import.meta.dirname, '..', '..', '..', 'dist', 'chrome');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The round that is played here and in the page: the same by its number. */
const SETTINGS = { topic: '51', laws: '2017', seed: 21 } as const;

let driver: ChromiumDriver;
let page: Page;
beforeAll(async () => {
  driver = await launchChromium(EXTENSION);
  const { topic, laws, seed } = SETTINGS;
  const tab = await driver.openExtensionPage(`drill.html?topic=${topic}&laws=${laws}&seed=${seed}`);
  page = tab.page;
  await page.waitForSelector('[data-question]');
});
afterAll(() => driver?.close());

const rightOf = ({ options }: Question): string[] => options.filter(({ isRight }) => isRight).map(({ id }) => id);

/** Goes on with Tab until the element in focus fits. @throws Error when it is never reached */
const tabTo = async (selector: string): Promise<void> => {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
};

const answerWith = async (ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    await tabTo(`[data-option="${id}"]`);
    await page.keyboard.press('Space');
  }
  await tabTo('[data-action="answer"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-result]');
};

/** What can be answered and what became of it, as the page shows it. */
const marks = () =>
  page.$$eval('[data-option]', (options) =>
    options.map((option) => [
      option.getAttribute('data-option'),
      option.querySelector('[data-mark]')?.getAttribute('data-mark') ?? null,
    ]),
  );

const faults = async (): Promise<string[]> => {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // The script evaluated before has put it there.
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
};

/** A wrong answer: all that is right but for the first, and where that is nothing the first that is wrong. */
const wrongAnswer = (question: Question): string[] => {
  const [, ...rest] = rightOf(question);
  if (rest.length > 0 && question.ask !== 'kinds') return rest;
  const wrong = question.options.find(({ isRight }) => !isRight)?.id ?? '';
  const others = question.options.filter(({ isRight, id }) => isRight && id.slice(0, 2) !== wrong.slice(0, 2));
  return [wrong, ...(question.ask === 'kinds' ? others.map(({ id }) => id) : [])];
};

const shownQuestion = async () => ({
  ask: await page.getAttribute('[data-question]', 'data-question'),
  isAgain: (await page.$('[data-again]')) !== null,
  options: await page.$$eval('[data-option]', (all) => all.map((each) => each.getAttribute('data-option'))),
});

const expectQuestion = async (round: Round): Promise<Question> => {
  const asked = round.current();
  if (!asked) throw new Error('the round is over');
  const { ask, isAgain, options } = await shownQuestion();
  expect({ ask, isAgain }).toEqual({ ask: asked.question.ask, isAgain: asked.isAgain });
  expect([...options].sort()).toEqual(asked.question.options.map(({ id }) => id).sort());
  return asked.question;
};

describe('the drill, by keyboard alone in chromium', () => {
  const round = createRound(SETTINGS);

  it('asks for something to be chosen before it answers', async () => {
    await tabTo('[data-action="answer"]');
    await page.keyboard.press('Enter');
    expect(await page.textContent('[role="status"]')).toContain('first');
    expect(await page.$('[data-result]')).toBeNull();
  });

  it('marks a wrong answer by shape and word, tells it politely, and says why with the Law', async () => {
    const question = await expectQuestion(round);
    const ids = wrongAnswer(question);
    expect(await faults()).toEqual([]);
    await page.focus('h2');
    await answerWith(ids);
    expect(round.answer(ids)).toBe(false);
    expect(await page.getAttribute('[data-result]', 'data-result')).toBe('wrong');
    expect(await page.textContent('[role="status"]')).toContain('Not quite');
    const missed = rightOf(question).filter((id) => !ids.includes(id));
    const wrong = ids.filter((id) => !rightOf(question).includes(id));
    const shown = await marks();
    expect(shown.flatMap(([id, mark]) => (mark === 'missed' ? [id] : [])).sort()).toEqual([...missed].sort());
    expect(shown.flatMap(([id, mark]) => (mark === 'wrong' ? [id] : [])).sort()).toEqual([...wrong].sort());
    expect(await page.textContent('.whys .law')).toMatch(/Law \d/);
    expect(await faults()).toEqual([]);
  });

  it('brings it back later in the round, and counts the rest', async () => {
    const again: number[] = [];
    for (let number = 2; ; number++) {
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('next');
      await page.keyboard.press('Enter');
      round.next();
      const asked = round.current();
      if (!asked) break;
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('prompt');
      const question = await expectQuestion(round);
      if (asked.isAgain) again.push(number);
      const ids = rightOf(question);
      await answerWith(ids);
      expect(round.answer(ids)).toBe(true);
      expect(await page.getAttribute('[data-result]', 'data-result')).toBe('right');
    }
    expect(again).toEqual([4]);
    expect(await page.textContent('[data-over]')).toContain('9 of 10');
    expect(await faults()).toEqual([]);
  });

  it('begins another round', async () => {
    await tabTo('[data-action="new-round"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-question]');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('prompt');
    expect(await page.textContent('.score')).toContain('0 right of 0');
  });
});
