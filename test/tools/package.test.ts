import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildExtension } from '../../src/tools/build';
import { licencesOf } from '../../src/tools/build/licences';
import { filesBelow, makeFolder } from '../../src/tools/files';
import { packagesOf } from '../../src/tools/package';
import { sourceFiles } from '../../src/tools/package/sources';
import { zipOf } from '../../src/tools/package/zip';

const ROOT = resolve('.');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'face-up-package-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('utf8');

/** The packages that go into the extension, and what builds it. */
const NEEDED = ['preact', 'webextension-polyfill', 'esbuild', '@esbuild', 'fflate', '.package-lock.json'];

/** Unpacks a source package, with what `npm ci` would install of the above. */
const unpack = async (source: Uint8Array, to: string): Promise<void> => {
  for (const [name, bytes] of Object.entries(unzipSync(source))) {
    await makeFolder(dirname(join(to, name)));
    await writeFile(join(to, name), bytes);
  }
  for (const name of NEEDED) {
    await cp(join(ROOT, 'node_modules', name), join(to, 'node_modules', name), { recursive: true });
  }
  // Newer than what is installed it would be taken for a reason to install anew.
  await utimes(join(to, 'package-lock.json'), 0, 0);
};

describe('a packed folder', () => {
  it('holds its files as they are, and is the same whenever it is made', async () => {
    await makeFolder(folder, 'a');
    await writeFile(join(folder, 'a', 'b.txt'), '♠ A');
    const first = await zipOf(folder, ['a/b.txt']);
    await utimes(join(folder, 'a', 'b.txt'), 1, 1);
    expect(await zipOf(folder, ['a/b.txt'])).toEqual(first);
    expect(text(unzipSync(first)['a/b.txt'])).toBe('♠ A');
    await writeFile(join(folder, 'a', 'b.txt'), '♠ K');
    expect(await zipOf(folder, ['a/b.txt'])).not.toEqual(first);
  });
});

describe('the source package', () => {
  it('holds what the repository holds, and nothing that was made', async () => {
    const files = await sourceFiles(ROOT);
    expect(files).toEqual(expect.arrayContaining(['manifest.json', 'package-lock.json', 'src/tools/run.mjs']));
    expect(files.filter((file) => /^(?:node_modules|dist|release|\.cache)\//u.test(file))).toEqual([]);
  });

  it('unpacked elsewhere gives the very same packages', async () => {
    const dist = join(folder, 'dist-of-repository');
    await buildExtension(ROOT, dist);
    const packages = await packagesOf(ROOT, dist);
    const elsewhere = await makeFolder(folder, 'unpacked');
    const [, source] = Object.entries(packages).find(([name]) => name.endsWith('source.zip')) ?? [];
    await unpack(source ?? new Uint8Array(), elsewhere);
    execFileSync(process.execPath, ['src/tools/run.mjs', 'package'], { cwd: elsewhere });
    const release = join(elsewhere, 'release');
    expect(await filesBelow(release)).toEqual(Object.keys(packages).sort());
    for (const [name, bytes] of Object.entries(packages)) {
      expect((await readFile(join(release, name))).equals(bytes), name).toBe(true);
    }
  }, 240_000);
});

describe('the licences in a package', () => {
  it("are the project's and those of every package that goes into it", async () => {
    const licences = await licencesOf(ROOT);
    const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object };
    const packages = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
    expect(packages.length).toBeGreaterThan(0);
    for (const word of ['Face Up (MIT)', ...packages, 'Mozilla Public License']) expect(licences).toContain(word);
  });

  it('are missed when a package brings none', async () => {
    await writeFile(join(folder, 'package.json'), '{"name":"x","license":"MIT","dependencies":{"y":"1.0.0"}}');
    await writeFile(join(folder, 'LICENSE'), 'as you like');
    await makeFolder(folder, 'node_modules', 'y');
    await expect(licencesOf(folder)).rejects.toThrow('y brings no licence.');
  });
});
