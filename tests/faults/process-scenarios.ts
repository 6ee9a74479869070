import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { judge, untilTold } from './judge.ts';
import { untilWritten } from './load.ts';
import { prepareSite, type Site } from './prepare-site.ts';
import { createRunningServer } from './running-server.ts';
import type { Scenario } from './scenario.ts';
import { slowUpload } from './slow-upload.ts';
import { createWriter } from './writer.ts';

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
  const answer = await fetch(`${address}/api/v1/core/tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      job_id: jobId,
      building_id: buildingId,
      type: 'request',
      description: `Beside the writers ${n}`,
    }),
  });
  return answer.status;
};

const sigterm: Scenario = {
  name: 'sigterm',
  about: 'SIGTERM with requests and an upload under way',
  run: async (bed, { log }) => {
    const site = await prepareSite(bed.dataDir, bed.environment);
    const server = createRunningServer(bed.dataDir, await freePort(), bed.environment);
    const faults: string[] = [];
    try {
      await server.start();
      const upload = slowUpload(server.address, site);
      await pause(300);
      const writes = Array.from({ length: 20 }, (_, n) => writeOne(server.address, site, n));
      await Promise.race(writes);
      const ended = server.end('SIGTERM');
      await pause(300);
      const late = await fetch(`${server.address}/healthz`).catch(() => undefined);
      if (late && late.status !== 503) faults.push(`a new request was answered ${late.status}`);
      upload.finish();
      const uploaded = await upload.status;
      if (uploaded !== 200) faults.push(`the upload was answered ${uploaded}`);
      const code = await ended;
      if (code !== 0) faults.push(`the process ended with ${code}`);
      const outcomes = await Promise.allSettled(writes);
      const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const written = answers.filter((status) => status === 200).length;
      // What arrived after the signal is told to come back.
      const odd = answers.filter((status) => status !== 200 && status !== 503);
      if (odd.length > 0) faults.push(`requests were answered ${odd.join(', ')}`);
      await server.start();
      const stored = await count(server.address, site);
      if (stored < written + 1) faults.push(`${stored} tasks are stored of ${written + 1}`);
      log(
        `${written} requests and the upload finished, ${answers.length - written} told to come back, exit code ${code}`,
      );
    } finally {
      await server.end('SIGTERM');
    }
    return faults;
  },
};

const twoProcesses: Scenario = {
  name: 'two-processes',
  about: 'two processes on one data directory, one killed and one ended while clients write through both',
  run: async (bed, { log, short }) => {
    const site = await prepareSite(bed.dataDir, bed.environment);
    const servers = [
      createRunningServer(bed.dataDir, await freePort(), bed.environment),
      createRunningServer(bed.dataDir, await freePort(), bed.environment),
    ] as const;
    const [first, second] = servers;
    let writers: ReturnType<typeof createWriter>[] = [];
    const faults: string[] = [];
    const goesOn = async (what: string) => {
      if (!(await untilWritten(writers, 40))) faults.push(`${what}: the writers get no more answers`);
      else log(`${what}: both serve`);
    };
    try {
      await Promise.all(servers.map((server) => server.start()));
      writers = Array.from({ length: 4 }, (_, n) => createWriter((n % 2 ? first : second).address, site));
      await goesOn('started at once');
      await first.end('SIGKILL');
      await first.start();
      await goesOn('one killed and started again');
      const code = await second.end('SIGTERM');
      if (code !== 0) faults.push(`the second ended with ${code}`);
      if ((await writeOne(first.address, site, 0)) !== 200) faults.push('the first stopped with the second');
      await second.start();
      await goesOn('the other ended in order and started again');
      await Promise.all(writers.map((writer) => writer.stop()));
      if (!short) await untilTold(bed, site, writers);
      const { lost, doubled, wrong } = await judge(bed, site, writers, { told: !short });
      return [...faults, ...lost, ...doubled, ...wrong];
    } finally {
      await Promise.all(writers.map((writer) => writer.stop()));
      for (const server of servers) await server.end('SIGTERM');
    }
  },
};

export const processScenarios: Scenario[] = [sigterm, twoProcesses];
