import { endOfNight } from '#features/sites/service-days/contract';
import { forbidden, notFound, refused, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { derivedTitle, openStatuses, type taskEndpoints } from '../../contract/index.ts';
import { renewUpcoming } from '../series/upcoming-repository.ts';
import { checkFields, dueInstant } from './check-task-fields.ts';
import { recordTaskChange } from './record-task-change.ts';
import { loadTaskDetail, type TaskDetail } from './task-detail-repository.ts';
import { mayUpdate } from './task-policy.ts';
import { presentTask } from './task-presenter.ts';
import { replaceAssignees, updateTask as saveTask } from './task-repository.ts';

type Call = SignedInCall<(typeof taskEndpoints)['updateTask']>;

/** A planned date moves an untouched task between open and scheduled; work that began stays as it is. */
const statusAfter = (status: string, scheduledOn: string | null, today: string): string =>
  status === 'open' || status === 'scheduled'
    ? scheduledOn !== null && scheduledOn > today
      ? 'scheduled'
      : 'open'
    : status;

/** The due date as entered. Work of a project that gets another day becomes due at the end of that night, unless the due date is
 * changed too. */
const dueAfter = (before: TaskDetail, { due_at, scheduled_on }: Call['body']): string | null => {
  const zone = before.building.time_zone;
  const due = due_at && dueInstant(due_at, zone);
  const stays = (due ?? null) === (before.due_at && new Date(before.due_at).toISOString());
  const moves = scheduled_on !== null && scheduled_on !== before.scheduled_on;
  return before.source === 'special_project' && moves && stays ? endOfNight(scheduled_on, zone) : due;
};

export const updateTask = async (call: Call) => {
  const { params, body, tenant, person, now } = call;
  const before = await loadTaskDetail(tenant, params.id);
  if (!before) throw notFound();
  const assignees = before.assignees.map((assignee) => assignee.id);
  if (!mayUpdate(before, person, assignees.includes(person.userId))) throw forbidden();
  if (!(openStatuses as readonly string[]).includes(before.status)) throw refused('task_done');
  const zone = before.building.time_zone;
  await checkFields(
    tenant,
    body,
    { jobId: before.job_id, buildingId: before.building_id, zone, now },
    { due_at: before.due_at, scheduled_on: before.scheduled_on, assignee_user_ids: assignees },
  );
  const { updated_at, assignee_user_ids, title, due_at: _due, ...fields } = body;
  const set = {
    ...fields,
    title: title || derivedTitle(body.description),
    due_at: dueAfter(before, body),
    status: statusAfter(before.status, body.scheduled_on, dateAt(now, zone)),
    visibility: body.internal_only ? 'internal' : 'public',
  };
  const changes = {
    ...changesOf({ ...before, due_at: before.due_at && new Date(before.due_at).toISOString() }, set),
    ...changesOf(
      { assignee_user_ids: assignees.toSorted() },
      { assignee_user_ids: assignee_user_ids.toSorted() },
    ),
  };
  if (updated_at === before.updated_at && Object.keys(changes).length === 0) {
    return presentTask(tenant, person, params.id, now);
  }
  if (!(await saveTask(tenant, params.id, set, { updatedAt: updated_at, statuses: [before.status] }))) {
    throw stale(await presentTask(tenant, person, params.id, now));
  }
  await replaceAssignees(tenant, params.id, assignee_user_ids);
  await recordTaskChange(call, {
    action: 'task.updated',
    task: before,
    changes,
    data: { newcomers: assignee_user_ids.filter((id) => !assignees.includes(id)) },
  });
  if (before.series_id !== null) await renewUpcoming(tenant, [before.series_id], now);
  return presentTask(tenant, person, params.id, now);
};
