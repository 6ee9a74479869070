import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '#platform/server/db/embedded/read-postmaster';

const hours = 3_600_000;
const due = 24 * hours;
const kept = 7 * 24 * hours;

const form = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;

export const dailyDirectory = (dataDir: string): string => join(dataDir, 'backups');

/** A time as a directory name that every file system takes. */
export const nameOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const timeOf = (name: string): number | undefined => {
  const match = form.exec(name);
  return match ? Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`) : undefined;
};

/** The whole backups of a data directory, oldest first. */
export const listDaily = async (dataDir: string): Promise<{ path: string; at: number }[]> => {
  const names = await readdir(dailyDirectory(dataDir)).catch(() => []);
  return names
    .map((name) => ({ path: join(dailyDirectory(dataDir), name), at: timeOf(name) }))
    .filter((backup): backup is { path: string; at: number } => backup.at !== undefined)
    .sort((a, b) => a.at - b.at);
};

export const isDue = async (dataDir: string, now: Date): Promise<boolean> => {
  const newest = (await listDaily(dataDir)).at(-1);
  // The absolute difference: a clock that was set back must not stop the backups.
  return !newest || Math.abs(now.getTime() - newest.at) >= due;
};

/** Returns the directory of today's backup, and the older backup with which it may share files. Removes unfinished backups
 * of processes that have ended. */
export const placeDaily = async (
  dataDir: string,
  now: Date,
): Promise<{ directory: string; previous: string | undefined }> => {
  const root = dailyDirectory(dataDir);
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const name of await readdir(root)) {
    const pid = /\.part-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(root, name), { recursive: true, force: true });
  }
  return { directory: join(root, nameOf(now)), previous: (await listDaily(dataDir)).at(-1)?.path };
};

/** Removes backups older than seven days, but never the newest: an installation that was off for a month still has one. */
export const removeOld = async (dataDir: string, now: Date): Promise<number> => {
  const old = (await listDaily(dataDir)).slice(0, -1).filter(({ at }) => now.getTime() - at > kept);
  for (const { path } of old) await rm(path, { recursive: true, force: true });
  return old.length;
};
