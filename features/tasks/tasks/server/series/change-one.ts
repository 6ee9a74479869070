import { invalid, refused } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { openStatuses } from '../../contract/index.ts';
import { recordTaskChange } from '../task/record-task-change.ts';
import { assigneesOf, findTask, replaceAssignees, updateTask } from '../task/task-repository.ts';
import { findOccurrences } from './occurrence-repository.ts';
import { templateOf, type UpdateSeries } from './series-fields.ts';
import type { SeriesRecord } from './series-repository.ts';

/** Changes one occurrence alone; the series stays as it is. */
export const changeOne = async (call: UpdateSeries, series: SeriesRecord) => {
  const { body, tenant } = call;
  const all = await findOccurrences(tenant, series.id);
  const found = all.find(({ occurrence_date }) => occurrence_date === body.occurrence_date);
  const task = found && (await findTask(tenant, found.id, { lock: true }));
  if (!task) throw invalid({ occurrence_date: ['no_series_date'] });
  if (!(openStatuses as readonly string[]).includes(task.status)) throw refused('task_done');
  const { assignee_user_ids, ...fields } = templateOf(body);
  const set = { ...fields, visibility: body.internal_only ? 'internal' : 'public' };
  const assignees = await assigneesOf(tenant, task.id);
  await updateTask(tenant, task.id, set, { statuses: [task.status] });
  await replaceAssignees(tenant, task.id, assignee_user_ids);
  await recordTaskChange(call, {
    action: 'task.updated',
    task,
    changes: {
      ...changesOf(task, set),
      ...changesOf({ assignee_user_ids: assignees }, { assignee_user_ids }),
    },
    data: { newcomers: assignee_user_ids.filter((id) => !assignees.includes(id)) },
  });
  return series.id;
};
