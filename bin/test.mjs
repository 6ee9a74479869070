import { ensureBrowser, journeysEnvironment } from './browser.mjs';
import { prepare } from './prepare.mjs';
import { secondDatabase } from './second-database.mjs';
import { onSecond, rings, runRing, runStep, steps } from './steps.mjs';

const total = { passed: 0, failed: 0 };

const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

/** What cannot even start counts as one failed test, and the rest still runs. */
const attempt = async (work) => {
  try {
    add(await work());
  } catch (error) {
    console.error(error.stack ?? error);
    add({ passed: 0, failed: 1 });
  }
};

const runAll = async () => {
  const node = await prepare();
  ensureBrowser();
  for (const step of steps) {
    await attempt(async () =>
      (await runStep(node, step)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
    );
  }
  await attempt(() => runRing(node, rings.rules));
  await attempt(() => runRing(node, rings.architecture));
  await attempt(() => runRing(node, rings.database, { TEST_DATABASE_URL: '' }));
  await attempt(() => runOnSecond(node));
  await attempt(async () => runRing(node, rings.journeys, await journeysEnvironment()));
};

const runOnSecond = async (node) => {
  const second = await secondDatabase();
  if (!second) return { passed: 0, failed: 0 };
  try {
    return await runRing(node, onSecond(second), { TEST_DATABASE_URL: second.url });
  } finally {
    await second.stop();
  }
};

await attempt(async () => {
  await runAll();
  return { passed: 0, failed: 0 };
});
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
