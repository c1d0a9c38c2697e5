import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files';

/** What lies in an unpacked source package once something has been built or tested in it. */
const MADE = /^(?:node_modules|dist|release|\.cache)\//u;

/**
 * The files that the extension is built from, sorted: what the repository holds or, in a source package that was unpacked, all
 * that came with it.
 */
export async function sourceFiles(root: string): Promise<readonly string[]> {
  if (!existsSync(join(root, '.git'))) return (await filesBelow(root)).filter((file) => !MADE.test(file));
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .sort();
}
