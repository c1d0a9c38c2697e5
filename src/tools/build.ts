import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { KnownSite } from '../browser/known-sites';
import { SITES } from '../sites/registry';
import { bundleInto, bundleSheets } from './build/bundle';
import { licencesOf } from './build/licences';
import { BROWSERS, manifestFor, readManifest } from './build/manifest';
import { brokenReferences } from './build/references';
import { makeFolder } from './files';
import { type ToolCall, Trouble } from './tool';

/** `npm run build [-- --hosts PATTERN --out FOLDER]`: writes FOLDER/chrome and FOLDER/firefox, `dist` by default. */
export async function main({ args, root }: ToolCall): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { hosts: { type: 'string', multiple: true, default: [] }, out: { type: 'string', default: 'dist' } },
  });
  if (values.hosts.length > 0 && values.out === 'dist') {
    throw new Trouble('A build with other hosts is for tests: give it a folder of its own with --out.');
  }
  await buildExtension(root, join(root, values.out), values.hosts);
  process.stdout.write(BROWSERS.map((browser) => `${join(values.out, browser)}\n`).join(''));
  return 0;
}

/**
 * Builds the extension for both browsers: `out/chrome` and `out/firefox`, each loadable as it is.
 *
 * @param out absolute; what stood there is replaced, and only when all has gone well
 * @param hosts match patterns granted on top of the manifest's
 * @throws Trouble when a part is missing, or the manifest or a page names what is not there
 */
export async function buildExtension(root: string, out: string, hosts: readonly string[] = []): Promise<void> {
  const workshop = await mkdtemp(join(await makeFolder(root, '.cache'), 'build-'));
  try {
    await buildBoth(root, workshop, hosts);
    await rm(out, { recursive: true, force: true });
    await makeFolder(dirname(out));
    await rename(join(workshop, 'built'), out);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function buildBoth(root: string, workshop: string, hosts: readonly string[]): Promise<void> {
  const manifest = await readManifest(root);
  const version = await projectVersion(root);
  const licences = await licencesOf(root);
  const sites = SITES.map(({ id, name, matches }): KnownSite => ({ id, name, matches }));
  const scripts = join(workshop, 'scripts');
  await bundleInto(
    scripts,
    root,
    sites.map(({ id }) => id),
  );
  for (const browser of BROWSERS) {
    const folder = await makeFolder(workshop, 'built', browser);
    await cp(join(root, 'extension'), folder, { recursive: true });
    await bundleSheets(folder);
    await cp(scripts, folder, { recursive: true });
    await writeJson(join(folder, 'manifest.json'), manifestFor(browser, manifest, { version, sites, hosts }));
    await writeJson(join(folder, 'sites.json'), sites);
    await writeFile(join(folder, 'LICENSES.txt'), `${licences}\n`);
    await checkReferences(folder);
  }
}

const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

async function checkReferences(folder: string): Promise<void> {
  const broken = await brokenReferences(folder);
  if (broken.length > 0) throw new Trouble(`The extension would be broken:\n  ${broken.join('\n  ')}`);
}

async function projectVersion(root: string): Promise<string> {
  const project: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  if (project instanceof Object && 'version' in project && typeof project.version === 'string') return project.version;
  throw new Trouble('package.json names no version.');
}
