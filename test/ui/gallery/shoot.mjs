// Pictures of the surfaces in every state, to be looked at: node test/ui/gallery/shoot.mjs FOLDER [query ...]
// Each query, such as `show=minor,major&lang=nl&theme=dark&width=320&text=200%`, gives one picture.
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

const here = fileURLToPath(new URL('.', import.meta.url));
const [folder = '', ...queries] = process.argv.slice(2);
const out = resolve(folder);
const styles = join(here, '../../../extension/styles');

mkdirSync(join(out, 'styles'), { recursive: true });
for (const file of readdirSync(styles)) copyFileSync(join(styles, file), join(out, 'styles', file));
await build({
  entryPoints: [join(here, 'page.tsx')],
  bundle: true,
  outfile: join(out, 'page.js'),
  logLevel: 'warning',
});
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Face Up</title><link rel="stylesheet" href="styles/face-up.css">
  <style>body { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; padding: 12px; background: var(--sunken); }
  figure { margin: 0; } figcaption { font-size: 12px; } figure > div { border: 1px solid var(--line); }</style>
  <body><script src="page.js"></script>`,
);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({
  viewport: { width: Number(process.env.WIDE ?? 1250), height: 800 },
  deviceScaleFactor: 1,
});
page.on('pageerror', (error) => console.error(String(error)));
for (const [i, query] of queries.entries()) {
  await page.goto(`${pathToFileURL(join(out, 'index.html'))}?${query}`);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(out, `${i}.png`), fullPage: true });
  for (const [name, height] of await page.$$eval('figure', (all) =>
    all.map((f) => [f.id, f.lastElementChild?.clientHeight]),
  )) {
    process.stdout.write(`${i} ${name} ${height}\n`);
  }
}
await browser.close();
