import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { ensureBrowser } from './browsers/ensure';
import type { ToolCall } from './tool';

/** Sizes in pixels that browsers ask of an extension. */
const SIZES = [16, 32, 48, 128];

/** `npm run icons`: draws extension/icons/SIZE.png from icon.svg, for browsers take no SVG in a manifest. */
export async function main({ root }: ToolCall): Promise<number> {
  const folder = join(root, 'extension', 'icons');
  const svg = await readFile(join(folder, 'icon.svg'), 'base64');
  const { executable } = ensureBrowser(['chromium', 'edge', 'chrome']);
  const browser = await puppeteer.launch({ executablePath: executable, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    for (const size of SIZES) {
      await page.setViewport({ width: size, height: size });
      await page.setContent(`<body style="margin:0"><img width=${size} src="data:image/svg+xml;base64,${svg}">`);
      await writeFile(join(folder, `${size}.png`), await page.screenshot({ omitBackground: true }));
    }
  } finally {
    await browser.close();
  }
  return 0;
}
