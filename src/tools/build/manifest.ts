import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownSite } from '../../browser/known-sites';
import { readerFile } from '../../browser/page-files';
import { Trouble } from '../tool';

export const BROWSERS = ['chrome', 'firefox'] as const;
export type Browser = (typeof BROWSERS)[number];

type ContentScript = { readonly js: readonly string[] };

/** The project's one manifest, with both browsers' keys; only what the build handles is spelled out. */
export type Manifest = {
  readonly [key: string]: unknown;
  readonly background: { readonly service_worker: string; readonly scripts: readonly string[]; readonly type: string };
  readonly content_scripts: readonly ContentScript[];
  /** With {@link CHROME_PERMISSIONS}, which Firefox does not know. */
  readonly permissions: readonly string[];
  /** Chrome's side panel. */
  readonly side_panel: object;
  /** Firefox's. */
  readonly sidebar_action: object;
  /** Granted at install: whole hosts, each ending in `/*`. */
  readonly host_permissions: readonly string[];
  /** What a user can be asked for beside the known sites. */
  readonly optional_host_permissions: readonly string[];
};

/** Permissions that only Chrome has. */
const CHROME_PERMISSIONS: readonly string[] = ['sidePanel'];

export async function readManifest(root: string): Promise<Manifest> {
  // The file is ours and stands beside this code: `manifestFor` and the browser tests find out when it is not of this shape.
  return JSON.parse(await readFile(join(root, 'manifest.json'), 'utf8')) as Manifest;
}

/** What the manifest takes from elsewhere. */
export type ManifestParts = {
  /** The version in package.json, the only place where it stands. */
  readonly version: string;
  readonly sites: readonly KnownSite[];
  /** Match patterns granted on top, for a build to be tested on other addresses; nothing else differs. */
  readonly hosts: readonly string[];
};

/** Whether the addresses of a pattern lie on a host that is granted at install. */
const isAtInstall = ({ host_permissions }: Manifest, pattern: string): boolean =>
  host_permissions.some((host) => pattern.startsWith(host.slice(0, -'*'.length)));

/** The script of a page, each time after the reader of its site; hosts of a test can be any site's. */
const scriptsFor = (
  script: ContentScript,
  manifest: Manifest,
  sites: readonly KnownSite[],
  hosts: readonly string[],
): readonly ContentScript[] => {
  const entered = sites.map(({ id, matches }) => ({
    ...script,
    matches: matches.filter((each) => isAtInstall(manifest, each)),
    js: [readerFile(id), ...script.js],
  }));
  const all = { ...script, matches: hosts, js: [...sites.map(({ id }) => readerFile(id)), ...script.js] };
  return [...entered, all].filter(({ matches }) => matches.length > 0);
};

/**
 * One browser's manifest out of the project's. Pages of sites on a host that is granted at install are entered from then on; every
 * other site is optional.
 */
export function manifestFor(browser: Browser, manifest: Manifest, { version, sites, hosts }: ManifestParts): object {
  if ('version' in manifest) throw new Trouble('manifest.json names a version: it stands in package.json alone.');
  const { background, browser_specific_settings, minimum_chrome_version, content_scripts, ...rest } = manifest;
  const { side_panel, sidebar_action, ...common } = rest;
  const optional = manifest.optional_host_permissions;
  const patterns = sites.flatMap(({ matches }) => matches);
  const shared = {
    ...common,
    version,
    host_permissions: [...manifest.host_permissions, ...hosts],
    optional_host_permissions: [...patterns.filter((each) => !isAtInstall(manifest, each)), ...optional],
    content_scripts: content_scripts.flatMap((script) => scriptsFor(script, manifest, sites, hosts)),
  };
  const { service_worker, scripts, type } = background;
  const permissions = manifest.permissions.filter((each) => !CHROME_PERMISSIONS.includes(each));
  return browser === 'chrome'
    ? { ...shared, minimum_chrome_version, side_panel, background: { service_worker, type } }
    : { ...shared, permissions, browser_specific_settings, sidebar_action, background: { scripts, type } };
}
