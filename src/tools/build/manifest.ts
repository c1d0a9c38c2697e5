import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Trouble } from '../tool';

export const BROWSERS = ['chrome', 'firefox'] as const;
export type Browser = (typeof BROWSERS)[number];

type ContentScript = { readonly matches: readonly string[]; readonly js: readonly string[] };

/** The project's one manifest, with both browsers' keys; only what the build handles is spelled out. */
export type Manifest = {
  readonly [key: string]: unknown;
  readonly background: { readonly service_worker: string; readonly scripts: readonly string[]; readonly type: string };
  readonly content_scripts: readonly ContentScript[];
  readonly host_permissions: readonly string[];
};

export async function readManifest(root: string): Promise<Manifest> {
  // The file is ours and stands beside this code: `manifestFor` and the browser tests find out when it is not of this shape.
  return JSON.parse(await readFile(join(root, 'manifest.json'), 'utf8')) as Manifest;
}

/**
 * One browser's manifest out of the project's.
 *
 * @param version the version in package.json, the only place where it stands
 * @param hosts match patterns granted on top, for a build to be tested on other addresses; nothing else differs
 */
export function manifestFor(browser: Browser, manifest: Manifest, version: string, hosts: readonly string[]): object {
  if ('version' in manifest) throw new Trouble('manifest.json names a version: it stands in package.json alone.');
  const { background, browser_specific_settings, minimum_chrome_version, content_scripts, ...common } = manifest;
  const shared = {
    ...common,
    version,
    host_permissions: [...manifest.host_permissions, ...hosts],
    content_scripts: content_scripts.map((script) => ({ ...script, matches: [...script.matches, ...hosts] })),
  };
  const { service_worker, scripts, type } = background;
  return browser === 'chrome'
    ? { ...shared, minimum_chrome_version, background: { service_worker, type } }
    : { ...shared, browser_specific_settings, background: { scripts, type } };
}
