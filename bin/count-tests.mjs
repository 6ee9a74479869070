import { readFileSync } from 'node:fs';

/** Counts the tests in a JSON report of vitest. `exitedWell`: vitest itself ended without an error. */
export const countTests = (path, exitedWell) => {
  let report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
  // A file that could not be loaded reports no failed test, and neither does an error outside of tests.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + unloaded;
  const passed = report.numPassedTests;
  // No test failed, but there was an error outside of tests, or no test ran: count one failure.
  if (failed === 0 && (!exitedWell || passed === 0)) return { passed, failed: 1 };
  return { passed, failed };
};
