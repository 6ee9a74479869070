import type { Person } from '#platform/server/http/person';
import type { TaskRecord } from '../task/task-repository.ts';

/** Whether people outside of the organization may see the task. */
export const isPublic = (task: Pick<TaskRecord, 'internal_only' | 'visibility'>): boolean =>
  !task.internal_only && task.visibility === 'public';

export const mayShare = ({ flags }: Pick<Person, 'flags'>): boolean =>
  flags.has('hasAccessTasks') && flags.has('tasks.canUpdateTask');
