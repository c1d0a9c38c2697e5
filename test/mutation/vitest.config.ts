import { defineConfig } from 'vitest/config';

/**
 * The tests that a changed rules core must not get past: those that say case by case what the Laws give. They run anew for
 * each change, so that the random tables, which would notice more, are left out.
 */
export default defineConfig({
  test: {
    include: [
      'test/bridge/*.test.ts',
      'test/laws/cases.test.ts',
      'test/laws/errors.test.ts',
      'test/laws/explain.test.ts',
      'test/laws/hands.test.ts',
      'test/laws/paragraphs/*.test.ts',
    ],
    environment: 'node',
    // The core keeps nothing from one test to the next, and a process for each file would cost more than its tests.
    isolate: false,
  },
});
