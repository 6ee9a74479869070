import { z } from 'zod';

/** Maximum number of choices of a filter that are counted: those with the most rows. */
export const maxCounted = 1_000;

/** The number of rows that each choice of a filter leaves. A choice that is absent leaves none, or, when `capped`, was not
 * counted. */
export const choiceCounts = z.array(
  z.object({
    /** The name of the filter in the query. */
    filter: z.string(),
    counts: z.array(z.object({ value: z.string(), rows: z.int() })).max(maxCounted),
    capped: z.boolean(),
  }),
);

export type ChoiceCounts = z.infer<typeof choiceCounts>;
