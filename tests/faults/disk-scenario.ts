import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withBed } from './bed.ts';
import { underLoad, untilWritten } from './load.ts';
import type { Scenario } from './scenario.ts';

const size = 320;

const mount = (...args: string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0;

/** A small file system of its own; undefined where mounting is not allowed. */
const smallDisk = (): { directory: string; remove: () => void } | undefined => {
  const directory = mkdtempSync(join(tmpdir(), 'cora-disk-'));
  if (!mount('-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', directory)) {
    rmSync(directory, { recursive: true });
    return undefined;
  }
  chmodSync(directory, 0o755);
  return {
    directory,
    remove: () => {
      spawnSync('umount', ['--lazy', directory]);
      rmSync(directory, { recursive: true });
    },
  };
};

/** Fills all but a few pages, so that the next growth of a table or of the log fails. */
const fillUp = async (path: string): Promise<void> => {
  const file = await open(path, 'a');
  try {
    const block = Buffer.alloc(64 * 1024);
    for (;;) await file.write(block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
};

/** Keeps it full while the database deletes and reuses files. */
const keepFull = (path: string) => {
  let full = true;
  const going = (async () => {
    while (full) {
      await fillUp(path);
      await pause(20);
    }
  })();
  return async () => {
    full = false;
    await going;
    await rm(path);
  };
};

export const diskScenario: Scenario = {
  name: 'disk',
  about: `a disk of ${size} MB that is full and freed while clients write`,
  prepare: async (kind, use) => {
    const disk = smallDisk();
    if (!disk) return use(undefined);
    try {
      await withBed(kind, { parent: disk.directory }, use);
    } finally {
      disk.remove();
    }
  },
  run: (bed, { short, log }) =>
    underLoad(bed, { clients: 4, log }, async ({ server, writers }) => {
      const faults: string[] = [];
      const filler = join(bed.dataDir, '..', 'filler');
      for (let round = 1; round <= (short ? 1 : 3); round += 1) {
        await untilWritten(writers, 20);
        const free = keepFull(filler);
        const refused = () => writers.reduce((total, { seen }) => total + seen.full + seen.unavailable, 0);
        const before = refused();
        const deadline = performance.now() + 60_000;
        while (refused() - before < 20 && performance.now() < deadline) await pause(50);
        const { bavail, bsize } = await statfs(bed.dataDir);
        if (refused() === before) faults.push('nothing was refused on a full disk');
        await pause(1000);
        await free();
        const since = performance.now();
        if (!bed.databasePid()) bed.reviveDatabase();
        await server.waitUntilReady();
        if (!(await untilWritten(writers, 20))) faults.push('no write came through after the disk was freed');
        const well = Math.round(performance.now() - since);
        log(
          `round ${round}: ${refused() - before} refused with ${bavail * bsize} bytes left, well ${well} ms after`,
        );
      }
      return faults;
    }),
};
