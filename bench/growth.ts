import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Filled, fill } from './fill.ts';
import { load } from './load.ts';
import { dashboard, inspectionDashboard, list, middle } from './measure.ts';
import { openBenchDatabase } from './open-database.ts';
import type { Options } from './options.ts';
import { recordLists } from './record-lists.ts';
import type { Result } from './result.ts';
import { startServer } from './start-server.ts';

/** A list of more rows than lists count, in the small database too. */
const finished = '/api/v1/core/tasks?per_page=50&status=closed&sort=due_at';

type Size = Pick<Options, 'sites' | 'tasks' | 'records'>;

/** Starts a server on a database of its own with this many tasks and records. */
const openServer = async (size: Size, directory: string) => {
  const database = await openBenchDatabase();
  const filled = await fill(database, size);
  await mkdir(directory, { recursive: true });
  const server = await startServer(database.applicationUrl, directory);
  return {
    ...filled,
    address: server.address,
    close: async () => {
      await server.stop();
      await database.close();
    },
  };
};

/** Alternates first pages of one database with those of a database that has a tenth of its tasks and records. */
export const measureGrowth = async (options: Options, directory: string): Promise<Result[]> => {
  const { tasks, records, sites, passes } = options;
  const small = await openServer(
    { sites, tasks: tasks / 10, records: records / 10 },
    join(directory, 'small'),
  );
  const big = await openServer({ sites, tasks, records }, join(directory, 'big'));
  const results: Result[] = [];
  const compare = async (
    what: string,
    path: (of: Filled) => string,
    who: 'admin' | 'supervisor',
    [many, few] = [`${tasks} tasks`, tasks / 10],
  ): Promise<void> => {
    if (!what.includes(options.work)) return;
    const times: { small: number; big: number }[] = [];
    for (let pass = 0; pass < passes; pass += 1) {
      const quick = await load([`${small.address}${path(small)}`], small[who], options);
      const slow = await load([`${big.address}${path(big)}`], big[who], options);
      times.push({ small: quick.p50, big: slow.p50 });
    }
    const measured = middle(times.map((time) => time.big));
    const against = middle(times.map((time) => time.small));
    const ratio = middle(times.map((time) => time.big / time.small));
    results.push({
      work: `growth: ${what}, ${many} against ${few}`,
      unit: 'ms',
      measured,
      against,
      ratio,
      max: 1.2,
    });
  };
  try {
    await compare('first page of the list, scoped', () => list, 'supervisor');
    await compare('first page of the list, sees all', () => list, 'admin');
    await compare('first page of all that is finished, sees all', () => finished, 'admin');
    await compare('dashboard, sees all', () => dashboard, 'admin');
    const ofRecords: [string, number] = [`${records} records`, records / 10];
    await compare('dashboard of inspections, sees all', () => inspectionDashboard, 'admin', ofRecords);
    for (const { work, path } of recordLists) await compare(work, path, 'admin', ofRecords);
  } finally {
    await big.close();
    await small.close();
  }
  return results;
};
