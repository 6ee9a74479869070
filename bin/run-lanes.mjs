import { inOrder } from './in-order.mjs';
import { runJob } from './run-job.mjs';

/** Runs the lanes beside each other and the jobs of a lane one after the other; what they say comes lane by lane. A lane
 * ends at its first failure if the rest is not wanted then. Answers the counts of all, by job. */
export const runLanes = async (node, lanes, { stopAtFailure = false } = {}) => {
  const outputs = inOrder(lanes.length, (chunk) => process.stdout.write(chunk));
  const results = await Promise.all(
    lanes.map(async (jobs, at) => {
      const counted = [];
      for (const job of jobs) {
        const counts = await runJob(node, job, outputs[at].write);
        counted.push({ name: job.name, ...counts });
        if (counts.failed > 0 && stopAtFailure) break;
      }
      outputs[at].end();
      return counted;
    }),
  );
  return results.flat();
};
