import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * Kinds of browser, in the order in which `npm start` prefers them. Google's own builds of Chrome stand apart: they take an
 * unpacked extension only over the debugging pipe.
 */
export const KINDS = ['chromium', 'chrome', 'edge', 'firefox'] as const;
export type BrowserKind = (typeof KINDS)[number];

export type InstalledBrowser = { readonly kind: BrowserKind; readonly executable: string };

/** Names on the PATH (Linux and the like), in the order in which they are tried. */
const COMMANDS: Readonly<Record<BrowserKind, readonly string[]>> = {
  chromium: ['chromium', 'chromium-browser'],
  edge: ['microsoft-edge', 'microsoft-edge-stable'],
  chrome: ['google-chrome', 'google-chrome-stable'],
  firefox: ['firefox-esr', 'firefox'],
};

const MAC_PROGRAMS: Readonly<Record<BrowserKind, string>> = {
  chromium: 'Chromium',
  edge: 'Microsoft Edge',
  chrome: 'Google Chrome',
  firefox: 'Firefox',
};

const WINDOWS_PROGRAMS: Readonly<Record<BrowserKind, string>> = {
  chromium: 'Chromium\\Application\\chrome.exe',
  edge: 'Microsoft\\Edge\\Application\\msedge.exe',
  chrome: 'Google\\Chrome\\Application\\chrome.exe',
  firefox: 'Mozilla Firefox\\firefox.exe',
};

/** The first browser of these kinds that stands on this machine, kinds in the order of preference. */
export function findBrowser(kinds: readonly BrowserKind[]): InstalledBrowser | null {
  for (const kind of kinds) {
    const executable = candidates(kind).find(isExecutable);
    if (executable !== undefined) return { kind, executable };
  }
  return null;
}

function candidates(kind: BrowserKind): readonly string[] {
  const { env, platform } = process;
  if (platform === 'darwin') {
    const program = MAC_PROGRAMS[kind];
    return ['/', homedir()].map((base) => join(base, `Applications/${program}.app/Contents/MacOS/${program}`));
  }
  if (platform === 'win32') {
    const bases = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return bases.flatMap((base) => (base === undefined ? [] : [join(base, WINDOWS_PROGRAMS[kind])]));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return COMMANDS[kind].flatMap((command) => folders.map((folder) => join(folder, command)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
