import { z } from 'zod';
import { countLimit, type PageOf, reachLimit } from '#platform/contract/pagination';
import { loadPage, type PageQuery, type PageWindow } from '../http/page.ts';
import { countRows, countSql, type ListSql, loadRows } from './list-sql.ts';
import { manyIds } from './many-ids.ts';
import type { Tenant } from './tenant.ts';
import type { Values } from './values.ts';

const foundRow = z.object({ ids: manyIds, total: z.int() });

type Found = z.infer<typeof foundRow>;

const nothing: Found = { ids: [], total: 0 };

/** How many rows are read for a page and its total. Only two limits are used, because each one is a statement of its own. */
const reachOf = ({ limit, offset }: PageWindow): PageWindow => {
  if (limit === null) return { limit, offset: 0 };
  return { limit: offset + limit > countLimit ? reachLimit : countLimit + 1, offset: 0 };
};

/** SQL for one row with the ids of a page and the total. `found` is a statement that finds ids in their order. */
const foundSql = (found: string, { limit, offset }: PageWindow, values: Values): string => {
  const page =
    limit === null
      ? 'f.ids'
      : offset === 0
        ? `f.ids[:${limit}]`
        : `f.ids[${values.add(offset + 1)}:${values.add(offset + limit)}]`;
  return `with f as materialized (select array(${found}) as ids)
    select ${page} as ids, cardinality(f.ids) as total from f`;
};

/** The ids of a page and the total, read with one statement. */
const loadFound = async (tenant: Tenant, list: ListSql, window: PageWindow): Promise<Found> => {
  const { from, id, where, order } = list;
  const [found = nothing] = await loadRows(tenant, list, reachOf(window), foundRow, (reach, values) =>
    foundSql(`select ${id} from ${from} where ${where} order by ${order} ${reach}`, window, values),
  );
  return found;
};

type CountedRows<S extends z.ZodType<{ total: number }>> = {
  row: S;
  /** The ids of the list in its order, as many as `window` says. */
  ids: (window: string) => string;
  /** SQL for the rows that are shown. `page` has the columns `id` and `total`; `total` is the same in every row. */
  rows: (page: string) => string;
  /** Whether an index has the order of the list. Then the page is read from the index, and the total is counted
   * separately. */
  ordered: boolean;
};

/** A page and its total in one statement. A first page may end the transaction: if it has no rows, the total is 0 and nothing
 * more has to be counted. */
export const loadCountedRows = <S extends z.ZodType<{ total: number }>>(
  tenant: Tenant,
  query: PageQuery,
  list: ListSql,
  { row, ids, rows, ordered }: CountedRows<S>,
  endWith: Tenant['endWith'],
): Promise<PageOf<z.output<S>>> => {
  const read = (window: PageWindow) =>
    loadRows(tenant, list, ordered ? window : reachOf(window), row, (limit, values) =>
      rows(
        ordered
          ? `select page.id, (${countSql(list, countLimit + 1)}) as total from (${ids(limit)}) page (id)`
          : `select unnest(found.ids) as id, found.total from (${foundSql(ids(limit), window, values)}) found`,
      ),
    );
  let found: Promise<z.output<S>[]> | undefined;
  return loadPage(query, {
    rows: (window) => {
      found = window.offset === 0 ? endWith(() => read(window)) : read(window);
      return found;
    },
    count: async (max) => {
      const [first] = (await found) ?? [];
      return first?.total ?? (found && query.page === 1 ? 0 : countRows(tenant, list, max));
    },
  });
};

/** A page of a list whose order no index has: all rows must be found to sort them, so the same statement counts them. */
export const loadCountedPage = <R>(
  tenant: Tenant,
  query: PageQuery,
  list: ListSql,
  rowsOf: (ids: number[]) => Promise<R[]>,
): Promise<PageOf<R>> => {
  let found: Promise<Found> | undefined;
  return loadPage(query, {
    rows: async (window) => {
      found = loadFound(tenant, list, window);
      return rowsOf((await found).ids);
    },
    count: async (max) => (found ? (await found).total : countRows(tenant, list, max)),
  });
};
