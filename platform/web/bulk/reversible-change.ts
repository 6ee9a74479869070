import { bulkLimit } from '#platform/contract/reversible';
import { bothUndone, nothingUndone, type Undone, undoneOf } from './taken-back.ts';

/** A change of any number of records, in calls of limited size, that can be taken back. */
export type ReversibleChange = {
  /** Returns how many records it reached, those included that had the values already. */
  run: (ids: readonly number[]) => Promise<number>;
  /** Number of records changed so far: after a call that failed, what the calls before it changed can be taken back. */
  changed: () => number;
  undo: () => Promise<Undone>;
};

export const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / bulkLimit) }, (_, at) =>
    all.slice(at * bulkLimit, (at + 1) * bulkLimit),
  );

/** `send` changes some and answers what takes it back, which `takeBack` sends. A part that is taken back again, because its answer
 * was lost, has the same key. */
export const reversibleChange = <R extends { id: number; name: string }>(
  send: (ids: number[]) => Promise<{ changed: R[] }>,
  takeBack: (changed: R[], idempotencyKey: string) => Promise<Parameters<typeof undoneOf>[0]>,
): ReversibleChange => {
  const changed: R[] = [];
  const keys = new Map<number | undefined, string>();
  return {
    run: async (ids) => {
      for (const part of inParts(ids)) changed.push(...(await send(part)).changed);
      return ids.length;
    },
    changed: () => changed.length,
    undo: async () => {
      let sum = nothingUndone;
      for (const part of inParts(changed)) {
        const first = part[0]?.id;
        const key = keys.get(first) ?? crypto.randomUUID();
        keys.set(first, key);
        sum = bothUndone(sum, undoneOf(await takeBack(part, key), part));
        // What fails after it can be tried again without it.
        changed.splice(0, part.length);
      }
      return sum;
    },
  };
};
