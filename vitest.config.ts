import { defineConfig } from 'vitest/config';

/**
 * Two projects: `unit` mirrors src/ and needs only Node; `browser` drives the built extension in Chromium and Firefox, one
 * file after the other, because a browser under load shows timing faults that are none of ours.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**'],
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
    ],
  },
});
