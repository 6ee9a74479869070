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
