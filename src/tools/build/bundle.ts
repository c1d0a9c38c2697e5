import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { readerFile } from '../../browser/page-files';
import { Trouble } from '../tool';

/** Rooms in which a `main.ts` or `main.tsx` is an entry point of the extension, and whether the build fails without it. */
const ROOMS = {
  background: 'required',
  content: 'required',
  overlay: 'required',
  any: 'required',
  report: 'required',
  popup: 'required',
  panel: 'required',
  practice: 'required',
  'drill-page': 'required',
  'records-page': 'required',
  options: 'required',
  welcome: 'required',
} as const satisfies Record<string, 'required' | 'optional'>;

const TARGETS = ['chrome125', 'firefox128'] as const;

type EntryPoint = { readonly room: string; readonly file: string };

/** The entry points that stand in src/, found by looking. */
export async function entryPoints(root: string): Promise<readonly EntryPoint[]> {
  const found: EntryPoint[] = [];
  for (const room of await readdir(join(root, 'src'))) {
    const main = (await readdir(join(root, 'src', room))).find((file) => /^main\.tsx?$/.test(file));
    if (main !== undefined) found.push({ room, file: join('src', room, main) });
  }
  checkRooms(found.map(({ room }) => room));
  return found;
}

/** @throws Trouble when a required entry point is missing, or one stands where none is known */
export function checkRooms(found: readonly string[]): void {
  const missing = Object.entries(ROOMS).flatMap(([room, need]) =>
    need === 'required' && !found.includes(room) ? [room] : [],
  );
  if (missing.length > 0) throw new Trouble(`Entry points missing: ${missing.map((room) => `src/${room}/main.ts`)}.`);
  const unknown = found.filter((room) => !(room in ROOMS));
  if (unknown.length > 0) throw new Trouble(`A main.ts in rooms that are no entry point: ${unknown}.`);
}

/**
 * Bundles the entry points into a folder, each as `ROOM.js`, and the readers of sites as `sites/ID.js`; what pages share stands once,
 * beside them, in `chunks/`. What shares its page with scripts of others is no module: each is one file, wrapped in a function.
 */
export async function bundleInto(folder: string, root: string, sites: readonly string[]): Promise<void> {
  const found = await entryPoints(root);
  const named = (rooms: readonly EntryPoint[]) => Object.fromEntries(rooms.map(({ room, file }) => [room, file]));
  const common: BuildOptions = {
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    target: [...TARGETS],
    plugins: [sheetsAsText, readers(root)],
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  };
  const inPages = { ...named(found.filter(isInPage)), ...readerEntries(sites) };
  await build({ ...common, entryPoints: inPages, format: 'iife' });
  // The worker starts from one file, and pages carry nothing of what only it needs.
  await build({ ...common, entryPoints: named(found.filter(isWorker)), format: 'esm' });
  await build({
    ...common,
    entryPoints: named(found.filter((entry) => !isInPage(entry) && !isWorker(entry))),
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[hash]',
  });
}

/** Rooms whose script runs in pages of others. */
const IN_PAGES: readonly string[] = ['content', 'overlay', 'any', 'report'];

const isWorker = ({ room }: EntryPoint): boolean => room === 'background';
const isInPage = ({ room }: EntryPoint): boolean => IN_PAGES.includes(room);

/**
 * Makes one file of each style sheet that a page of a built extension names, minified and with all that it imports, and takes the
 * pieces away.
 */
export async function bundleSheets(extension: string): Promise<void> {
  const styles = join(extension, 'styles');
  const pages = (await readdir(extension)).filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(pages.map((page) => readFile(join(extension, page), 'utf8')));
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/href="styles\/([^"]+\.css)"/g)].map(([, file = '']) => file)),
  );
  await build({
    entryPoints: [...named].map((file) => join(styles, file)),
    outdir: styles,
    allowOverwrite: true,
    bundle: true,
    minify: true,
    target: [...TARGETS],
    charset: 'utf8',
    logLevel: 'warning',
  });
  const pieces = (await readdir(styles)).filter((file) => !named.has(file));
  await Promise.all(pieces.map((file) => rm(join(styles, file))));
}

/** A style sheet that a script imports is a text in it, minified: what lies on a page of others brings its own style. */
const sheetsAsText: Plugin = {
  name: 'sheets-as-text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const sheet = await readFile(path, 'utf8');
      const { code } = await transform(sheet, { loader: 'css', minify: true, target: [...TARGETS], charset: 'utf8' });
      return { contents: code, loader: 'text' };
    }),
};

const READER = 'reader:';

const readerEntries = (sites: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(sites.map((id) => [readerFile(id).replace(/\.js$/, ''), `${READER}${id}`]));

/** The script of a site's reader: it brings what the file of that site makes. */
const readers = (root: string): Plugin => ({
  name: 'readers',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`^${READER}`) }, ({ path }) => ({ path, namespace: READER }));
    onLoad({ filter: /.*/, namespace: READER }, ({ path }) => ({
      contents: `
        import * as made from './src/sites/${path.slice(READER.length)}';
        import { addSite } from './src/sites/meeting';
        Object.values(made).forEach(addSite);`,
      resolveDir: root,
    }));
  },
});
