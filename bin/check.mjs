import { journeysEnvironment } from './browser.mjs';
import { prepare } from './prepare.mjs';
import { secondDatabase } from './second-database.mjs';
import { onSecond, rings, runRing, runStep, steps } from './steps.mjs';

const quick = process.argv.includes('--quick');

const fail = (name) => {
  console.error(`Stopped: ${name} failed. Nothing after it was run.`);
  process.exit(1);
};

const node = await prepare();
for (const step of steps) if (!(await runStep(node, step))) fail(step.name);

const mustPass = async (ring, environment) => {
  const { failed } = await runRing(node, ring, environment);
  if (failed > 0) fail(ring.name);
};

for (const ring of [rings.rules, rings.architecture]) await mustPass(ring);
await mustPass(rings.database, { TEST_DATABASE_URL: '' });
if (!quick) {
  const second = await secondDatabase();
  try {
    if (second) await mustPass(onSecond(second), { TEST_DATABASE_URL: second.url });
  } finally {
    await second?.stop();
  }
  await mustPass(rings.journeys, await journeysEnvironment());
}
console.log(quick ? 'All quick checks passed.' : 'All checks passed.');
