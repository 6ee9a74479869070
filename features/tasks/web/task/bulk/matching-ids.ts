import { reachLimit } from '#platform/contract/pagination';
import { call } from '#platform/web/api/index';
import { taskEndpoints } from '../../../contract/index.ts';
import { type TaskListSearch, taskList } from '../list/task-list-definition.ts';

const perPage = 100;
const readings = 3;

/** Ids of all tasks that match the list's filters, up to the last page that can be read. When a task leaves the list
 * meanwhile, others move to pages that were already read, so all pages are read again. */
export const matchingIds = async (search: TaskListSearch): Promise<number[]> => {
  const filters = taskList.queryOf(search);
  const ids = new Set<number>();
  for (let reading = 0; reading < readings; reading += 1) {
    for (let page = 1; page <= reachLimit / perPage; page += 1) {
      const answer = await call(taskEndpoints.listTasks, {
        query: { ...filters, sort: 'number', order: 'asc', page, per_page: perPage },
      });
      for (const { id } of answer.rows) ids.add(id);
      if (answer.rows.length < perPage) break;
    }
    const { total } = await call(taskEndpoints.listTasks, { query: { ...filters, total: 'exact' } });
    if (ids.size >= Math.min(total, reachLimit)) break;
  }
  return [...ids];
};
