import { countLimit, type PageOf } from '#platform/contract/pagination';

type Paged = { page: number; per_page: number };

/** Rows to skip and to take; per_page 0 takes all. Pages reach the first 10,000 rows. */
export const pageWindow = ({ page, per_page }: Paged): { limit: number | null; offset: number } =>
  per_page === 0
    ? { limit: null, offset: 0 }
    : { limit: per_page, offset: Math.min((page - 1) * per_page, countLimit - per_page) };

/** `total` as counted to the limit, and whether it stopped there. */
export const pageAnswer = <R>({ page, per_page }: Paged, rows: R[], total: number): PageOf<R> => ({
  rows,
  total: Math.min(total, countLimit),
  page,
  per_page,
  total_capped: total > countLimit,
});
