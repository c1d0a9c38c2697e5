import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files';

/** How files name others: the manifest anywhere, pages in `src` and `href`, style sheets in `@import`. */
const NAMES_IN = [
  { files: /^manifest\.json$/, names: /"([\w/-]+\.(?:js|html|png|svg|css))"/g },
  { files: /\.html$/, names: /\b(?:src|href)="([^"]+)"/g },
  { files: /\.css$/, names: /@import\s+(?:url\()?["']([^"']+)["']/g },
];

/**
 * What is named in a built extension and not there: files that the manifest, a page or a style sheet refers to, and texts of the
 * manifest that the default language lacks. A browser would load such an extension and fail later, or say nothing.
 */
export async function brokenReferences(folder: string): Promise<readonly string[]> {
  const files = await filesBelow(folder);
  const broken: string[] = [];
  for (const { files: pattern, names } of NAMES_IN) {
    for (const from of files.filter((file) => pattern.test(file))) {
      const text = await readFile(join(folder, from), 'utf8');
      const named = [...text.matchAll(names)].flatMap(([, address = '']) => localFile(address, from));
      broken.push(...named.filter((file) => !files.includes(file)).map((file) => `${from} names ${file}`));
    }
  }
  return [...broken, ...(await missingTexts(folder))];
}

/** The file that an address in another file means, if it is one of the extension's own. */
function localFile(address: string, from: string): readonly string[] {
  const { host, pathname } = new URL(address, `http://extension/${from}`);
  return host === 'extension' ? [pathname.slice(1)] : [];
}

async function missingTexts(folder: string): Promise<readonly string[]> {
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
  const texts: unknown = JSON.parse(await readFile(join(folder, '_locales', 'en', 'messages.json'), 'utf8'));
  const named = [...manifest.matchAll(/__MSG_(\w+)__/g)].flatMap(([, key]) => key ?? []);
  return named.flatMap((key) => (Object.hasOwn(Object(texts), key) ? [] : [`manifest.json names the text ${key}`]));
}
