// Pictures of the surfaces in every state, to be looked at: node test/ui/gallery/shoot.mjs FOLDER [query ...]
// Each query, such as `show=minor,major&lang=nl&theme=dark&width=320&text=200%`, gives one picture; see page.tsx.
// Prints the height of each surface. CHROMIUM names another browser, WIDE the width of the pictures.
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { makeGallery } from './make.mjs';

const [folder = '', ...queries] = process.argv.slice(2);
const address = await makeGallery(resolve(folder));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: Number(process.env.WIDE ?? 1250), height: 800 } });
page.on('pageerror', (error) => console.error(String(error)));
for (const [i, query] of queries.entries()) {
  await page.goto(`${address}?${query}`);
  // What is brought in on demand has its frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.screenshot({ path: join(resolve(folder), `${i}.png`), fullPage: true, animations: 'disabled' });
  const heights = await page.$$eval('figure', (all) => all.map((f) => [f.id, f.lastElementChild?.clientHeight]));
  for (const [name, height] of heights) process.stdout.write(`${i} ${name} ${height}\n`);
}
await browser.close();
