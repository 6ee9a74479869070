import { ensureBrowser } from './browser.mjs';
import { prepare } from './prepare.mjs';
import { runLanes } from './run-lanes.mjs';
import { runStages } from './stages.mjs';

const total = { passed: 0, failed: 0 };

try {
  const node = await prepare();
  ensureBrowser();
  await runStages(async (lanes) => {
    for (const { passed, failed } of await runLanes(node, lanes)) {
      total.passed += passed;
      total.failed += failed;
    }
  });
} catch (error) {
  // A run that cannot even start counts as one failed test.
  console.error(error.stack ?? error);
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
