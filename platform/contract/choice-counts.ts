import { z } from 'zod';

/** As many choices of a filter are counted, those with the most rows first. */
export const mostCounted = 1_000;

/** How many rows of a list each choice of a filter leaves. A choice that is absent leaves none, unless more choices leave
 * some than were counted (`capped`). */
export const choiceCounts = z.array(
  z.object({
    /** By its name in the query. */
    filter: z.string(),
    counts: z.array(z.object({ value: z.string(), rows: z.int() })).max(mostCounted),
    capped: z.boolean(),
  }),
);

export type ChoiceCounts = z.infer<typeof choiceCounts>;
