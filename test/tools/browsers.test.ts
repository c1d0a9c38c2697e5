import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowser, type Machine } from '../../src/tools/browsers/ensure';
import { findBrowser, type InstalledBrowser } from '../../src/tools/browsers/find';

const CHROMIUM: InstalledBrowser = { kind: 'chromium', executable: '/usr/bin/chromium' };

/** A machine without a browser, on which an installation brings one, or does not. */
function bareMachine(brings: InstalledBrowser | null, mayInstall = true) {
  let found: InstalledBrowser | null = null;
  const install = vi.fn<Machine['install']>(() => {
    found = brings;
  });
  return { install, machine: { find: () => found, mayInstall: () => mayInstall, install } };
}

describe('a browser', () => {
  it('is taken as it stands', () => {
    const { machine, install } = bareMachine(null);
    expect(ensureBrowser(['chromium'], { ...machine, find: () => CHROMIUM })).toBe(CHROMIUM);
    expect(install).not.toHaveBeenCalled();
  });

  it('is installed where that is allowed, the first kind that Debian has', () => {
    const { machine, install } = bareMachine(CHROMIUM);
    expect(ensureBrowser(['chrome', 'chromium', 'firefox'], machine)).toBe(CHROMIUM);
    expect(install.mock.calls[0]?.[0]).toContain('chromium');
  });

  it.each([
    ['nothing may be installed', bareMachine(CHROMIUM, false)],
    ['the installation fails', bareMachine(null)],
  ])('is asked for in plain words when %s', (_, { machine }) => {
    expect(() => ensureBrowser(['chromium', 'edge'], machine)).toThrow(
      /^No Chromium or Microsoft Edge was found .* same command again\.$/s,
    );
  });
});

describe('a browser on the PATH', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'programs-'));
    vi.stubEnv('PATH', `/no/such/folder::${folder}`);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });

  it('is found on the PATH, in the order of preference, if it can be run', async () => {
    expect(findBrowser(['chromium', 'firefox'])).toBeNull();
    await writeFile(join(folder, 'chromium'), '');
    await writeFile(join(folder, 'firefox'), '');
    expect(findBrowser(['chromium', 'firefox'])).toBeNull();
    await chmod(join(folder, 'firefox'), 0o755);
    expect(findBrowser(['chromium', 'firefox'])).toEqual({ kind: 'firefox', executable: join(folder, 'firefox') });
    await chmod(join(folder, 'chromium'), 0o755);
    expect(findBrowser(['chromium', 'firefox'])?.kind).toBe('chromium');
  });
});
