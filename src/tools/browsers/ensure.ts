import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Trouble } from '../tool';
import { type BrowserKind, findBrowser, type InstalledBrowser } from './find';

/** Debian's packages of each kind, with the fonts that hold the suit symbols. */
const PACKAGES: Partial<Readonly<Record<BrowserKind, readonly string[]>>> = {
  chromium: ['chromium', 'fonts-dejavu-core', 'fonts-liberation'],
  firefox: ['firefox-esr', 'fonts-dejavu-core', 'fonts-liberation'],
};

const NAMES: Readonly<Record<BrowserKind, string>> = {
  chromium: 'Chromium',
  edge: 'Microsoft Edge',
  chrome: 'Google Chrome',
  firefox: 'Firefox',
};

/**
 * A browser of one of these kinds, in order of preference. Where none stands and this is Debian with the rights to install, the
 * first kind that Debian has is installed.
 *
 * @throws Trouble that says what to install
 */
export function ensureBrowser(kinds: readonly BrowserKind[]): InstalledBrowser {
  const found = findBrowser(kinds);
  if (found !== null) return found;
  const packages = kinds.map((kind) => PACKAGES[kind]).find((names) => names !== undefined);
  if (packages !== undefined && mayInstall()) install(packages);
  const installed = findBrowser(kinds);
  if (installed === null) throw new Trouble(advice(kinds, packages));
  return installed;
}

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(packages: readonly string[]): void {
  process.stderr.write(`Installing ${packages.join(', ')} (apt-get) …\n`);
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', ...packages);
}

function aptGet(...args: readonly string[]): void {
  // Its words go to standard error, for standard output is the tool's; a failure shows when the browser is not found afterwards.
  spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function advice(kinds: readonly BrowserKind[], packages: readonly string[] | undefined): string {
  const names = kinds.map((kind) => NAMES[kind]).join(' or ');
  const how =
    process.platform === 'linux' && packages !== undefined
      ? ` On Debian: sudo apt-get install ${packages.join(' ')}`
      : ' Install it in the usual way of your system.';
  return `No ${names} was found on this machine.${how}\nThen run the same command again.`;
}
