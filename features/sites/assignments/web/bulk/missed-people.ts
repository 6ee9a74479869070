import type { BulkOutcome } from '#platform/contract/bulk-outcome';

type Action = 'add' | 'end';

/** The people whom a step at many sites has not reached, over all of its calls, with the reasons. */
export const missedPeople = () => {
  const reasons = new Map<number, string>();
  const reached = new Set<number>();
  return {
    add: ({ done, failed }: BulkOutcome, action: Action): void => {
      for (const id of done) reached.add(id);
      for (const { id, name, reason } of failed) reasons.set(id, `${name}: ${reason}`);
      // Whoever holds the duty at some of the sites does not hold it at those of every call.
      if (action === 'end') for (const id of reached) reasons.delete(id);
    },
    /** Names them, and begins anew. */
    take: (): string => {
      const words = [...reasons.values()].join('\n');
      reasons.clear();
      reached.clear();
      return words;
    },
  };
};
