import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from './fill.ts';
import { load } from './load.ts';
import { dashboard, list, middle } from './measure.ts';
import { openBenchDatabase } from './open-database.ts';
import type { Options } from './options.ts';
import type { Result } from './result.ts';
import { startServer } from './start-server.ts';

/** Matches more rows than a list counts, in the small database too. */
const finished = '/api/v1/core/tasks?per_page=50&status=closed&sort=due_at';

/** Starts a server on a database of its own with this many tasks. */
const openServer = async (options: Options, tasks: number, directory: string) => {
  const database = await openBenchDatabase();
  const filled = await fill(database, { ...options, tasks });
  await mkdir(directory, { recursive: true });
  const server = await startServer(database.applicationUrl, directory, undefined);
  return {
    ...filled,
    address: server.address,
    close: async () => {
      await server.stop();
      await database.close();
    },
  };
};

/** Alternates first pages of one database with those of a database that has a tenth of its tasks. */
export const measureGrowth = async (options: Options, directory: string): Promise<Result[]> => {
  const { tasks, passes } = options;
  const small = await openServer(options, tasks / 10, join(directory, 'small'));
  const big = await openServer(options, tasks, join(directory, 'big'));
  const results: Result[] = [];
  const compare = async (what: string, path: string, who: 'admin' | 'supervisor'): Promise<void> => {
    const times: { small: number; big: number }[] = [];
    for (let pass = 0; pass < passes; pass += 1) {
      const quick = await load(`${small.address}${path}`, small[who], options);
      const slow = await load(`${big.address}${path}`, big[who], options);
      times.push({ small: quick.p50, big: slow.p50 });
    }
    const measured = middle(times.map((time) => time.big));
    const against = middle(times.map((time) => time.small));
    const ratio = middle(times.map((time) => time.big / time.small));
    results.push({
      work: `growth: ${what}, ${tasks} tasks against ${tasks / 10}`,
      unit: 'ms',
      measured,
      against,
      ratio,
      most: 1.2,
    });
  };
  try {
    await compare('first page of the list, scoped', list, 'supervisor');
    await compare('first page of the list, sees all', list, 'admin');
    await compare('first page of all that is finished, sees all', finished, 'admin');
    await compare('dashboard, sees all', dashboard, 'admin');
  } finally {
    await big.close();
    await small.close();
  }
  return results;
};
