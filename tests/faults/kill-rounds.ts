import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { locateFiles } from '../../platform/server/db/embedded/locate-files.ts';
import { readPostmaster } from '../../platform/server/db/embedded/read-postmaster.ts';
import { freePort } from './free-port.ts';
import { judge, type Verdict } from './judge.ts';
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
};

/** A blow between no writes would prove nothing. */
const leastWrites = 10;

type Blow = (server: RunningServer, dataDir: string) => Promise<number>;

/** `kill -9` of the app; the next start adopts the database that goes on running. */
export const killApp: Blow = async (server) => {
  await server.end('SIGKILL');
  return server.start();
};

/** `kill -9` of PostgreSQL; the app that lives on starts it again. */
export const killDatabase: Blow = async (server, dataDir) => {
  const { cluster } = locateFiles(dataDir);
  const killed = readPostmaster(cluster)?.pid;
  if (!killed) throw new Error('no PostgreSQL to kill');
  process.kill(killed, 'SIGKILL');
  const since = performance.now();
  // Its last answers may still be on their way: another one has to be running first.
  for (let pid: number | undefined = killed; pid === killed || !pid; pid = readPostmaster(cluster)?.pid) {
    if (performance.now() - since > 30_000) throw new Error(`PostgreSQL stays away:\n${server.said()}`);
    await pause(5);
  }
  await server.waitUntilReady();
  return Math.round(performance.now() - since);
};

/** Strikes while clients write, the first time while workers are starting, and compares in the end. */
export const runRounds = async (
  blow: Blow,
  { rounds, clients = 6, log = () => {} }: { rounds: number; clients?: number; log?: (line: string) => void },
): Promise<Outcome> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cora-faults-'));
  const site = await prepareSite(dataDir);
  const server = createRunningServer(dataDir, await freePort());
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
      const recovery = await blow(server, dataDir);
      recoveries.push(recovery);
      log(
        `round ${round}: struck after ${after} ms, ${before} writes acknowledged, ready again after ${recovery} ms`,
      );
    }
    await pause(300);
    await Promise.all(writers.map((writer) => writer.stop()));
    return {
      verdict: await judge(dataDir, site, writers),
      acknowledged: sum(writers, 'answered'),
      repeated: sum(writers, 'repeated'),
      unavailable: sum(writers, 'unavailable'),
      slowestAnswer: Math.max(...writers.map(({ seen }) => seen.slowest)),
      recoveries,
    };
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
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
