import { inTime } from '../in-time.ts';
import type { Storage } from './storage.ts';

/** Milliseconds that somebody who is refused waits for the removal of what was stored for them. */
const patience = 2000;

/** Removes what no record will name. What cannot be removed, or not in time, stays for the sweep for such files. */
export const removeAll = async (storage: Pick<Storage, 'remove'>, keys: Iterable<string>): Promise<void> => {
  await inTime(patience, () => Promise.allSettled([...keys].map((key) => storage.remove(key)))).catch(
    () => {},
  );
};
