// The names of the tests that failed, read from what the runners wrote: the count alone finds nothing.
import { relative } from 'node:path';

/**
 * @param {object} [report] what Vitest's JSON reporter writes
 * @returns {string[]} "file › test" of each failed test, and each file that could not be loaded
 */
export function failedUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map((test) => `${file} › ${test.fullName}`);
  });
}

/**
 * @param {object} [report] what Playwright's JSON reporter writes
 * @returns {string[]} "file › test" of each test that never passed
 */
export function failedJourneys(report) {
  const within = (suite) => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return (report?.suites ?? []).flatMap(within);
}
