import { readFileSync } from 'node:fs';

/** What a JSON report of vitest says; `exitedWell`: vitest itself found nothing wrong. */
export const countTests = (path, exitedWell) => {
  let report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
  // A file that could not be loaded holds no failed test, and neither does an error outside of tests.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + unloaded;
  const passed = report.numPassedTests;
  // Nothing failed and yet it is not well: an error outside of tests, or no test at all.
  if (failed === 0 && (!exitedWell || passed === 0)) return { passed, failed: 1 };
  return { passed, failed };
};
