import type { Write } from './write.ts';

/** Writes that one of these needs, however far. */
export const dependentsOf = (id: string, writes: readonly Write[]): string[] =>
  writes
    .filter((write) => write.needs.includes(id))
    .flatMap((write) => [write.id, ...dependentsOf(write.id, writes)]);

/** Held back by a refused one that it needs, until the person has dealt with that. */
export const isHeld = (write: Write, writes: readonly Write[]): boolean =>
  writes.some(
    (other) => write.needs.includes(other.id) && (other.state === 'parked' || isHeld(other, writes)),
  );

/** The first of each group that is neither refused nor held back; the order within a group is the order of entry. */
const heads = (writes: readonly Write[]): Write[] => {
  const first = new Map<string, Write>();
  for (const write of writes) {
    if (write.state === 'parked' || first.has(write.group) || isHeld(write, writes)) continue;
    first.set(write.group, write);
  }
  return [...first.values()];
};

/** What may be sent now, at most one of a group, none of a group that is busy. */
export const dueWrites = (writes: readonly Write[], now: number, busy: ReadonlySet<string>): Write[] =>
  heads(writes).filter((write) => write.nextTry <= now && !busy.has(write.group));

/** When the next try is worth it; undefined when nothing waits. */
export const nextTime = (writes: readonly Write[]): number | undefined => {
  const times = heads(writes).map((write) => write.nextTry);
  return times.length === 0 ? undefined : Math.min(...times);
};
