import { z } from 'zod';
import { countLimit, type PageOf, reachLimit } from '#platform/contract/pagination';
import { type PageQuery, type PageWindow, readPage } from '../http/page.ts';
import { countRows, type ListSql, readRows } from './list-sql.ts';
import { manyIds } from './many-ids.ts';
import type { Tenant } from './tenant.ts';

const foundRow = z.object({ ids: manyIds, total: z.int() });

type Found = z.infer<typeof foundRow>;

const nothing: Found = { ids: [], total: 0 };

/** The ids of a page, and how many there are in all, from one look at the list. */
const findPage = async (tenant: Tenant, list: ListSql, { limit, offset }: PageWindow): Promise<Found> => {
  const { from, id, where, order } = list;
  const most = limit === null ? null : offset + limit > countLimit ? reachLimit : countLimit + 1;
  const [found = nothing] = await readRows(
    tenant,
    list,
    { limit: most, offset: 0 },
    foundRow,
    (reach, values) => {
      const page =
        limit === null
          ? 'f.ids'
          : offset === 0
            ? `f.ids[:${limit}]`
            : `f.ids[${values.add(offset + 1)}:${values.add(offset + limit)}]`;
      return `with f as materialized (
          select array(select ${id} from ${from} where ${where} order by ${order} ${reach}) as ids)
        select ${page} as ids, cardinality(f.ids) as total from f`;
    },
  );
  return found;
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
