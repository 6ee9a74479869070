import { setTimeout as pause } from 'node:timers/promises';
import { type Bed, killDatabaseOf } from './bed.ts';
import { freePort } from './free-port.ts';
import { judge, untilTold, type Verdict } from './judge.ts';
import { prepareSite } from './prepare-site.ts';
import { createRunningServer, type RunningServer } from './running-server.ts';
import { createWriter, type Writer } from './writer.ts';

export type Outcome = {
  verdict: Verdict;
  acknowledged: number;
  /** Writes that were sent again because no answer came, and answers 503. */
  repeated: number;
  unavailable: number;
  /** Milliseconds. */
  slowestAnswer: number;
  recoveries: number[];
  /** Until the queue was empty after the last blow. */
  caughtUp: number;
};

/** A blow between no writes would prove nothing. */
const leastWrites = 10;

type Blow = (server: RunningServer, bed: Bed) => Promise<number>;

/** `kill -9` of the app; the next start adopts the database that goes on running. */
export const killApp: Blow = async (server) => {
  await server.end('SIGKILL');
  return server.start();
};

/** `kill -9` of PostgreSQL; the app that lives on starts its own again. */
export const killDatabase: Blow = async (server, bed) => {
  const since = performance.now();
  // Its last answers may still be on their way: another one has to be running first.
  await killDatabaseOf(bed);
  await server.waitUntilReady();
  return Math.round(performance.now() - since);
};

/** Strikes while clients write, the first time while workers are starting, and compares in the end. */
export const runRounds = async (
  bed: Bed,
  blow: Blow,
  { rounds, clients = 6, log = () => {} }: { rounds: number; clients?: number; log?: (line: string) => void },
): Promise<Outcome> => {
  const site = await prepareSite(bed.dataDir, bed.environment);
  const server = createRunningServer(bed.dataDir, await freePort(), bed.environment);
  let writers: Writer[] = [];
  const recoveries: number[] = [];
  try {
    await server.start();
    writers = Array.from({ length: clients }, () => createWriter(server.address, site));
    for (let round = 1; round <= rounds; round += 1) {
      const after = round === 1 ? 0 : 100 + Math.round(Math.random() * 1000);
      await pause(after);
      if (round > 1) await untilWritten(writers, sum(writers, 'answered') + leastWrites);
      const before = sum(writers, 'answered');
      const recovery = await blow(server, bed);
      recoveries.push(recovery);
      log(
        `round ${round}: struck after ${after} ms, ${before} writes acknowledged, ready again after ${recovery} ms`,
      );
    }
    await pause(300);
    await Promise.all(writers.map((writer) => writer.stop()));
    const caughtUp = await untilTold(bed, site, writers);
    return {
      verdict: await judge(bed, site, writers),
      caughtUp,
      acknowledged: sum(writers, 'answered'),
      repeated: sum(writers, 'repeated'),
      unavailable: sum(writers, 'unavailable'),
      slowestAnswer: Math.max(...writers.map(({ seen }) => seen.slowest)),
      recoveries,
    };
  } finally {
    await server.end('SIGTERM');
  }
};

const untilWritten = async (writers: readonly Writer[], enough: number): Promise<void> => {
  const deadline = performance.now() + 30_000;
  while (sum(writers, 'answered') < enough) {
    if (performance.now() > deadline) throw new Error('The writers get no answers');
    await pause(5);
  }
};

const sum = (writers: readonly Writer[], what: 'answered' | 'repeated' | 'unavailable'): number =>
  writers.reduce((total, { seen }) => total + seen[what], 0);
