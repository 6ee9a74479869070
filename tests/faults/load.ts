import type { Bed } from './bed.ts';
import { freePort } from './free-port.ts';
import { judge, untilTold } from './judge.ts';
import { prepareSite, type Site } from './prepare-site.ts';
import { createRunningServer, type RunningServer } from './running-server.ts';
import { createWriter, type Writer } from './writer.ts';

export type Load = { server: RunningServer; site: Site; writers: Writer[] };

/** A server with clients that write while `work` does harm; answers what was lost, doubled or answered badly. */
export const underLoad = async (
  bed: Bed,
  clients: number,
  log: (line: string) => void,
  work: (load: Load) => Promise<string[]>,
  { prepared, told = true }: { prepared?: Site; told?: boolean } = {},
): Promise<string[]> => {
  const site = prepared ?? (await prepareSite(bed.dataDir, bed.environment));
  const server = createRunningServer(bed.dataDir, await freePort(), bed.environment);
  let writers: Writer[] = [];
  try {
    await server.start();
    writers = Array.from({ length: clients }, () => createWriter(server.address, site));
    const faults = await work({ server, site, writers });
    await Promise.all(writers.map((writer) => writer.stop()));
    const caughtUp = told ? await untilTold(bed, site, writers) : undefined;
    const { lost, doubled, wrong } = await judge(bed, site, writers, { told });
    const sum = (what: keyof Writer['seen']) => writers.reduce((total, { seen }) => total + seen[what], 0);
    log(
      `${sum('answered')} writes acknowledged, ${sum('repeated')} sent again, ${lost.length} lost, ${doubled.length} ` +
        `doubled, ${sum('unavailable')} answers 503, ${sum('full')} answers 507, everybody told after ${caughtUp ?? '?'} ms`,
    );
    return [...faults, ...lost, ...doubled, ...wrong];
  } finally {
    await Promise.all(writers.map((writer) => writer.stop()));
    await server.end('SIGTERM');
  }
};

/** Until the writers were answered so many times more. */
export const untilWritten = async (
  writers: readonly Writer[],
  more: number,
  patience = 30_000,
): Promise<boolean> => {
  const answered = () => writers.reduce((total, { seen }) => total + seen.answered, 0);
  const enough = answered() + more;
  const deadline = performance.now() + patience;
  while (answered() < enough && performance.now() < deadline)
    await new Promise((done) => setTimeout(done, 5));
  return answered() >= enough;
};
