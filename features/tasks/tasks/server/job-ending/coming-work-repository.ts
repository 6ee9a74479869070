import { z } from 'zod';
import type { EndingWork } from '#features/sites/jobs/contract';
import type { LoadBusyBuildings } from '#features/sites/jobs/server';
import { anyOf } from '#platform/server/db/any-of';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import { openStatuses } from '../../contract/index.ts';
import { lockTasks, type TaskRecord } from '../task/task-repository.ts';

/** Tasks `t` of the job $2 at the building `b` that nobody has begun, planned for a day after today; $3 is now. What is
 * open today is work at hand: it stays. */
const coming = `from tasks t join buildings b on b.organization_id = $1 and b.id = t.building_id
  where t.organization_id = $1 and t.job_id = $2 and t.deleted_at is null
    and t.status in (${literals(openStatuses)}) and t.status <> 'in_progress' and t.started_at is null
    and t.scheduled_on > ($3::timestamptz at time zone b.time_zone)::date`;

/** Occurrences that a pausing series sets aside, see setAsideComing. */
const setAside = `t.reopened_count = 0 and t.status <> 'on_hold' and exists (select from task_series s
  where s.organization_id = $1 and s.id = t.series_id and s.status = 'active' and s.based_on = 'scheduled'
    and s.deleted_at is null)`;

const counts = z.object({ series: z.int(), set_aside: z.int(), cancelled: z.int() });

export const countComingWork = async (
  tenant: Tenant,
  jobId: number,
  now: Date,
): Promise<Omit<EndingWork, 'inspections' | 'plans'>> => {
  const [found] = await tenant.query({
    text: `select
      (select count(*) from task_series where organization_id = $1 and job_id = $2 and status = 'active'
        and deleted_at is null)::int as series,
      (select count(*) ${coming} and ${setAside})::int as set_aside,
      (select count(*) ${coming} and not (${setAside}))::int as cancelled`,
    values: [tenant.organizationId, jobId, now.toISOString()],
    row: counts,
  });
  return found ?? { series: 0, set_aside: 0, cancelled: 0 };
};

export const lockComingTasks = async (tenant: Tenant, jobId: number, now: Date): Promise<TaskRecord[]> => {
  const rows = await tenant.query({
    text: `select t.id ${coming}`,
    values: [tenant.organizationId, jobId, now.toISOString()],
    row: idRow,
  });
  return rows.length === 0
    ? []
    : lockTasks(
        tenant,
        rows.map(({ id }) => id),
      );
};

/** Buildings where the job has open tasks, or series that are not over. */
export const busyBuildings: LoadBusyBuildings = async (tenant, jobId, buildingIds) => {
  const at = <T extends 'tasks' | 'task_series'>(table: T, open: readonly string[]) =>
    tenant.db
      .selectFrom(table as 'tasks')
      .select('building_id')
      .distinct()
      .where('organization_id', '=', tenant.organizationId)
      .where('job_id', '=', jobId)
      .where('building_id', '=', anyOf(buildingIds))
      .where('deleted_at', 'is', null)
      .where('status', 'in', [...open])
      .execute();
  const [tasks, series] = await Promise.all([
    at('tasks', openStatuses),
    at('task_series', ['active', 'paused']),
  ]);
  return [...tasks, ...series].map(({ building_id }) => building_id);
};
