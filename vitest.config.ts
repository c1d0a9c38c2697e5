import { defineConfig } from 'vitest/config';

/**
 * Four projects: `unit` mirrors src/ and needs only Node; `browser` drives the built extension in Chromium and Firefox, one
 * file after the other, because a browser under load shows timing faults that are none of ours; `bench` measures in Chromium
 * and prints figures: it fails where nothing was seen, or something was missed, never for being slow; `pictures` takes the
 * README's.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/bench/**'],
          environment: 'node',
          // A limit for what hangs, not a measure of speed: on a busy machine everything takes ten times as long.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: ['./test/browser/harness/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['test/bench/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./test/browser/harness/global-setup.ts'],
          fileParallelism: false,
          disableConsoleIntercept: true,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pictures',
          include: ['test/pictures/*.shoot.ts'],
          environment: 'node',
          globalSetup: ['./test/browser/harness/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
