import { invalid, refused } from '#platform/contract/errors';
import { countLimit, type PageOf, reachLimit } from '#platform/contract/pagination';

export type PageQuery = {
  page: number;
  per_page: number;
  total?: 'exact' | undefined;
  seen?: number | undefined;
};

/** Rows to take and to skip; a limit of null takes all. */
export type PageWindow = { limit: number | null; offset: number };

type List<R> = {
  rows: (window: PageWindow) => Promise<R[]>;
  /** How many rows there are, counted no further than `max`. */
  count: (max: number | null) => Promise<number>;
};

/** One page of a list, with a total that is cheap to count; with `total=exact` the total alone. */
export const loadPage = async <R>(query: PageQuery, list: List<R>): Promise<PageOf<R>> => {
  const { page, per_page } = query;
  const answer = (rows: R[], total: number): PageOf<R> => ({
    rows,
    total: Math.min(total, query.total ? total : countLimit),
    page,
    per_page,
    total_capped: !query.total && total > countLimit,
  });
  if (query.total) {
    const now = await list.count(null);
    // A step for all of them must not reach rows that the person has not been told of.
    if (query.seen !== undefined && query.seen !== now)
      throw refused('list_changed', { now, seen: query.seen });
    return answer([], now);
  }
  if (per_page === 0) {
    const rows = await list.rows({ limit: null, offset: 0 });
    return { ...answer(rows, rows.length), total: rows.length, total_capped: false };
  }
  const offset = (page - 1) * per_page;
  const limit = Math.min(per_page, reachLimit - offset);
  if (limit <= 0) throw invalid({ page: [{ code: 'page_beyond_reach', values: { maximum: reachLimit } }] });
  const [rows, total] = await Promise.all([list.rows({ limit, offset }), list.count(countLimit + 1)]);
  return answer(rows, total);
};

export const emptyPage = ({ page, per_page }: PageQuery): PageOf<never> => ({
  rows: [],
  total: 0,
  page,
  per_page,
  total_capped: false,
});

/** The same page with its rows as they are shown. */
export const presentPage = <R, S>(page: PageOf<R>, present: (row: R) => S): PageOf<S> => ({
  ...page,
  rows: page.rows.map(present),
});
