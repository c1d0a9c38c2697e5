import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBrowser } from '../../../src/tools/browsers/ensure';
import { bboFixture } from '../../fixtures/bbo/serve';
import { bboHandviewerFixture } from '../../fixtures/bbo-handviewer/serve';
import { benFixture } from '../../fixtures/ben/serve';
import { bridgeClassroomFixture } from '../../fixtures/bridge-classroom/serve';
import { funbridgeFixture } from '../../fixtures/funbridge/serve';
import { intoBridgeFixture } from '../../fixtures/intobridge/serve';
import { realBridgeFixture } from '../../fixtures/realbridge/serve';
import { inventedBoard } from '../../fixtures/table/invented';
import type { Served } from '../../fixtures/table/serve';
import { amount } from '../support/scale';
import type { Trial, TrialResult } from './fixture-trial';

/** Looks at a board: at the beginning, and after each card. */
const LOOKS = 53;

/** Looks before a page is understood, dummy has come down and a second card has followed the first; and the last, at empty hands. */
const UNREAD = 8;

declare const window: { readonly trial: Trial };

let browser: Browser;
let script: string;
let server: Server | undefined;

const serve = async (files: Record<string, Served>): Promise<string> => {
  server?.close();
  server = createServer((request, response) => {
    const file = files[new URL(request.url ?? '/', 'http://site').pathname];
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': file.type }).end(file.body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  const [path = '/'] = Object.entries(files).flatMap(([at, { type }]) => (type.startsWith('text/html') ? [at] : []));
  return `http://localhost:${port}${path}`;
};

beforeAll(async () => {
  const entry = join(import.meta.dirname, 'fixture-trial.ts');
  const made = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife', target: 'es2022' });
  script = made.outputFiles[0]?.text ?? '';
  browser = await chromium.launch({
    executablePath: ensureBrowser(['chromium', 'edge']).executable,
    args: ['--no-sandbox'],
  });
});
afterAll(async () => {
  server?.close();
  await browser?.close();
});

const tried = async (files: Record<string, Served>, site: string, viewer: string): Promise<TrialResult> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(await serve(files));
  await page.evaluate(script);
  const result = await page.evaluate(([id, board, seat]) => window.trial(id, board, seat), [
    site,
    inventedBoard(1),
    viewer,
  ] as const);
  await page.close();
  return result;
};

/** Each site from both places; in part, from one of them in turn. */
const PLACES = (
  [
    ['bbo', 'kibitzer', bboFixture],
    ['bbo', 'S', bboFixture],
    ['ben', 'kibitzer', benFixture],
    ['ben', 'S', benFixture],
    ['bridge-classroom', 'kibitzer', bridgeClassroomFixture],
    ['bridge-classroom', 'S', bridgeClassroomFixture],
    ['funbridge', 'kibitzer', funbridgeFixture],
    ['funbridge', 'S', funbridgeFixture],
    ['intobridge', 'kibitzer', intoBridgeFixture],
    ['intobridge', 'S', intoBridgeFixture],
  ] as const
).filter((_, i) => amount({ quick: 0, full: 1 }) === 1 || i % 4 === 0 || i % 4 === 3);

it.each(PLACES)('a board on the page of %s is read without its reader, as %s', async (site, viewer, fixture) => {
  const { right, wrong, unread, questions } = await tried(await fixture(), site, viewer);
  expect(wrong).toEqual([]);
  expect(unread.length, unread.join('\n')).toBeLessThanOrEqual(UNREAD);
  expect(right + unread.length).toBe(LOOKS);
  expect(questions).toBeLessThanOrEqual(2);
});

it.each([
  // Played cards stay in their hands there, and lie on the trick as well.
  ['bbo-handviewer', bboHandviewerFixture],
  // Cards of earlier tricks stay on the table there.
  ['realbridge', realBridgeFixture],
] as const)('no card is read wrong on the page of %s, which takes a reader of its own', async (site, fixture) => {
  expect((await tried(await fixture(), site, 'S')).wrong).toEqual([]);
});
