import type { PageOf } from '#platform/contract/pagination';
import { loadPage, type PageQuery } from '../http/page.ts';
import { countRows, type ListSql, loadPageIds } from './list-sql.ts';
import type { Tenant } from './tenant.ts';

/** A page of a list: its ids first, then what `rowsOf` reads of these records, in their order. */
export const loadListPage = <R>(
  tenant: Tenant,
  query: PageQuery,
  list: ListSql,
  rowsOf: (ids: number[]) => Promise<R[]>,
): Promise<PageOf<R>> =>
  loadPage(query, {
    rows: async (window) => rowsOf(await loadPageIds(tenant, list, window)),
    count: (max) => countRows(tenant, list, max),
  });
