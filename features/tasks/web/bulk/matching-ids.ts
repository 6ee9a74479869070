import { countLimit } from '#platform/contract/pagination';
import { call } from '#platform/web/api/index';
import { taskEndpoints } from '../../contract/index.ts';
import { queryOf, type TaskSearch } from '../list/task-search.ts';

const perPage = 100;
const readings = 3;

/** Ids of all tasks that match the list's filters, as far as a list counts. What leaves the list meanwhile moves others
 * to a page that was read already: then they are read again. */
export const matchingIds = async (search: TaskSearch): Promise<number[]> => {
  const ids = new Set<number>();
  for (let reading = 0; reading < readings; reading += 1) {
    let total = 0;
    for (let page = 1; page <= countLimit / perPage; page += 1) {
      const answer = await call(taskEndpoints.listTasks, {
        query: { ...queryOf(search), sort: 'number', order: 'asc', page, per_page: perPage },
      });
      total = answer.total;
      for (const { id } of answer.rows) ids.add(id);
      if (answer.rows.length < perPage) break;
    }
    if (ids.size >= total) break;
  }
  return [...ids];
};
