import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

/** The dates of a rule, from a day on, that are tasks. */
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

/** The work of a day that no rule has made: that of a project before it recurred. */
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
