import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files';

/**
 * What is named in a built extension and not there: files that the manifest or a page refers to, and texts of the manifest that
 * the default language lacks. A browser would load such an extension and fail later, or say nothing.
 */
export async function brokenReferences(folder: string): Promise<readonly string[]> {
  const files = await filesBelow(folder);
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
  const broken = [
    ...filesNamedIn(manifest).map((file) => ({ from: 'manifest.json', file })),
    ...(await filesNamedInPages(folder, files)),
  ].flatMap(({ from, file }) => (files.includes(file) ? [] : [`${from} names ${file}`]));
  return [...broken, ...(await missingTexts(folder, manifest))];
}

const filesNamedIn = (manifest: string): readonly string[] =>
  [...manifest.matchAll(/"([\w/-]+\.(?:js|html|png|svg|css))"/g)].flatMap(([, file]) => file ?? []);

async function filesNamedInPages(folder: string, files: readonly string[]) {
  const pages = files.filter((file) => file.endsWith('.html'));
  const named = pages.map(async (page) => {
    const html = await readFile(join(folder, page), 'utf8');
    return [...html.matchAll(/\b(?:src|href)="([^"#?:]+)[^"]*"/g)].map(([, address = '']) => ({
      from: page,
      file: new URL(address, `http://extension/${page}`).pathname.slice(1),
    }));
  });
  return (await Promise.all(named)).flat();
}

async function missingTexts(folder: string, manifest: string): Promise<readonly string[]> {
  const texts: unknown = JSON.parse(await readFile(join(folder, '_locales', 'en', 'messages.json'), 'utf8'));
  const named = [...manifest.matchAll(/__MSG_(\w+)__/g)].flatMap(([, key]) => key ?? []);
  return named.flatMap((key) => (Object.hasOwn(Object(texts), key) ? [] : [`manifest.json names the text ${key}`]));
}
