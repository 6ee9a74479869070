import { isPicture, listFiles } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { ProjectFiles } from '../../contract/index.ts';
import { photographedTasks } from '../transitions/project-tasks-repository.ts';

const maxTasks = 10;

/** What the crew photographed before the work and after it, task by task. Drawn on at the task. */
export const photosOfWork = async (
  tenant: Tenant,
  person: Person,
  projectId: number,
): Promise<ProjectFiles['work']> => {
  const tasks = await photographedTasks(tenant, projectId, maxTasks);
  const ids = tasks.map(({ id }) => id);
  const files = await listFiles(tenant, 'task', ids, person);
  return tasks.map((task) => {
    const photos = files.get(task.id)?.filter(isPicture) ?? [];
    return {
      task,
      before: photos.filter(({ purpose }) => purpose === 'attachment'),
      after: photos.filter(({ purpose }) => purpose === 'resolution'),
    };
  });
};
