import { expect, test } from 'vitest';
import { failedFiles, withSecondTry } from './tried-again.mjs';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, i) => ({ status, fullName: `${name} ${i}` })),
});
const report = {
  numPassedTests: 3,
  numFailedTests: 2,
  numPendingTests: 0,
  testResults: [file('a', 'passed'), file('b', 'passed', 'failed'), file('c', 'failed', 'passed')],
};

test('files with a failure are run once more, and no others', () => {
  expect(failedFiles(report)).toEqual(['b', 'c']);
  expect(failedFiles(undefined)).toEqual([]);
});

test('the second try takes the place of the first, in the counts as well', () => {
  const whole = withSecondTry(report, {
    testResults: [file('b', 'passed', 'passed'), file('c', 'failed', 'passed')],
  });
  expect(whole).toMatchObject({ numPassedTests: 4, numFailedTests: 1, numPendingTests: 0 });
  expect(failedFiles(whole)).toEqual(['c']);
});
