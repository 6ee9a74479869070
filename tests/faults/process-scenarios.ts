import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './create-site.ts';
import { underLoad, untilWritten } from './load.ts';
import type { Scenario } from './scenario.ts';
import { sendJson } from './send-json.ts';
import { slowUpload } from './slow-upload.ts';
import { withServers } from './with-servers.ts';

const count = async (address: string, { headers }: Site): Promise<number> => {
  const answer = await fetch(`${address}/api/v1/core/tasks?per_page=100`, { headers });
  const { payload } = (await answer.json()) as { payload: { total: number } };
  return payload.total;
};

const writeOne = async (
  address: string,
  { headers, jobId, buildingId }: Site,
  n: number,
): Promise<number> => {
  const answer = await sendJson('POST', `${address}/api/v1/core/tasks`, headers, {
    job_id: jobId,
    building_id: buildingId,
    type: 'request',
    description: `Beside the writers ${n}`,
  });
  return answer.status;
};

/** Whether new requests are refused before so many milliseconds are over. A busy machine hands out a signal late. */
const refusesWithin = async (limit: number, address: string): Promise<boolean> => {
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (!answer || answer.status === 503) return true;
    await pause(50);
  }
  return false;
};

const sigterm: Scenario = {
  name: 'sigterm',
  about: 'SIGTERM with requests and an upload under way',
  run: (bed, { log }) =>
    withServers(bed, {}, async ({ site, server }) => {
      const faults: string[] = [];
      const upload = slowUpload(server.address, site);
      await upload.begun;
      const writes = Array.from({ length: 20 }, (_, n) => writeOne(server.address, site, n));
      await Promise.race(writes);
      const ended = server.end('SIGTERM');
      if (!(await refusesWithin(10_000, server.address))) faults.push('new requests are still answered');
      upload.finish();
      const uploaded = await upload.status;
      if (uploaded !== 200) faults.push(`the upload was answered ${uploaded}`);
      const code = await ended;
      if (code !== 0) faults.push(`the process ended with ${code}`);
      const outcomes = await Promise.allSettled(writes);
      const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const written = answers.filter((status) => status === 200).length;
      // On a busy machine some requests reach the server after the signal. It refuses those, but must finish all that it
      // has begun.
      const odd = answers.filter((status) => status !== 200 && status !== 503);
      if (odd.length > 0) faults.push(`requests were answered ${odd.join(', ')}`);
      if (written < writes.length * 0.75) faults.push(`${written} of ${writes.length} requests finished`);
      await server.start();
      const stored = await count(server.address, site);
      if (stored < written + 1) faults.push(`${stored} tasks are stored of ${written + 1}`);
      log(`${written} requests and the upload finished, exit code ${code}`);
      return faults;
    }),
};

const twoProcesses: Scenario = {
  name: 'two-processes',
  about: 'two processes on one data directory, one killed and one ended while clients write through both',
  run: (bed, { log, short }) =>
    underLoad(
      bed,
      { clients: 4, processes: 2, notified: !short, log },
      async ({ server: first, other: second, site, writers }) => {
        const faults: string[] = [];
        const goesOn = async (what: string) => {
          if (!(await untilWritten(writers, 40))) faults.push(`${what}: the writers get no more answers`);
          else log(`${what}: both serve`);
        };
        await goesOn('started at once');
        await first.end('SIGKILL');
        await first.start();
        await goesOn('one killed and started again');
        const code = await second.end('SIGTERM');
        if (code !== 0) faults.push(`the second ended with ${code}`);
        if ((await writeOne(first.address, site, 0)) !== 200)
          faults.push('the first stopped with the second');
        await second.start();
        await goesOn('the other ended in order and started again');
        return faults;
      },
    ),
};

export const processScenarios: Scenario[] = [sigterm, twoProcesses];
