import { inOrder } from './in-order.mjs';
import { runJob } from './run-job.mjs';

/** Runs the lanes in parallel and the jobs of a lane one after the other. Output is printed lane by lane. With
 * `stopAtFailure` a lane ends at its first failure. Returns the counts of every job. */
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
