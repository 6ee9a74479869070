import { stale } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import { checkFields } from '../task/check-task-fields.ts';
import { changeAll } from './change-all.ts';
import { changeFollowing } from './change-following.ts';
import { changeOne } from './change-one.ts';
import { checkRecurrence } from './check-recurrence.ts';
import { openForChange } from './open-for-change.ts';
import type { UpdateSeries } from './series-fields.ts';
import { presentSeries } from './series-presenter.ts';

export const updateSeries = async (call: UpdateSeries) => {
  const { params, body, tenant, person, now } = call;
  const series = await openForChange(tenant, person, params.id);
  if (series.updated_at !== body.updated_at) {
    throw stale(await presentSeries(tenant, person, series.id, now));
  }
  const today = dateAt(now, series.zone);
  await checkFields(
    tenant,
    { ...body, due_at: null, scheduled_on: null },
    { jobId: series.job_id, buildingId: series.building_id, zone: series.zone, now },
    { assignee_user_ids: series.assignee_user_ids },
    body.scope !== 'this' && body.recurrence ? checkRecurrence(body.recurrence, today) : {},
  );
  const change = { this: changeOne, following: changeFollowing, all: changeAll }[body.scope];
  return presentSeries(tenant, person, await change(call, series), now);
};
