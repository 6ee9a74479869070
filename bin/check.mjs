import { prepare } from './prepare.mjs';
import { runLanes } from './run-lanes.mjs';
import { runStages } from './stages.mjs';

const quick = process.argv.includes('--quick');

const node = await prepare();
await runStages(
  async (lanes) => {
    const failed = (await runLanes(node, lanes, { stopAtFailure: true })).filter((job) => job.failed > 0);
    if (failed.length === 0) return;
    console.error(`Stopped: ${failed.map(({ name }) => name).join(', ')} failed. Nothing after it was run.`);
    process.exit(1);
  },
  { quick },
);
console.log(quick ? 'All quick checks passed.' : 'All checks passed.');
