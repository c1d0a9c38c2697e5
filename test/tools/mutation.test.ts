import { expect, it } from 'vitest';
import { countMutants } from '../../src/tools/test/mutation';

const report = (...statuses: string[]) =>
  JSON.stringify({
    files: { 'src/a.ts': { mutants: statuses.map((status) => ({ status })) }, 'src/b.ts': { mutants: [] } },
  });

it('counts the changes that a test noticed, or that made one run for ever', () => {
  const text = report('Killed', 'Survived', 'Timeout', 'NoCoverage', 'Killed');
  expect(countMutants(0, text)).toEqual({ passed: 3, failed: 0 });
});

it.each([
  ['too few were noticed', 1, report('Killed', 'Survived')],
  ['none was', 0, report('Survived')],
  ['there is no report', 0, null],
  ['it was ended', null, report('Killed')],
])('fails when %s', (_, exitCode, text) => {
  expect(countMutants(exitCode, text).failed).toBe(1);
});
