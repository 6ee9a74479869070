import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { countTests } from './count-tests.mjs';
import { nodeEnvironment } from './node-flags.mjs';
import { root } from './root.mjs';

const modules = (path) => join(root, 'node_modules', path);

/** Up to this many files that fail run again by themselves: they may have failed because of what ran beside them. */
const fewFiles = 3;

/** Runs a check step or a ring of tests, and writes what it did and how long it took. Returns how many tests passed and
 * failed, and the names of those that failed; a step counts as one. `flaky`: the names of those that passed when their
 * file ran again by itself, which is tried on CI alone. */
export const runJob = (node, job, write) =>
  job.projects ? runRing(node, job, write) : runStep(node, job, write);

const runStep = async (node, { name, run, script, check }, write) => {
  const started = Date.now();
  let passed;
  if (check) {
    const fault = check();
    if (fault) write(`${fault}\n`);
    passed = !fault;
  } else {
    const args = script ? [join(root, script)] : [modules(run[0]), ...run.slice(1)];
    passed = await runNode(node, args, {}, write);
  }
  write(summary(name, passed, started));
  return passed ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [name] };
};

const runRing = async (node, job, write) => {
  const first = refuseFewer(job, await runTests(node, job, write), write);
  if (!process.env.CI || first.files.length === 0 || first.files.length > fewFiles) return first;
  write(`Once more, alone: ${first.files.join(', ')}\n`);
  const again = await runTests(node, { ...job, paths: first.files }, write);
  if (again.failed > 0) return first;
  return { passed: first.passed + first.failed, failed: 0, names: [], flaky: first.names };
};

/** Share of tests above the stated number from which a ring asks for a new one. */
const growth = 1.05;

/** Adds a failure when fewer tests ran than the ring states. */
const refuseFewer = ({ name, tests }, counts, write) => {
  const ran = counts.passed + counts.failed;
  if (ran < tests) {
    const lost = `${ran} tests ran, and bin/stages.mjs states ${tests}`;
    write(`FAILED ${name}: ${lost}\n\n`);
    return { ...counts, failed: counts.failed + 1, names: [...counts.names, lost] };
  }
  if (ran > tests * growth) write(`${name} has ${ran} tests now: state that in bin/stages.mjs.\n\n`);
  return counts;
};

const runTests = async (node, { name, projects, paths = [], flags = [], environment = {} }, write) => {
  const started = Date.now();
  const output = modules(`.cache/test-results/${name.replace(/\W+/g, '-')}-${process.pid}-${started}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [
    modules('vitest/vitest.mjs'),
    'run',
    '--no-color',
    ...chosen,
    ...paths,
    ...flags,
    ...reporters,
  ];
  const passed = await runNode(node, args, environment, write);
  const counts = countTests(output, passed);
  write(summary(`${name}: ${counts.passed} passed, ${counts.failed} failed`, counts.failed === 0, started));
  return counts;
};

const summary = (what, passed, started) => {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return `${passed ? 'ok    ' : 'FAILED'} ${what} (${seconds} s)\n\n`;
};

const runNode = (node, args, environment, write) =>
  new Promise((resolve) => {
    // Tests start processes of the product, so compiled code is kept for them too.
    const env = nodeEnvironment({ ...process.env, NO_COLOR: '1', ...environment });
    env.PATH = [modules('.bin'), process.env.PATH].join(delimiter);
    delete env.FORCE_COLOR;
    const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
    child.once('error', (error) => {
      write(`${error.message}\n`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
