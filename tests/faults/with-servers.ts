import { freePort } from '../../platform/server/db/embedded/ensure-running.ts';
import type { Bed } from './bed.ts';
import { createSite, type Site } from './create-site.ts';
import { createRunningServer, type RunningServer } from './running-server.ts';

export type Served = {
  site: Site;
  server: RunningServer;
  /** The second process on the same data; it runs when two are asked for. */
  other: RunningServer;
};

export type Serving = { processes?: 1 | 2; prepared?: Site | undefined };

/** Creates a company and starts processes that serve it; stops them after the work, even if it fails. */
export const withServers = async <T>(
  bed: Bed,
  { processes = 1, prepared }: Serving,
  work: (served: Served) => Promise<T>,
): Promise<T> => {
  const site = prepared ?? (await createSite(bed.dataDir, bed.environment));
  const server = createRunningServer(bed.dataDir, await freePort(), bed.environment);
  const other = createRunningServer(bed.dataDir, await freePort(), bed.environment);
  try {
    await Promise.all([server, other].slice(0, processes).map((one) => one.start()));
    return await work({ site, server, other });
  } finally {
    await other.end('SIGTERM');
    await server.end('SIGTERM');
  }
};
