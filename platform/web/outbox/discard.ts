import { readWrites, removeWrites } from './database.ts';
import { dependentsOf } from './next-writes.ts';
import { postChanged } from './results.ts';
import type { Write } from './write.ts';

/** Throws a write away, with those that make no sense without it. */
export const discardWrite = async (write: Write): Promise<void> => {
  const writes = await readWrites(write.owner);
  await removeWrites([write.id, ...dependentsOf(write.id, writes)]);
  postChanged();
};
