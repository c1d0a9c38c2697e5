import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect } from 'vitest';
import type { Card, Seat } from '../../../src/bridge';
import type { How } from '../../../src/laws/situation';
import type { DrivenPage } from '../../fixtures/table/driver';
import type { Tab } from '../harness/driver';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the page puts on the clipboard is kept for the test instead: a driven tab may not be in front. */
export const holdClipboard = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    const copied: string[] = [];
    Object.assign(globalThis, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  }, null);

/** What was copied last; empty before anything was. */
export const lastCopied = (tab: Tab): Promise<string> =>
  tab.evaluate(() => {
    // The array that was put there by `holdClipboard`.
    const { copied } = globalThis as unknown as { copied: readonly string[] };
    return copied.at(-1) ?? '';
  }, null);

/** Waits for a control, and clicks it. */
export const click = async (tab: Tab, selector: string): Promise<void> => {
  await tab.waitFor(selector);
  await tab.evaluate((at) => document.querySelector<HTMLElement>(at)?.click(), selector);
};

/** The texts of all elements that fit. */
export const texts = (tab: Tab, selector: string): Promise<string[]> =>
  tab.evaluate((at) => [...document.querySelectorAll(at)].map((element) => element.textContent ?? ''), selector);

/** An attribute of all elements that fit, sorted. */
export const values = (tab: Tab, selector: string, attribute: string): Promise<string[]> =>
  tab.evaluate(
    ([at, name]) => [...document.querySelectorAll(at)].map((element) => element.getAttribute(name) ?? '').sort(),
    [selector, attribute] as const,
  );

/** Waits until the cards of the player in turn with a verdict are these. */
export const verdictIs = (tab: Tab, verdict: string, cards: readonly string[]): Promise<void> =>
  expect
    .poll(() => values(tab, `[data-verdict="${verdict}"]`, 'data-card'), { timeout: 10_000 })
    .toEqual(cards.toSorted());

/** Waits until nothing fits any more. */
export const isGone = (tab: Tab, selector: string): Promise<void> =>
  expect.poll(async () => (await texts(tab, selector)).length, { timeout: 10_000 }).toBe(0);

/** Fills in the form for a card that the page did not tell of, and submits it. */
export const mark = async (tab: Tab, entry: { seat: Seat; card: Card; how: How }): Promise<void> => {
  await tab.waitFor('form[data-form="mark"]');
  await tab.evaluate((fields) => {
    const form = document.querySelector<HTMLFormElement>('form[data-form="mark"]');
    for (const [name, value] of Object.entries(fields)) {
      const field = form?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = value;
    }
    form?.requestSubmit();
  }, entry);
};

/** The record as text for a director, copied as a user copies it. */
export const copyRecord = async (tab: Tab): Promise<string> => {
  if ((await texts(tab, '[data-drawer="record"][aria-expanded="true"]')).length === 0)
    await click(tab, '[data-drawer="record"]');
  await click(tab, '[data-action="copy-record"]');
  await expect.poll(() => lastCopied(tab)).toMatch(/! Trick \d+: /);
  return lastCopied(tab);
};

/** What axe finds wrong with a page of the extension. @throws Error when it could not look */
export const axeFaults = async (tab: Tab): Promise<string[]> => {
  // Both drivers' pages evaluate an expression by themselves, past the page's own rule that nothing is evaluated.
  await (tab.page as DrivenPage).evaluate(AXE);
  return tab.evaluate(async () => {
    // The script evaluated before has put it there.
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, null);
};
