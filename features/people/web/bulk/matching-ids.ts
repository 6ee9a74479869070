import { reachLimit } from '#platform/contract/pagination';
import { call } from '#platform/web/api/index';
import type { SearchOfList } from '#platform/web/list/index';
import { peopleEndpoints } from '../../contract/index.ts';
import { peopleList } from '../list/people-list.ts';

const perPage = 100;

/** Ids of the people who match the filters of the list: up to `max`, rounded up to a whole page. */
export const matchingIds = async (
  search: SearchOfList<typeof peopleList>,
  max = reachLimit,
): Promise<number[]> => {
  const ids = new Set<number>();
  for (let page = 1; ids.size <= max && page <= reachLimit / perPage; page += 1) {
    const query = { ...peopleList.queryOf(search), page, per_page: perPage };
    const { rows } = await call(peopleEndpoints.listPeople, { query });
    for (const { id } of rows) ids.add(id);
    if (rows.length < perPage) break;
  }
  return [...ids];
};
