import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('npm start without a display', () => {
  it.each(['chromium', 'firefox'])('prints the ruling and saves a picture, in %s', async (browser) => {
    const picture = join(folder, `${browser}.png`);
    const args = ['src/tools/run.mjs', 'start', '--headless', '--browser', browser, '--picture', picture];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('South chooses');
    expect(JSON.parse(stdout.slice(stdout.indexOf('{\n'), stdout.indexOf('\n}') + 2))).toMatchObject({
      state: 'live',
      turn: 'W',
      decision: 'lead',
      penaltyCards: [{ card: 'HQ', seat: 'E', status: 'major' }],
    });
    expect((await readFile(picture)).subarray(1, 4).toString()).toBe('PNG');
  });

  it('says what --browser may be', () => {
    const { stderr, status } = spawnSync(process.execPath, ['src/tools/run.mjs', 'start', '--browser', 'lynx'], {
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['--browser is one of chromium, chrome, edge, firefox.\n', 1]);
  });
});
