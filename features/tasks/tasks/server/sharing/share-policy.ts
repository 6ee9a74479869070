import type { Person } from '#platform/server/http/person';
import { mayChangeSeries } from '../series/series-policy.ts';
import type { SeriesRecord } from '../series/series-repository.ts';
import { mayUpdate } from '../task/task-policy.ts';
import type { TaskRecord } from '../task/task-repository.ts';

/** Whether people outside of the organization may see the task. */
export const isPublic = (task: Pick<TaskRecord, 'internal_only' | 'visibility'>): boolean =>
  !task.internal_only && task.visibility === 'public';

/** Who may change a record decides who outside sees it: a day porter shares own or assigned tasks. */
export const mayShareTask = (
  task: Pick<TaskRecord, 'created_by'>,
  person: Person,
  assigned: boolean,
): boolean => person.flags.has('hasAccessTasks') && mayUpdate(task, person, assigned);

export const mayShareSeries = (series: Pick<SeriesRecord, 'created_by'>, person: Person): boolean =>
  person.flags.has('hasAccessTasks') && mayChangeSeries(series, person);
