import { readWrites, removeWrites } from './database.ts';
import { dependentsOf } from './next-writes.ts';
import { postChanged } from './results.ts';
import type { Write } from './write.ts';

/** Removes a write, and all writes that need it. */
export const discardWrite = async (write: Write): Promise<void> => {
  const writes = await readWrites(write.owner);
  await removeWrites([write.id, ...dependentsOf(write.id, writes)]);
  postChanged();
};
