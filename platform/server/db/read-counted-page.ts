import { z } from 'zod';
import { countLimit, type PageOf, reachLimit } from '#platform/contract/pagination';
import { type PageQuery, type PageWindow, readPage } from '../http/page.ts';
import { countRows, countSql, type ListSql, readRows } from './list-sql.ts';
import { manyIds } from './many-ids.ts';
import type { Tenant } from './tenant.ts';
import type { Values } from './values.ts';

const foundRow = z.object({ ids: manyIds, total: z.int() });

type Found = z.infer<typeof foundRow>;

const nothing: Found = { ids: [], total: 0 };

/** How many rows are looked at for a page and its total: few numbers, because each makes a statement of its own. */
const reachOf = ({ limit, offset }: PageWindow): PageWindow => {
  if (limit === null) return { limit, offset: 0 };
  return { limit: offset + limit > countLimit ? reachLimit : countLimit + 1, offset: 0 };
};

/** One row with the ids of a page and how many there are, from a statement that finds ids in their order. */
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

/** The ids of a page, and how many there are in all, from one look at the list. */
const findPage = async (tenant: Tenant, list: ListSql, window: PageWindow): Promise<Found> => {
  const { from, id, where, order } = list;
  const [found = nothing] = await readRows(tenant, list, reachOf(window), foundRow, (reach, values) =>
    foundSql(`select ${id} from ${from} where ${where} order by ${order} ${reach}`, window, values),
  );
  return found;
};

type CountedRows<S extends z.ZodType<{ total: number }>> = {
  row: S;
  /** The ids of the list in its order, as many as `window` says. */
  ids: (window: string) => string;
  /** What is shown of them: `page` has columns `id` and `total`, the latter for every row the same. */
  rows: (page: string) => string;
  /** Whether an index has the list in its order: then a page is read from it, and counting is a look of its own. */
  ordered: boolean;
};

/** A page and its total in one statement. A first page may end the transaction: without rows there are none. */
export const readCountedRows = <S extends z.ZodType<{ total: number }>>(
  tenant: Tenant,
  query: PageQuery,
  list: ListSql,
  { row, ids, rows, ordered }: CountedRows<S>,
  endWith: Tenant['endWith'],
): Promise<PageOf<z.output<S>>> => {
  const read = (window: PageWindow) =>
    readRows(tenant, list, ordered ? window : reachOf(window), row, (limit, values) =>
      rows(
        ordered
          ? `select page.id, (${countSql(list, countLimit + 1)}) as total from (${ids(limit)}) page (id)`
          : `select unnest(found.ids) as id, found.total from (${foundSql(ids(limit), window, values)}) found`,
      ),
    );
  let found: Promise<z.output<S>[]> | undefined;
  return readPage(query, {
    rows: (window) => {
      found = window.offset === 0 ? endWith(() => read(window)) : read(window);
      return found;
    },
    count: async (most) => {
      const [first] = (await found) ?? [];
      return first?.total ?? (found && query.page === 1 ? 0 : countRows(tenant, list, most));
    },
  });
};

/** A page of a list that no index has in its order: all of it has to be found to sort it, so it is counted along. */
export const readCountedPage = <R>(
  tenant: Tenant,
  query: PageQuery,
  list: ListSql,
  rowsOf: (ids: number[]) => Promise<R[]>,
): Promise<PageOf<R>> => {
  let found: Promise<Found> | undefined;
  return readPage(query, {
    rows: async (window) => {
      found = findPage(tenant, list, window);
      return rowsOf((await found).ids);
    },
    count: async (most) => (found ? (await found).total : countRows(tenant, list, most)),
  });
};
