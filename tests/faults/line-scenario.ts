import { setTimeout as pause } from 'node:timers/promises';
import { type Line, openLine } from '../../platform/server/testing/open-line.ts';
import type { Bed } from './bed.ts';
import { createSite } from './create-site.ts';
import { followChanges } from './follow-changes.ts';
import { type Load, underLoad, untilWritten } from './load.ts';
import type { Scenario } from './scenario.ts';
import { timeAnswer } from './time-answer.ts';

type Trouble = {
  what: string;
  fail: (line: Line) => void;
  /** Milliseconds until every request is answered. */
  limit: number;
  /** Allowed statuses. Without 200, no request may succeed. */
  statuses: number[];
};

const troubles: Trouble[] = [
  { what: 'refused and reset', fail: (line) => line.cut(), limit: 3500, statuses: [503] },
  { what: 'black-holed', fail: (line) => line.silence(), limit: 3500, statuses: [503] },
  { what: 'slow by 0.3 s a packet', fail: (line) => line.slow(300), limit: 5500, statuses: [200, 503] },
  { what: 'slow by 1.5 s a packet', fail: (line) => line.slow(1500), limit: 5500, statuses: [200, 503] },
  { what: 'slow by 6 s a packet', fail: (line) => line.slow(6000), limit: 5500, statuses: [503] },
];

/** Milliseconds until everything works after the connection is repaired. */
const recovery = 2000;

const ask = ({ server, site }: Load) => timeAnswer(server.address, site.headers);

const untilAnswering = async (load: Load): Promise<number> => {
  const since = performance.now();
  while ((await ask(load)).status !== 200) await pause(20);
  return Math.round(performance.now() - since);
};

const runTrouble = async (load: Load, line: Line, trouble: Trouble, log: (line: string) => void) => {
  const { what, fail, limit, statuses } = trouble;
  const faults: string[] = [];
  const stream = await followChanges(load.server.address, load.site.headers);
  fail(line);
  // More at once than the pool has connections.
  const answers = await Promise.all(Array.from({ length: 16 }, () => ask(load)));
  const slowest = Math.max(...answers.map(({ after }) => after));
  const seen = [...new Set(answers.map(({ status }) => status))].sort();
  if (slowest > limit) faults.push(`${what}: an answer took ${slowest} ms, not ${limit}`);
  if (seen.some((status) => !statuses.includes(status))) faults.push(`${what}: answered ${seen.join(', ')}`);
  line.mend();
  const well = await untilAnswering(load);
  if (well > recovery) faults.push(`${what}: well again after ${well} ms, not ${recovery}`);
  if (!(await untilWritten(load.writers, 20))) faults.push(`${what}: the writers get no more answers`);
  const gap = await stream.heard((event) => event === 'gap', 10_000);
  const goesOn = await stream.heard((event) => event === 'change', 10_000);
  if (!gap) faults.push(`${what}: the open stream reported no gap`);
  if (!goesOn) faults.push(`${what}: the open stream reported nothing after the gap`);
  await stream.close();
  log(
    `${what}: answered ${seen.join(', ')} within ${slowest} ms, well ${well} ms after, stream reported a gap: ${gap}`,
  );
  return faults;
};

/** The server reaches its database through our connection, so even the embedded one counts as external. */
const throughLine = async (
  bed: Bed,
  work: (behind: Bed, line: Line) => Promise<string[]>,
): Promise<string[]> =>
  bed.withDatabase(async (url) => {
    const line = await openLine(url);
    const behind: Bed = {
      ...bed,
      environment: { DATABASE_URL: line.url },
      withDatabase: (ask) => ask(url),
    };
    try {
      return await work(behind, line);
    } finally {
      await line.close();
    }
  });

export const lineScenario: Scenario = {
  name: 'line',
  about: 'the database refused, reset, black-holed and slow while clients write and one listens',
  run: async (bed, { short, log }) => {
    const site = await createSite(bed.dataDir, bed.environment);
    const work = async (load: Load, line: Line): Promise<string[]> => {
      const faults: string[] = [];
      for (const trouble of short ? troubles.slice(0, 2) : troubles) {
        await untilWritten(load.writers, 20);
        faults.push(...(await runTrouble(load, line, trouble, log)));
      }
      return faults;
    };
    return throughLine(bed, (behind, line) =>
      underLoad(behind, { clients: 6, log, prepared: site, notified: !short }, (load) => work(load, line)),
    );
  },
};
