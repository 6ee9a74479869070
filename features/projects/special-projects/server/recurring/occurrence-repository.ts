import { z } from 'zod';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

/** The dates of a rule from a day on that have their task. */
export const datesMade = async (tenant: Tenant, scheduleId: number, from: string): Promise<Set<string>> => {
  const rows = await tenant.db
    .selectFrom('special_project_occurrences')
    .select('occurrence_date')
    .where('organization_id', '=', tenant.organizationId)
    .where('schedule_id', '=', scheduleId)
    .where('occurrence_date', '>=', from)
    .execute();
  return new Set(rows.map(({ occurrence_date }) => occurrence_date));
};

const plannedRow = z.object({ schedule_id: z.int(), date: z.string(), day: z.string() });

/** The day planned for each date of a project from a date on, by rule and date: `7 2027-03-18`. */
export const plannedDays = async (
  tenant: Tenant,
  projectId: number,
  from: string,
): Promise<Map<string, string>> => {
  const rows = await tenant.query({
    name: 'special-project-planned-days',
    text: `select o.schedule_id, o.occurrence_date::text as date, k.scheduled_on::text as day
      from special_project_schedules s
      join special_project_occurrences o on o.organization_id = $1 and o.schedule_id = s.id
        and o.occurrence_date >= $3::date
      join tasks k on k.organization_id = $1 and k.id = o.task_id and k.scheduled_on is not null
      where s.organization_id = $1 and s.special_project_id = $2 and s.deleted_at is null`,
    values: [tenant.organizationId, projectId, from],
    row: plannedRow,
  });
  return new Map(rows.map(({ schedule_id, date, day }) => [`${schedule_id} ${date}`, day]));
};

/** The task of a day that no rule has made, such as the one from before the project recurred. */
export const taskWithoutRule = async (
  tenant: Tenant,
  projectId: number,
  date: string,
): Promise<number | undefined> => {
  const [found] = await tenant.query({
    name: 'special-project-task-without-rule',
    text: `select k.id from tasks k where k.organization_id = $1 and k.source = 'special_project'
        and k.related_type_id = $2 and k.scheduled_on = $3::date and k.deleted_at is null and k.status <> 'cancelled'
        and not exists (select from special_project_occurrences o
          where o.organization_id = $1 and o.task_id = k.id)
      order by k.id limit 1`,
    values: [tenant.organizationId, projectId, date],
    row: idRow,
  });
  return found?.id;
};

export const insertOccurrence = async (
  tenant: Tenant,
  occurrence: { schedule_id: number; occurrence_date: string; task_id: number },
): Promise<void> => {
  await tenant.db
    .insertInto('special_project_occurrences')
    .values({ organization_id: tenant.organizationId, ...occurrence })
    .execute();
};

export const tasksOfSchedule = async (tenant: Tenant, scheduleId: number): Promise<Set<number>> => {
  const rows = await tenant.db
    .selectFrom('special_project_occurrences')
    .select('task_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('schedule_id', '=', scheduleId)
    .execute();
  return new Set(rows.map(({ task_id }) => task_id));
};

/** The dates of these tasks may be made again. */
export const forgetOccurrences = async (tenant: Tenant, taskIds: readonly number[]): Promise<void> => {
  if (taskIds.length === 0) return;
  await tenant.db
    .deleteFrom('special_project_occurrences')
    .where('organization_id', '=', tenant.organizationId)
    .where('task_id', 'in', taskIds)
    .execute();
};

const occurrence = z.object({
  status: z.string(),
  day: z.string(),
  begun: z.boolean(),
  updated_at: z.string(),
});

/** One date of a project as its task, held against whoever begins it. */
export const lockOccurrence = async (tenant: Tenant, projectId: number, taskId: number) => {
  const [found] = await tenant.query({
    name: 'special-project-occurrence',
    text: `select k.status, k.scheduled_on::text as day, k.started_at is not null as begun, k.updated_at from tasks k
      join special_project_occurrences o on o.organization_id = $1 and o.task_id = k.id
      where k.organization_id = $1 and k.id = $3 and k.source = 'special_project' and k.related_type_id = $2
        and k.deleted_at is null and k.scheduled_on is not null
      for update of k`,
    values: [tenant.organizationId, projectId, taskId],
    row: occurrence,
  });
  return found;
};
