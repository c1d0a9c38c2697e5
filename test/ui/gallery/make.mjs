import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const styles = join(here, '../../../extension/styles');

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Face Up: gallery</title>
<link rel="stylesheet" href="styles/face-up.css">
<style>
  body { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; padding: 12px; background: var(--sunken); }
  figure { margin: 0; } figcaption { font-size: 12px; } figure > div { border: 1px solid var(--line); }
</style>
<body><script src="page.js"></script></body></html>`;

/** Writes the gallery into a folder. */
export const makeGallery = async (folder) => {
  mkdirSync(join(folder, 'styles'), { recursive: true });
  for (const file of readdirSync(styles)) copyFileSync(join(styles, file), join(folder, 'styles', file));
  await build({
    entryPoints: [join(here, 'page.tsx')],
    bundle: true,
    outfile: join(folder, 'page.js'),
    logLevel: 'warning',
  });
  writeFileSync(join(folder, 'index.html'), PAGE);
  return pathToFileURL(join(folder, 'index.html')).href;
};
