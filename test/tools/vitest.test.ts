import { describe, expect, it } from 'vitest';
import { countTests } from '../../src/tools/test/vitest';

const report = (numPassedTests: number, numFailedTests: number, numTotalTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests, numTotalTests });

describe('the count of a run of tests', () => {
  it('is that of the report', () => {
    expect(countTests(0, report(7, 0, 7))).toEqual({ passed: 7, failed: 0 });
    expect(countTests(1, report(5, 2, 7))).toEqual({ passed: 5, failed: 2 });
  });

  it.each([
    ['crashed and left no report', null, null],
    ['left half a report', 1, '{ "numPassedTests": 7,'],
    ['ran no test', 0, report(0, 0, 0)],
    ['left a test out', 0, report(6, 0, 7)],
    ['failed outside of any test', 1, report(7, 0, 7)],
    ['was ended, though all tests had passed', null, report(7, 0, 7)],
  ])('has one failure when the run %s', (_, exitCode, text) => {
    expect(countTests(exitCode, text).failed).toBe(1);
  });
});
