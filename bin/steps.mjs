import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

const modules = (path) => join(root, 'node_modules', path);

const deadCode = ['files', 'dependencies', 'unresolved', 'unlisted', 'binaries'];

/** What is checked without running the product, in the order of how fast it fails. */
export const steps = [
  {
    name: 'lint and format',
    run: ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  { name: 'types', run: ['typescript/bin/tsc', '-b'] },
  { name: 'walls', script: 'tests/architecture/walls.ts' },
  { name: 'dead code', run: ['knip/bin/knip.js', '--no-progress', '--include', deadCode.join(',')] },
  { name: 'lock file', check: () => checkLock() },
];

/** Groups of vitest.config.ts. */
export const rings = {
  rules: { name: 'rules', projects: ['rules', 'web'] },
  architecture: { name: 'architecture', projects: ['architecture'] },
  database: { name: 'server and API', projects: ['database'] },
  journeys: { name: 'browser journeys', projects: ['journeys'] },
};

/** Answers whether the step passed; says on the way what it did and how long that took. */
export const runStep = async (node, { name, run, script, check }) => {
  const started = Date.now();
  let passed;
  if (check) {
    const fault = check();
    if (fault) console.error(fault);
    passed = !fault;
  } else {
    passed = await runNode(node, script ? [join(root, script)] : [modules(run[0]), ...run.slice(1)]);
  }
  report(name, passed, started);
  return passed;
};

/** The tests of the database once more on another server; what starts servers and stores files needs no second time. */
export const onSecond = ({ name }) => ({
  ...rings.database,
  name: `${rings.database.name} on ${name}`,
  flags: ['--exclude', '{platform/server/{db/embedded,storage},tests/faults}/**'],
});

/** Runs vitest projects; answers how many tests passed and failed. */
export const runRing = async (node, { name, projects, flags = [] }, environment = {}) => {
  const started = Date.now();
  const output = modules(`.cache/test-results/${name.replace(/\W+/g, '-')}-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const passed = await runNode(
    node,
    [modules('vitest/vitest.mjs'), 'run', '--no-color', ...chosen, ...flags, ...reporters],
    environment,
  );
  const counts = countTests(output, passed);
  report(`${name}: ${counts.passed} passed, ${counts.failed} failed`, counts.failed === 0, started);
  return counts;
};

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

const report = (what, passed, started) => {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${what} (${seconds} s)\n`);
};

const runNode = (node, args, environment = {}) =>
  new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', ...environment };
    env.PATH = [modules('.bin'), process.env.PATH].join(delimiter);
    delete env.FORCE_COLOR;
    const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });

/** The lock file must not say where its author downloaded from: another machine may not reach that. */
const checkLock = () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const found = lock.match(/"resolved": ?"[^"]+"/g)?.filter((line) => !/"(node_modules|\.\.?)\//.test(line));
  return found?.length
    ? `package-lock.json holds ${found.length} download addresses, such as ${found[0]}. Install with the .npmrc of this project.`
    : '';
};
