import { setTimeout as pause } from 'node:timers/promises';
import type { Watchdog } from './connect-watchdog.ts';
import { type Cluster, ensureRunning, type Running } from './ensure-running.ts';

export type Supervision = { current: () => Watchdog | undefined; cease: () => Promise<void> };

/** Starts the server again whenever it stops while the application runs. */
export const supervise = (cluster: Cluster, running: Running, log: (line: string) => void): Supervision => {
  const ending = new AbortController();
  let watchdog: Watchdog | undefined;
  let recovery = Promise.resolve();

  const watch = (next: Watchdog): void => {
    watchdog = next;
    next.once('end', () => {
      watchdog = undefined;
      if (!ending.signal.aborted) recovery = recover();
    });
  };

  const recover = async (): Promise<void> => {
    const lostAt = Date.now();
    log('The embedded PostgreSQL has stopped unexpectedly; starting it again');
    let reported: string | undefined;
    for (let wait = 100; !ending.signal.aborted; wait = Math.min(wait * 2, 2000)) {
      try {
        watch((await ensureRunning(cluster, running.port, ending.signal)).watchdog);
        log(`The embedded PostgreSQL is back after ${Date.now() - lostAt} ms`);
        return;
      } catch (error) {
        if (ending.signal.aborted) return;
        const { message } = error as Error;
        if (message !== reported) log(`The embedded PostgreSQL does not start: ${message}`);
        reported = message;
        await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
  };

  watch(running.watchdog);
  return {
    current: () => watchdog,
    cease: async () => {
      ending.abort();
      await recovery;
    },
  };
};
