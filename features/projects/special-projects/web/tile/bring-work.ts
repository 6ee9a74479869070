import type { QueryClient } from '@tanstack/react-query';
import { openStatuses } from '#features/tasks/tasks/contract';
import { taskQuery } from '#features/tasks/tasks/web';
import { readAhead, unlessRefused } from '#platform/web/api/index';
import type { ProjectTask } from '../../contract/index.ts';

/** Most tasks of one project: work that recurs has one for each date of the next three months. */
const maxTasks = 5;

const unfinished: readonly string[] = openStatuses;

/** Tasks of a project with all their details, the next ones first. They are nobody's own, so the tasks that are brought for
 * a person do not have them. */
export const bringWork = async (client: QueryClient, tasks: readonly ProjectTask[]): Promise<void> => {
  const open = tasks.filter(({ status }) => unfinished.includes(status));
  for (const { id } of open.slice(0, maxTasks))
    await unlessRefused(client.fetchQuery({ ...taskQuery(id), ...readAhead }));
};
