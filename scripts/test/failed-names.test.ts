import { expect, test } from 'vitest';
import { failedJourneys, failedUnits } from './failed-names.mjs';

test('of unit tests, the failed ones and the files that did not load', () => {
  const testResults = [
    {
      name: `${process.cwd()}/a.test.ts`,
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'adds' }],
    },
    {
      name: `${process.cwd()}/b.test.ts`,
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'holds' },
        { status: 'failed', fullName: 'breaks' },
      ],
    },
    { name: `${process.cwd()}/c.test.ts`, status: 'failed', assertionResults: [] },
  ];
  expect(failedUnits({ testResults })).toEqual(['b.test.ts › breaks', 'c.test.ts']);
});

test('of journeys, those that never passed, however deep they are grouped', () => {
  const suites = [
    {
      specs: [{ ok: true, file: 'a.spec.ts', title: 'opens' }],
      suites: [{ specs: [{ ok: false, file: 'a.spec.ts', title: 'closes' }] }],
    },
  ];
  expect(failedJourneys({ suites })).toEqual(['a.spec.ts › closes']);
});

test('of a runner that wrote nothing, none', () => {
  expect([...failedUnits(undefined), ...failedJourneys(undefined)]).toEqual([]);
});
