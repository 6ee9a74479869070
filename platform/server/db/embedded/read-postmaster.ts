import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type Postmaster = { pid: number; port: number; ready: boolean };

/** The server process of this directory, whoever started it. */
export const readPostmaster = (cluster: string): Postmaster | undefined => {
  const recorded = readRecord(cluster);
  return recorded && isPostgres(recorded.pid) ? recorded : undefined;
};

/** Process ids are reused, in containers soon. PostgreSQL would take any process with the recorded id for a running
 * server and refuse to start, so a stale record is removed. */
export const removeStaleRecord = (cluster: string): void => {
  const recorded = readRecord(cluster);
  if (recorded && isAlive(recorded.pid) && !isPostgres(recorded.pid)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
  }
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const readRecord = (cluster: string): Postmaster | undefined => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
};

/** A zombie does not count: it stays in the process table when process 1 of a container does not collect it. */
export const isPostgres = (pid: number): boolean => {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const { name, state } = describe(pid);
  return name.includes('postgres') && !state.startsWith('Z');
};

const describe = (pid: number): { name: string; state: string } => {
  try {
    if (process.platform === 'linux') {
      const [, name = '', state = ''] =
        /\((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return { name, state };
    }
    const [state = '', ...name] = execFileSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/);
    return { name: name.join(' '), state };
  } catch {
    return { name: '', state: '' };
  }
};
