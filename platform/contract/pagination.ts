import { z } from 'zod';
import { text } from './fields.ts';

export const pageSizes = [10, 25, 50, 100] as const;

/** Rows that a page counts for its total before it says "more than this". The exact number is a call of its own. */
export const countLimit = 1_000;

/** Rows that page numbers reach; a longer list has to be narrowed. */
export const reachLimit = 10_000;

/** The query every list understands. `all` allows per_page 0, which answers every row. */
export const pageQuery = <const K extends readonly [string, ...string[]]>(
  sorts: K,
  options: { sort: K[number]; order?: 'asc' | 'desc'; all?: boolean },
) =>
  z.strictObject({
    page: z.int().min(1).max(reachLimit).default(1),
    per_page: z
      .int()
      .min(options.all ? 0 : 1)
      .max(100)
      .default(25),
    sort: z.enum(sorts as readonly [K[number], ...K[number][]]).default(options.sort as never),
    order: z.enum(['asc', 'desc']).default(options.order ?? 'asc'),
    q: text.max(100).optional(),
    /** Counts every row that matches, and answers none. */
    total: z.literal('exact').optional(),
  });

/** What of a list's query chooses a page; the rest says which rows belong to the list and in which order. */
export const pageChoice = { page: true, per_page: true, total: true } as const;

/** `{rows,total,page,per_page,total_capped}`: `total` counts to 1,000, then `total_capped` is true. */
export const pageOf = <R extends z.ZodType>(row: R) =>
  z.object({
    rows: z.array(row),
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
    total_capped: z.boolean(),
  });

export type PageOf<R> = { rows: R[]; total: number; page: number; per_page: number; total_capped: boolean };
