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
export function ensureBrowser(kinds: readonly BrowserKind[], machine: Machine = THIS_MACHINE): InstalledBrowser {
  const found = machine.find(kinds);
  if (found !== null) return found;
  const packages = kinds.map((kind) => PACKAGES[kind]).find((names) => names !== undefined);
  if (packages !== undefined && machine.mayInstall()) machine.install(packages);
  const installed = machine.find(kinds);
  if (installed === null) throw new Trouble(advice(kinds, packages));
  return installed;
}

/** What a machine has and lets be done. */
export type Machine = {
  readonly find: typeof findBrowser;
  readonly mayInstall: () => boolean;
  /** Installs packages of Debian's, or fails silently: whether it went well shows in what is found. */
  readonly install: (packages: readonly string[]) => void;
};

const THIS_MACHINE: Machine = {
  find: findBrowser,
  mayInstall: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  install: (packages) => {
    process.stderr.write(`Installing ${packages.join(', ')} (apt-get) …\n`);
    aptGet('update');
    aptGet('install', '--yes', '--no-install-recommends', ...packages);
  },
};

function aptGet(...args: readonly string[]): void {
  // Its words go to standard error, for standard output is the tool's.
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
