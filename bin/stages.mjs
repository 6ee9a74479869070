import { journeysEnvironment } from './browser.mjs';
import { checkLock } from './check-lock.mjs';
import { secondDatabase } from './second-database.mjs';

const deadCode = ['files', 'dependencies', 'unresolved', 'unlisted', 'binaries'];

/** What is checked without running the product. */
const steps = {
  lint: {
    name: 'lint and format',
    run: ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  types: { name: 'types', run: ['typescript/bin/tsc', '-b'] },
  walls: { name: 'walls', script: 'tests/architecture/walls.ts' },
  deadCode: {
    name: 'dead code',
    run: ['knip/bin/knip.js', '--no-progress', '--include', deadCode.join(',')],
  },
  lock: { name: 'lock file', check: checkLock },
};

const kills = 'tests/faults/kill.test.ts';

/** Groups of vitest.config.ts. */
const rings = {
  rules: { name: 'rules', projects: ['rules', 'web'] },
  architecture: { name: 'architecture', projects: ['architecture'] },
  database: { name: 'server and API', projects: ['database'], environment: { TEST_DATABASE_URL: '' } },
  faults: {
    name: 'faults',
    projects: ['faults'],
    flags: ['--exclude', kills],
    environment: { TEST_DATABASE_URL: '' },
  },
  // Apart: after each kill they wait a minute for work to be handed out again, and nothing there is timed.
  kills: { name: 'kills', projects: ['faults'], flags: [kills], environment: { TEST_DATABASE_URL: '' } },
  journeys: { name: 'browser journeys', projects: ['journeys'] },
};

/** The tests of the database once more on another server; what starts servers and stores files needs no second time. */
const onSecond = ({ name, url }) => ({
  ...rings.database,
  name: `${rings.database.name} on ${name}`,
  flags: ['--exclude', 'platform/server/{db/embedded,storage}/**'],
  environment: { TEST_DATABASE_URL: url },
});

/** The tests on the second PostgreSQL; without one it says so, and when it does not start that is a failure. */
const secondJobs = async () => {
  try {
    const second = await secondDatabase();
    return second ? { jobs: [onSecond(second)], stop: second.stop } : { jobs: [], stop: async () => {} };
  } catch (error) {
    return { jobs: [{ name: 'second PostgreSQL', check: () => error.stack }], stop: async () => {} };
  }
};

/** Everything, as lanes that `run` runs beside each other: what works beside what waits. Quick is without the browser and
 * the second PostgreSQL. */
export const runStages = async (run, { quick = false } = {}) => {
  await run([
    [steps.lint, steps.walls, steps.deadCode, steps.lock, rings.rules],
    [steps.types, rings.architecture],
  ]);
  if (quick) return run([[rings.database], [rings.faults], [rings.kills]]);
  const journeys = { ...rings.journeys, environment: await journeysEnvironment() };
  const second = await secondJobs();
  try {
    await run([[rings.database, ...second.jobs], [rings.faults, journeys], [rings.kills]]);
  } finally {
    await second.stop();
  }
};
