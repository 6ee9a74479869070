import { countLimit } from '#platform/contract/pagination';
import { call } from '#platform/web/api/index';
import { taskEndpoints } from '../../contract/index.ts';
import { queryOf, type TaskSearch } from '../list/task-search.ts';

const perPage = 100;

/** Ids of all tasks that match the list's filters, as far as a list counts. */
export const matchingIds = async (search: TaskSearch): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; page <= countLimit / perPage; page += 1) {
    const { rows } = await call(taskEndpoints.listTasks, {
      query: { ...queryOf(search), sort: 'number', order: 'asc', page, per_page: perPage },
    });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < perPage) break;
  }
  return ids;
};
