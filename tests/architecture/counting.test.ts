import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from './rules/project-files.ts';

type Counts = { passed: number; failed: number; names: string[]; files: string[] };

const path = join(root, `test-results/counting-${process.pid}.json`);

const count = async (report: object | null, exitedWell: boolean): Promise<Counts> => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  if (report) writeFileSync(path, JSON.stringify(report));
  const { countTests } = await import(join(root, 'bin/count-tests.mjs'));
  return countTests(path, exitedWell);
};

const file = (status: string, ...tests: string[]) => ({
  name: join(root, 'tests/some.test.ts'),
  message: 'cannot be read\nat a line',
  status,
  assertionResults: tests.map((outcome) => ({
    status: outcome,
    fullName: 'a test',
    failureMessages: outcome === 'failed' ? ['expected 1 to be 2\nat a line'] : [],
  })),
});

describe('counting tests', () => {
  afterEach(() => rmSync(path, { force: true }));

  it('adds up what passed and failed, and names what failed', async () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file('failed', 'failed', 'passed')],
    };
    const files = ['tests/some.test.ts'];
    const names = ['tests/some.test.ts a test: expected 1 to be 2'];
    expect(await count(report, false)).toEqual({ passed: 3, failed: 1, names, files });
  });

  it('counts a file that could not be loaded', async () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [file('passed', 'passed'), file('failed')],
    };
    const files = ['tests/some.test.ts'];
    const names = ['tests/some.test.ts: cannot be read'];
    expect(await count(report, false)).toEqual({ passed: 3, failed: 1, names, files });
  });

  it('never calls a run good that ended badly, ran nothing or left no report', async () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 'passed')] };
    expect(await count(report, true)).toEqual({ passed: 3, failed: 0, names: [], files: [] });
    expect(await count(report, false)).toMatchObject({ passed: 3, failed: 1 });
    expect(await count({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, true)).toMatchObject({
      failed: 1,
    });
    rmSync(path);
    expect(await count(null, true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
