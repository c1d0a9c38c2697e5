import { join } from 'node:path';
import { buildExtension } from '../../../src/tools/build';

/** Builds the extension once before the browser tests, so that they never drive one that is older than the sources. */
export default async function setup(): Promise<void> {
  await buildExtension(ROOT, join(ROOT, 'dist'));
}

const ROOT = join(import.meta.dirname, '..', '..', '..');
