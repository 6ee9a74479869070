import { bulkLimit } from '../platform/contract/reversible.ts';
import type { Filled } from './fill.ts';
import { middle } from './measure.ts';
import type { Result } from './result.ts';
import { memory } from './server-memory.ts';
import { startServer } from './start-server.ts';

/** Job sites that are changed together, as a company with that many selects all that match. */
const sites = 2000;

const passes = 5;

/** Sets the start of service of all sites, call after call as the page does, and measures seconds and the memory that it
 * adds to the server, in MB. */
export const measureBulk = async (
  databaseUrl: string,
  directory: string,
  { admin }: Filled,
): Promise<Result[]> => {
  const server = await startServer(databaseUrl, directory);
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { ...admin, 'content-type': 'application/json' };
    const answer = await fetch(`${server.address}/api/v1${path}`, { ...init, headers });
    const body = await answer.json();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(body)}`);
    return body.payload;
  };
  const seconds: number[] = [];
  const added: number[] = [];
  try {
    const { rows } = await ask('/jobs?per_page=0');
    const ids = rows.slice(0, sites).map(({ id }: { id: number }) => id);
    if (ids.length < sites) throw new Error(`only ${ids.length} sites: fill in more with --sites`);
    for (let pass = 0; pass < passes; pass += 1) {
      const before = await memory(server.pid, 'VmRSS');
      const since = performance.now();
      for (let at = 0; at < sites; at += bulkLimit) {
        const change = { service_start_date: `2026-03-0${pass + 1}` };
        const body = JSON.stringify({ ids: ids.slice(at, at + bulkLimit), change });
        await ask('/jobs/bulk', { method: 'POST', body });
      }
      seconds.push((performance.now() - since) / 1000);
      added.push((await memory(server.pid, 'VmRSS')) - before);
    }
  } finally {
    await server.stop();
  }
  return [
    { work: `change of ${sites} job sites together`, unit: 's', measured: middle(seconds), max: 5 },
    { work: 'memory that each of these changes adds', unit: 'MB', measured: middle(added), max: 10 },
  ];
};
