import { readWrites } from './database.ts';
import { pageOwner } from './owner.ts';
import { showUnsent } from './unsent-store.ts';

let turn = 0;

export const refreshUnsent = async (): Promise<void> => {
  const owner = pageOwner();
  if (!owner) return;
  turn += 1;
  const mine = turn;
  const writes = await readWrites(owner).catch(() => undefined);
  if (writes && mine === turn) showUnsent(writes);
};
