import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processEnvironment } from '#platform/server/process-environment';
import { isDue } from './daily-backups.ts';

export type BackupSchedule = { stop: () => Promise<void> };

export type ScheduleOptions = {
  dataDir: string;
  log: (line: string) => void;
  /** Milliseconds between two checks whether a backup is due, and before the first check. */
  every?: number;
  first?: number;
};

const command = join(import.meta.dirname, '../backup.ts');

/**
 * Takes a backup of the embedded database once a day, in a process of its own: so compressing a gigabyte does not delay
 * people's requests, and a failure is only a line in the log.
 */
export const scheduleBackups = ({
  dataDir,
  log,
  every = 3_600_000,
  first = 300_000,
}: ScheduleOptions): BackupSchedule => {
  const ending = new AbortController();
  let child: ChildProcess | undefined;

  const take = async (): Promise<void> => {
    child = spawn(process.execPath, [command, '--daily'], {
      env: { ...processEnvironment(), DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr?.on('data', (chunk) => (complaint += chunk));
    const [code] = await once(child, 'close');
    child = undefined;
    if (code === 0) log('The daily backup is done');
    else if (!ending.signal.aborted) log(`The daily backup failed: ${complaint.trim()}`);
  };

  const run = async (): Promise<void> => {
    await pause(first, undefined, { signal: ending.signal, ref: false });
    while (!ending.signal.aborted) {
      const wanted = await isDue(dataDir, new Date()).catch(() => true);
      if (wanted) await take().catch((error: Error) => log(`The daily backup failed: ${error.message}`));
      await pause(every, undefined, { signal: ending.signal, ref: false });
    }
  };

  const running = run().catch(() => undefined);
  return {
    stop: async () => {
      ending.abort();
      child?.kill('SIGTERM');
      await running;
    },
  };
};
