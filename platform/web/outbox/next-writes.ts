import type { Write } from './write.ts';

/** Ids of all writes that need this one, directly or indirectly. */
export const dependentsOf = (id: string, writes: readonly Write[]): string[] =>
  writes
    .filter((write) => write.needs.includes(id))
    .flatMap((write) => [write.id, ...dependentsOf(write.id, writes)]);

/** Whether the write needs a refused one, and therefore waits until the person resolves that. */
export const isBlocked = (write: Write, writes: readonly Write[]): boolean =>
  writes.some(
    (other) => write.needs.includes(other.id) && (other.state === 'parked' || isBlocked(other, writes)),
  );

/** The first write of each group that is neither refused nor held. Within a group, the order is that of entry. */
const heads = (writes: readonly Write[]): Write[] => {
  const first = new Map<string, Write>();
  for (const write of writes) {
    if (write.state === 'parked' || first.has(write.group) || isBlocked(write, writes)) continue;
    first.set(write.group, write);
  }
  return [...first.values()];
};

/** The writes that may be sent now: at most one of each group, and none of a busy group. */
export const dueWrites = (writes: readonly Write[], now: number, busy: ReadonlySet<string>): Write[] =>
  heads(writes).filter((write) => write.nextTry <= now && !busy.has(write.group));

/** When the next try is due; undefined when nothing waits. */
export const nextTime = (writes: readonly Write[]): number | undefined => {
  const times = heads(writes).map((write) => write.nextTry);
  return times.length === 0 ? undefined : Math.min(...times);
};
