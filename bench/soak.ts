import { setTimeout as pause } from 'node:timers/promises';
import type { Filled } from './fill.ts';
import { load } from './load.ts';
import { dashboard, inspectionDashboard, list } from './measure.ts';
import { recordLists } from './record-lists.ts';
import type { Result } from './result.ts';
import { memory } from './server-memory.ts';
import { startServer } from './start-server.ts';

const clients = 8;

/** Memory that a web process holds when eight people have read lists and dashboards of all kinds for a minute. */
export const measureSoak = async (
  databaseUrl: string,
  directory: string,
  filled: Filled,
): Promise<Result> => {
  const server = await startServer(databaseUrl, directory);
  try {
    const paths = [list, dashboard, inspectionDashboard, ...recordLists.map(({ path }) => path(filled))];
    const [first = '', ...others] = paths.map((path) => server.address + path);
    const { perSecond } = await load([first, ...others], filled.admin, { clients, seconds: 60 });
    await pause(5000);
    return {
      work: `memory after ${Math.round(60 * perSecond * paths.length)} reads of ${paths.length} kinds`,
      unit: 'MB',
      measured: await memory(server.pid, 'VmRSS'),
      max: 250,
    };
  } finally {
    await server.stop();
  }
};
