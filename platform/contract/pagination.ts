import { z } from 'zod';
import { text } from './fields.ts';

export const pageSizes = [10, 25, 50, 100] as const;

/** Rows reachable by page number; a total stops counting here too and says so. */
export const countLimit = 10_000;

/** The query every list understands. `all` allows per_page 0, which answers every row. */
export const pageQuery = <const K extends readonly [string, ...string[]]>(
  sorts: K,
  options: { sort: K[number]; order?: 'asc' | 'desc'; all?: boolean },
) =>
  z.strictObject({
    page: z.int().min(1).max(countLimit).default(1),
    per_page: z
      .int()
      .min(options.all ? 0 : 1)
      .max(100)
      .default(25),
    sort: z.enum(sorts as readonly [K[number], ...K[number][]]).default(options.sort as never),
    order: z.enum(['asc', 'desc']).default(options.order ?? 'asc'),
    q: text.max(100).optional(),
  });

/** `{rows,total,page,per_page,total_capped}`: `total` counts to 10,000, then `total_capped` is true. */
export const pageOf = <R extends z.ZodType>(row: R) =>
  z.object({
    rows: z.array(row),
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
    total_capped: z.boolean(),
  });

export type PageOf<R> = { rows: R[]; total: number; page: number; per_page: number; total_capped: boolean };
