import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../src/tools/files';
import { checkSizes } from '../../src/tools/test/sizes';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'weighed-'));
  await put('src/laws/index.ts', 'export const start = 1, step = 2, rulingOf = 3;');
  await put('dist/chrome/content.js', '');
  await put('dist/chrome/sites/light.js', '');
  await put('dist/chrome/sites/heavy.js', '');
  await put('dist/chrome/overlay.js', '');
  await put('dist/chrome/popup.js', 'import{a}from"./chunks/A.js";');
  await put('dist/chrome/chunks/A.js', 'import"./B.js";export const a=1;');
  await put('dist/chrome/chunks/B.js', '');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(file: string, text: string): Promise<void> {
  await makeFolder(dirname(join(root, file)));
  await writeFile(join(root, file), text);
}

/** Text that gzip cannot make much smaller. */
const heavy = (kilobytes: number): string => randomBytes(kilobytes * 1024).toString('latin1');

describe('the weight of the extension', () => {
  it('is within its limits when its parts are light', async () => {
    const { sizes, faults } = await checkSizes(root);
    expect(sizes).toHaveLength(5);
    expect(faults).toEqual([]);
  });

  it.each([
    ['content script', 'dist/chrome/content.js', 60],
    ['content script', 'dist/chrome/sites/heavy.js', 60],
    ['popup', 'dist/chrome/chunks/B.js', 60],
    ['whole extension', 'dist/chrome/practice.js', 600],
  ])('is too much when that of the %s is', async (part, file, kilobytes) => {
    await put(file, heavy(kilobytes));
    expect((await checkSizes(root)).faults).toEqual([expect.stringContaining(part)]);
  });

  it('cannot be told without the parts', async () => {
    await rm(join(root, 'dist/chrome/popup.js'));
    await expect(checkSizes(root)).rejects.toThrow('popup.js');
  });

  it('counts the rules core by itself', async () => {
    const laws = join('src', 'laws');
    await cp(laws, join(root, laws), { recursive: true });
    await cp(join('src', 'bridge'), join(root, 'src', 'bridge'), { recursive: true });
    const { sizes } = await checkSizes(root);
    expect(Number(sizes.find((line) => line.startsWith('rules core'))?.match(/[\d.]+/)?.[0])).toBeGreaterThan(1);
  });
});
