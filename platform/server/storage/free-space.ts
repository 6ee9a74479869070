import { statfs } from 'node:fs/promises';
import { Problem } from '#platform/contract/errors';

/** Below this the disk counts as full: the database on the same disk must be able to go on. */
export const reserve = 200_000_000;

export const storageFull = (): Problem => new Problem(507, { code: 'storage_full' });

export const freeBytes = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

export const refuseWhenLow = async (directory: string, least = reserve): Promise<void> => {
  if ((await freeBytes(directory)) < least) throw storageFull();
};

/** A disk that filled up all the same answers like one that was low before. */
export const asStorageFull = (error: unknown): unknown => {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT' ? storageFull() : error;
};
