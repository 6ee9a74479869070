import { setTimeout as pause } from 'node:timers/promises';
import { type Bed, killDatabaseOf } from './bed.ts';
import { type Outcome, untilWritten, whileWriting } from './load.ts';
import type { RunningServer } from './running-server.ts';
import type { Writer } from './writer.ts';

/** Writes between two kills; a kill without writes would prove nothing. */
const minWrites = 10;

type Blow = (server: RunningServer, bed: Bed) => Promise<number>;

/** `kill -9` of the application. The database keeps running, and the next start connects to it. */
export const killApp: Blow = async (server) => {
  await server.end('SIGKILL');
  return server.start();
};

/** `kill -9` of PostgreSQL. The application keeps running and must start it again. */
export const killDatabase: Blow = async (server, bed) => {
  const since = performance.now();
  // Its last answers may still arrive, so wait until another process is running.
  await killDatabaseOf(bed);
  await server.waitUntilReady();
  return Math.round(performance.now() - since);
};

const untilSomeWritten = async (writers: readonly Writer[]): Promise<void> => {
  if (!(await untilWritten(writers, minWrites))) throw new Error('The writers get no answers');
};

/** Kills while clients write, the first time while workers are starting. Returns how long each recovery took. */
export const runRounds = (
  bed: Bed,
  blow: Blow,
  { rounds, clients = 6, log = () => {} }: { rounds: number; clients?: number; log?: (line: string) => void },
): Promise<Outcome<number[]>> =>
  whileWriting(bed, { clients }, async ({ server, writers }) => {
    const recoveries: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const after = round === 1 ? 0 : 100 + Math.round(Math.random() * 1000);
      await pause(after);
      if (round > 1) await untilSomeWritten(writers);
      const recovery = await blow(server, bed);
      recoveries.push(recovery);
      log(`round ${round}: struck after ${after} ms, ready again after ${recovery} ms`);
    }
    await untilSomeWritten(writers);
    return recoveries;
  });
