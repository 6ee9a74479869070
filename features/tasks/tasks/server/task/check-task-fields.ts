import { peopleOfJob } from '#features/accounts/access/server';
import { type MessageRef, requireValid } from '#platform/contract/errors';
import { instantAt } from '#platform/contract/zoned-time';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { loadTask, placesFit } from './task-repository.ts';

/** Files of a task are seen by whoever sees the task. */
export const maySeeTask = async (tenant: Tenant, taskId: number): Promise<boolean> =>
  (await loadTask(tenant, taskId)) !== undefined;

/** A due date without a time means the end of that day at the building. */
export const dueInstant = (due: string, zone: string): string =>
  due.length === 10 ? instantAt(due, '23:59', zone) : new Date(due).toISOString();

export type CheckedFields = {
  due_at: string | null;
  scheduled_on: string | null;
  building_floor_id: number | null;
  building_common_area_id: number | null;
  area_type_id: number | null;
  assignee_user_ids: number[];
};

export type At = { jobId: number; buildingId: number; zone: string; now: Date };

/** Values that an edit may leave as they are although a new entry of them would be refused, such as a past due date. */
export type Kept = {
  due_at?: string | null;
  scheduled_on?: string | null;
  assignee_user_ids?: readonly number[];
};

const checkDates = (
  fields: CheckedFields,
  { zone, now }: At,
  kept: Kept,
): Record<string, (string | MessageRef)[]> => {
  const today = dateAt(now, zone);
  const errors: Record<string, (string | MessageRef)[]> = {};
  if (fields.due_at !== null) {
    const due = dueInstant(fields.due_at, zone);
    const unchanged = kept.due_at != null && Date.parse(kept.due_at) === Date.parse(due);
    if (!isEnterable(fields.due_at, today)) errors.due_at = ['date_range'];
    else if (!unchanged && dateAt(new Date(due), zone) < today) errors.due_at = ['only_future_dates'];
  }
  if (fields.scheduled_on !== null) {
    if (!isEnterable(fields.scheduled_on, today)) errors.scheduled_on = ['date_range'];
    else if (fields.scheduled_on < today && fields.scheduled_on !== kept.scheduled_on)
      errors.scheduled_on = ['only_future_dates'];
  }
  return errors;
};

/** Checks dates, places and assignees against the site, all at once with what else is wrong (`more`); `at.now` is when
 * the device made the entry. */
export const checkFields = async (
  tenant: Tenant,
  fields: CheckedFields,
  at: At,
  kept: Kept = {},
  more: Record<string, (string | MessageRef)[]> = {},
): Promise<void> => {
  const errors = { ...checkDates(fields, at, kept), ...more };
  const newcomers = fields.assignee_user_ids.filter((id) => !kept.assignee_user_ids?.includes(id));
  const [fit, people] = await Promise.all([
    placesFit(tenant, at.buildingId, {
      floorId: fields.building_floor_id,
      commonAreaId: fields.building_common_area_id,
      typeId: fields.area_type_id,
    }),
    peopleOfJob(tenant, at.jobId, newcomers),
  ]);
  if (!fit.floor) errors.building_floor_id = ['place_not_of_building'];
  if (!fit.common_area) errors.building_common_area_id = ['place_not_of_building'];
  if (!fit.type) errors.area_type_id = ['invalid_ids'];
  if (newcomers.some((id) => !people.has(id))) errors.assignee_user_ids = ['assignee_cannot_see_job'];
  requireValid(errors);
};
