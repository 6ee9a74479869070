import { call } from '#platform/web/api/index';
import type { SearchOfList } from '#platform/web/list/index';
import { missingEndpoints } from '../../contract/index.ts';
import { missingList } from './missing-list.ts';

const perPage = 100;

/** Maximum number of pages that are read. */
const maxPages = 20;

/** Ids of all rows that match the filters of the list. */
export const matchingIds = async (search: SearchOfList<typeof missingList>): Promise<number[]> => {
  const filters = missingList.queryOf(search);
  const ids: number[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { ...filters, page, per_page: perPage };
    const { rows } = await call(missingEndpoints.listMissingWork, { query });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < perPage) break;
  }
  return [...new Set(ids)];
};
