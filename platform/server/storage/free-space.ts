import { statfs } from 'node:fs/promises';
import { Problem } from '#platform/contract/errors';

/** Bytes. Below this the disk counts as full, so that the database on the same disk can go on. */
export const reserve = 200_000_000;

export const storageFull = (): Problem => new Problem(507, { code: 'storage_full' });

export const freeBytes = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

export const refuseWhenLow = async (directory: string, min = reserve): Promise<void> => {
  if ((await freeBytes(directory)) < min) throw storageFull();
};

/** Turns the error of a full disk into the same answer as too little free space. */
export const asStorageFull = (error: unknown): unknown => {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT' ? storageFull() : error;
};
