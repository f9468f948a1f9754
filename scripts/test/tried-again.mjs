// A test that waits on clocks and processes can fail on a crowded machine: files with a failure are run once more,
// alone, and what passed only then is told.

/**
 * @param {object} [report] what Vitest's JSON reporter wrote of the whole run
 * @returns {string[]} the files with a failure, as paths
 */
export function failedFiles(report) {
  return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * @param {object} report of the whole run
 * @param {object} again of the files run once more
 * @returns {object} the whole run, with those files as they ended the second time
 */
export function withSecondTry(report, again) {
  const second = new Map(again.testResults.map((file) => [file.name, file]));
  const testResults = report.testResults.map((file) => second.get(file.name) ?? file);
  const count = (status) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter((test) => test.status === status)
      .length;
  return { ...report, testResults, numPassedTests: count('passed'), numFailedTests: count('failed') };
}
