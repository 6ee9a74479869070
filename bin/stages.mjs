import { ensureBrowser } from './browser.mjs';
import { checkLock } from './check-lock.mjs';
import { hasSecond, secondDatabase } from './second-database.mjs';

const deadCode = ['files', 'dependencies', 'unresolved', 'unlisted', 'binaries'];

/** Checks that do not run the product. */
const steps = {
  lint: {
    name: 'lint and format',
    run: ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  // On one thread it takes as long and half the processor. On several, TypeScript 7.0.2 once left the types of calls
  // unresolved in a clean build, and reported errors that the next build did not have.
  types: { name: 'types', run: ['typescript/bin/tsc', '-b', '--singleThreaded'] },
  deadCode: {
    name: 'dead code',
    run: ['knip/bin/knip.js', '--no-progress', '--include', deadCode.join(',')],
  },
  lock: { name: 'lock file', check: checkLock },
  // Before the tests that start the product, so that none of them waits for a build.
  build: { name: 'build', script: 'apps/server/build.ts' },
};

const kills = 'tests/faults/kill.test.ts';

/** Groups of test projects, see vitest.config.ts. `tests`: how many there are at least. Fewer fail, so that none disappears
 * silently; state the new number when tests were added, or removed on purpose. */
const rings = {
  rules: { name: 'rules', projects: ['rules', 'web'], tests: 2250 },
  architecture: { name: 'architecture', projects: ['architecture'], tests: 450 },
  database: {
    name: 'server and API',
    projects: ['database'],
    tests: 6500,
    environment: { TEST_DATABASE_URL: '' },
  },
  faults: {
    name: 'faults',
    projects: ['faults'],
    tests: 17,
    flags: ['--exclude', kills],
    environment: { TEST_DATABASE_URL: '' },
  },
  // In a ring of their own: after each kill these tests wait a minute until work is handed out again, and none of them
  // measures time.
  kills: {
    name: 'kills',
    projects: ['faults'],
    tests: 2,
    paths: [kills],
    environment: { TEST_DATABASE_URL: '' },
  },
  journeys: { name: 'browser tests (journeys)', projects: ['journeys'], tests: 215 },
  walk: { name: 'every page in every look', projects: ['walk'], tests: 36 },
};

export const projectsInStages = [...new Set(Object.values(rings).flatMap(({ projects }) => projects))].filter(
  (name) => name !== 'walk',
);

/** Tests of the database ring that use no database or one of their own, or that test another process. */
export const withoutDatabase = [
  'platform/server/db/embedded/**',
  'platform/server/storage/**',
  'platform/server/http/require-pace.test.ts',
  'platform/server/http/shut-down-gracefully.test.ts',
  'features/imports/imports/server/read/**',
  'features/imports/job-imports/server/heavy-files.api.test.ts',
];

/** Tests that between them run every statement written by hand, and all migrations: what another version of PostgreSQL may
 * understand differently. */
export const onEveryPostgres = [
  'tests/probes',
  'tests/architecture/catalog',
  'tests/architecture/types-drift',
  'platform/server/db',
];

/** Runs database tests once more on another PostgreSQL, without those that do not use it. */
const onSecond = ({ name, url }, { tests, paths }) => ({
  ...rings.database,
  tests,
  name: `${rings.database.name} on ${name}`,
  paths,
  flags: withoutDatabase.flatMap((path) => ['--exclude', path]),
  environment: { TEST_DATABASE_URL: url },
});

/** The tests on the second PostgreSQL. Without one there are none; when its start fails, that counts as a failure. */
const secondJobs = async (chosen) => {
  try {
    const second = await secondDatabase();
    return second
      ? { jobs: [onSecond(second, chosen)], stop: second.stop }
      : { jobs: [], stop: async () => {} };
  } catch (error) {
    return { jobs: [{ name: 'second PostgreSQL', check: () => error.stack }], stop: async () => {} };
  }
};

/** Server tests without the probes, which ask every call of the product and take long: they run once, on the second
 * PostgreSQL where there is one. */
const withoutProbes = { ...rings.database, tests: 3700, flags: ['--exclude', 'tests/probes/**'] };

/** All stages. `run` runs the lanes of a stage in parallel, so that busy ones fill the time in which others wait. Quick
 * leaves out the browser and the second PostgreSQL. */
export const runStages = async (run, { quick = false } = {}) => {
  await run([
    [steps.lint, steps.types, steps.deadCode, steps.lock, rings.rules],
    [steps.build, rings.architecture],
  ]);
  const database = quick || !hasSecond() ? rings.database : withoutProbes;
  await run([[database], [rings.faults], [rings.kills]]);
  if (quick) return;
  // Runs alone: two browsers keep both processors of a small machine busy, and beside other work their pages answer too
  // late.
  ensureBrowser();
  await run([[rings.journeys]]);
  await runSecond(run, { tests: 3240, paths: onEveryPostgres });
};

const runSecond = async (run, chosen) => {
  const second = await secondJobs(chosen);
  try {
    await run([second.jobs]);
  } finally {
    await second.stop();
  }
};

/** What is run by hand, because it takes too long for every change: all pages in every language, on every screen and in
 * both colours; all database tests on the second PostgreSQL. */
export const longRuns = {
  walk: (run) => {
    ensureBrowser();
    return run([[rings.walk]]);
  },
  second: (run) => runSecond(run, { tests: 6370, paths: [] }),
};
