import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBrowser } from '../../../src/tools/browsers/ensure';
import { makeGallery } from '../../ui/gallery/make.mjs';
import { SAMPLES } from '../../ui/samples';
import { LONGEST } from '../../words/dictionaries';
import { amount } from '../support/scale';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const names = Object.keys(SAMPLES);

let folder: string;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'face-up-gallery-'));
  address = await makeGallery(folder);
  browser = await chromium.launch({
    executablePath: ensureBrowser(['chromium', 'edge']).executable,
    args: ['--no-sandbox'],
  });
  page = await browser.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A script that is asked for has its frame. */
const drawn = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Rules that many surfaces on one page must break, and one alone must not. */
const ALONE = ['landmark-unique', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** What axe finds wrong with a page of the gallery. */
const faults = async (query: string, without: readonly string[] = []): Promise<string[]> => {
  await page.goto(`${address}?${query}`);
  await drawn();
  await page.evaluate(AXE);
  return page.evaluate(async (off) => {
    const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
    // The script evaluated before has put it there.
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, without);
};

/** Whatever reaches past the edge of its surface, the name of the sample before it. */
const outside = async (query: string): Promise<string[]> => {
  await page.goto(`${address}?${query}`);
  await drawn();
  return page.evaluate(() => {
    const edges = (element: Element) => element.getBoundingClientRect();
    const hidden = '.sr, details:not([open]) > :not(summary)';
    return [...document.querySelectorAll('figure')].flatMap((figure) => {
      const surface = figure.querySelector('.fu');
      const parts = [...figure.querySelectorAll('.fu *')].filter((part) => part.closest(hidden) === null);
      return parts
        .filter((part) => surface && edges(part).width > 0)
        .filter(
          (part) =>
            surface && (edges(part).right > edges(surface).right + 1 || edges(part).left < edges(surface).left - 1),
        )
        .map((p) => `${figure.id}: ${p.outerHTML}`);
    });
  });
};

describe('axe finds nothing wrong', () => {
  it.each(names)('with %s', async (name) => {
    expect(await faults(`show=${name}`)).toEqual([]);
  });

  it.each(['acceptOpening', 'takeBack', 'major', 'premature', 'revoke', 'minor', 'many'])(
    'with the script open beside %s',
    async (name) => {
      expect(await faults(`show=${name}&script`)).toEqual([]);
      expect(await faults(`show=${name}&script&theme=dark&contrast=more`)).toEqual([]);
    },
  );

  it.each([
    'theme=dark&lang=nl',
    'theme=light&contrast=more&deck=four',
    'theme=dark&contrast=more',
    'theme=dark&deck=four',
  ])('with any of them, %s', async (look) => {
    expect(await faults(look, ALONE)).toEqual([]);
  });
});

describe('nothing reaches past the side', () => {
  const SIZES = ['width=500', 'width=380', 'width=320', 'width=280', 'width=380&text=200%25', 'width=320&text=200%25'];
  /** What fits in the longest one fits in the others, but for what breaks at other places. */
  const LANGUAGES = amount({ quick: 1, full: 2 }) === 1 ? [LONGEST] : [LONGEST, 'en'];

  it.each(SIZES)('at %s', async (size) => {
    for (const language of LANGUAGES) {
      expect(await outside(`lang=${language}&${size}`)).toEqual([]);
      expect(await outside(`lang=${language}&${size}&script`)).toEqual([]);
    }
  });
});
