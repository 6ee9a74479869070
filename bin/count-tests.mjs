import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/** Counts the tests in a JSON report of vitest, and names those that failed and their files. `exitedWell`: vitest itself
 * ended without an error. */
export const countTests = (path, exitedWell) => {
  let report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, names: ['no report'], files: [] };
  }
  // A file that could not be loaded reports no failed test, and neither does an error outside of tests.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && failedOf(assertionResults).length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  const passed = report.numPassedTests;
  // No test failed, but there was an error outside of tests, or no test ran: count one failure.
  if (failed === 0 && (!exitedWell || passed === 0))
    return { passed, failed: 1, names: ['outside of tests'], files: [] };
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    failedOf(assertionResults).map((test) => say(`${name} ${test.fullName}`, test.failureMessages[0])),
  );
  const names = [...unloaded.map(({ name, message }) => say(name, message)), ...tests];
  const failing = report.testResults.filter(({ status }) => status === 'failed');
  return { passed, failed, names, files: failing.map(({ name }) => relative(root, name)) };
};

const failedOf = (tests) => tests.filter((test) => test.status === 'failed');

const say = (what, message = '') => `${relative(root, what)}: ${message.split('\n', 1)[0]}`;
