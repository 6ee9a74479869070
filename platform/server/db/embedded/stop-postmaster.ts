import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './find-binaries.ts';
import type { Privileges } from './find-privileges.ts';
import type { ClusterFiles } from './locate-files.ts';
import { isPostgres, readPostmaster } from './read-postmaster.ts';
import { runBinary } from './run-binary.ts';

const timeout = 30_000;

/** A fast shutdown: rolls back open transactions, writes a checkpoint and ends. */
export const stopPostmaster = async (
  files: ClusterFiles,
  binaries: Binaries,
  privileges: Privileges,
  log: (line: string) => void,
): Promise<void> => {
  const postmaster = readPostmaster(files.cluster);
  if (!postmaster) return;
  if (process.platform === 'win32') {
    await runBinary(
      binaries.pgCtl,
      ['stop', '-m', 'fast', '-w', '-D', files.cluster],
      privileges,
      files.dataDir,
    );
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  const deadline = Date.now() + timeout;
  while (isPostgres(postmaster.pid)) {
    if (Date.now() > deadline) {
      log(`The embedded PostgreSQL (process ${postmaster.pid}) is still shutting down; it is left to finish`);
      return;
    }
    await pause(10);
  }
};
