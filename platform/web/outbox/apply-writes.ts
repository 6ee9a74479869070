import { isBlocked } from './next-writes.ts';
import type { Write } from './write.ts';

/** Writes that will be sent: neither refused nor waiting for a refused one. */
export const goingOut = (writes: readonly Write[]): Write[] =>
  writes.filter((write) => write.state !== 'parked' && !isBlocked(write, writes));

/** The record as it will be when the writes that wait on this device have been sent, in the order of entry. `changes` says
 * by the name of a kind what one write makes of it; other kinds change nothing that is shown. */
export const applyWrites = <T>(
  record: T,
  writes: readonly Write[],
  changes: Readonly<Record<string, (record: T, write: Write) => T>>,
): T => goingOut(writes).reduce((shown, write) => changes[write.kind]?.(shown, write) ?? shown, record);
