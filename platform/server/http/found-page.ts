import { countLimit, type PageOf, reachLimit } from '#platform/contract/pagination';
import { loadPage, type PageQuery } from './page.ts';

type Found<R> = {
  /** The first ids in the order of the list; with null all of them. */
  ids: (max: number | null) => Promise<number[]>;
  /** What is shown of these ids, in their order. */
  shown: (ids: readonly number[]) => Promise<R[]>;
  /** The exact number of all rows. */
  count: () => Promise<number>;
};

const maxOf = ({ page, per_page }: PageQuery): number | null => {
  if (per_page === 0) return null;
  return page * per_page > countLimit ? reachLimit : countLimit + 1;
};

/** One page of the rows that a search found. The ids are read once, for the page and its total: if PostgreSQL were asked for
 * fifty rows alone, it might read the whole list in its order until it meets fifty that were found. */
export const loadFoundPage = <R>(query: PageQuery, { ids, shown, count }: Found<R>): Promise<PageOf<R>> => {
  let reading: Promise<number[]> | undefined;
  const found = () => {
    reading ??= ids(maxOf(query));
    return reading;
  };
  return loadPage(query, {
    rows: async ({ limit, offset }) =>
      shown((await found()).slice(offset, limit === null ? undefined : offset + limit)),
    count: async (max) => (max === null ? count() : (await found()).length),
  });
};
