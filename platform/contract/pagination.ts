import { z } from 'zod';
import { text } from './fields.ts';

export const pageSizes = [10, 25, 50, 100] as const;

/** A page counts its total up to this number and then says "more than this". The exact number needs a separate call. */
export const countLimit = 1_000;

/** Last row that page numbers can reach; a page beyond it is refused. A longer list must be filtered. */
export const reachLimit = 10_000;

/** The query of every list. `all` also allows per_page=0, which returns every row. */
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
    sort: z.enum(sorts as readonly [K[number], ...K[number][]]).default(options.sort),
    order: z.enum(['asc', 'desc']).default(options.order ?? 'asc'),
    q: text.max(100).optional(),
    /** Returns the exact number of matching rows, and no rows. */
    total: z.literal('exact').optional(),
    /** With `total`: how many rows the person was shown, of whom all are to be changed. Refused when others match now. */
    seen: z.int().min(0).optional(),
  });

/** The fields of a query that choose a page. All others decide which rows the list has, and their order. */
export const pageChoice = { page: true, per_page: true, total: true, seen: true } as const;

/** `{rows,total,page,per_page,total_capped}`: `total` counts up to 1,000; beyond that `total_capped` is true. */
export const pageOf = <R extends z.ZodType>(row: R) =>
  z.object({
    rows: z.array(row),
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
    total_capped: z.boolean(),
  });

export type PageOf<R> = { rows: R[]; total: number; page: number; per_page: number; total_capped: boolean };
