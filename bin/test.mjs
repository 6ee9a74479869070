import { prepare } from './prepare.mjs';
import { runLanes } from './run-lanes.mjs';
import { longRuns, runStages } from './stages.mjs';

// `node bin/test.mjs walk` runs one of the long runs instead of all stages.
const [chosen] = process.argv.slice(2);
const runChosen = chosen === undefined ? runStages : longRuns[chosen];

const total = { passed: 0, failed: 0, names: [], flaky: [] };

try {
  const node = await prepare();
  if (!runChosen) throw new Error(`${chosen} is none of ${Object.keys(longRuns).join(', ')}`);
  await runChosen(async (lanes) => {
    for (const { name, passed, failed, names, flaky = [] } of await runLanes(node, lanes)) {
      total.passed += passed;
      total.failed += failed;
      total.names.push(...names.map((test) => `${name}: ${test}`));
      total.flaky.push(...flaky.map((test) => `${name}: ${test}`));
    }
  });
} catch (error) {
  // A run that cannot even start counts as one failed test.
  console.error(error.stack ?? error);
  total.failed += 1;
}
// These passed in the end, but something is wrong with the test or with the product.
for (const name of total.flaky) console.log(`FLAKY ${name}`);
for (const name of total.names) console.log(`FAILED ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
