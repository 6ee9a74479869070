import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBed } from './bed.ts';
import { underLoad, untilWritten } from './load.ts';
import type { Scenario } from './scenario.ts';

/** Offsets of the clock in seconds, one after the other; the last is the correct time. */
const jumps: [string, number][] = [
  ['an hour ahead', 3600],
  ['two hours back', -7200],
  ['twenty hours ahead', 72_000],
  ['a week back', -604_800],
  ['right again', 0],
];

let clock: { path: string; environment: Record<string, string> } | undefined;

/** A clock that application and database share, as on a real machine; undefined without a C compiler. */
const makeClock = (directory: string) => {
  const library = join(directory, 'shift-clock.so');
  const source = join(import.meta.dirname, 'shift-clock.c');
  const { status } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], {
    stdio: 'ignore',
  });
  if (status !== 0) return undefined;
  const path = join(directory, 'offset');
  writeFileSync(path, Buffer.alloc(8));
  for (const [name, mode] of [
    [directory, 0o755],
    [library, 0o755],
    [path, 0o644],
  ] as const)
    chmodSync(name, mode);
  return { path, environment: { LD_PRELOAD: library, SHIFTED_CLOCK: path } };
};

/** Writes in place, because running processes have the file mapped. */
const set = async (path: string, seconds: number): Promise<void> => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(BigInt(seconds));
  const file = await open(path, 'r+');
  await file.write(bytes, 0, 8, 0);
  await file.close();
};

export const clockScenario: Scenario = {
  name: 'clock',
  about: 'the clock of app and database jumps while clients write',
  prepare: async (kind, use) => {
    const directory = mkdtempSync(join(tmpdir(), 'cora-clock-'));
    try {
      clock = makeClock(directory);
      await (clock ? withBed(kind, { environment: clock.environment }, use) : use(undefined));
    } finally {
      rmSync(directory, { recursive: true });
    }
  },
  run: (bed, { log }) =>
    underLoad(
      bed,
      // Work added while the clock was ahead waits until that time, so notifications are not checked.
      { clients: 4, notified: false, log },
      async ({ server, site, writers }) => {
        const faults: string[] = [];
        for (const [what, seconds] of jumps) {
          await set(clock?.path ?? '', seconds);
          if (!(await untilWritten(writers, 40, 10_000))) faults.push(`${what}: no write came through`);
          const answer = await fetch(
            `${server.address}/api/v1/core/tasks?sort=created_at&order=desc&per_page=10`,
            {
              headers: site.headers,
            },
          );
          const { payload } = (await answer.json()) as { payload: { rows: { created_at: string }[] } };
          const newest = Date.parse(payload.rows[0]?.created_at ?? '');
          log(
            `${what}: answered ${answer.status}, the newest task is ${Math.round((newest - Date.now()) / 1000)} s from now`,
          );
          if (answer.status !== 200) faults.push(`${what}: answered ${answer.status}`);
          if (seconds > 0 && newest - Date.now() < (seconds - 60) * 1000)
            faults.push(`${what}: the clock did not move`);
        }
        return faults;
      },
    ),
};
