import type { z } from 'zod';

/** For a list that says something about each of several things: refuses two entries about the same thing. */
export const noContradictions =
  <T>(nameOf: (one: T) => string, field: keyof T & string) =>
  (list: readonly T[], context: z.RefinementCtx): void => {
    const seen = new Map<string, unknown>();
    for (const [nth, one] of list.entries()) {
      const name = nameOf(one);
      if (seen.has(name) && seen.get(name) !== one[field])
        context.addIssue({ code: 'custom', path: [nth, field], message: 'contradiction' });
      seen.set(name, one[field]);
    }
  };
