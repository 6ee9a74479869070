import { z } from 'zod';
import type { RecurrenceRule } from '#features/tasks/tasks/contract';
import { openStatuses } from '#features/tasks/tasks/contract';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import { zone } from '../project/columns-sql-repository.ts';

const nothing = z.object({});

export const insertSchedule = async (
  tenant: Tenant,
  projectId: number,
  rule: RecurrenceRule,
): Promise<void> => {
  await tenant.db
    .insertInto('special_project_schedules')
    .values({
      organization_id: tenant.organizationId,
      special_project_id: projectId,
      rule: JSON.stringify(rule),
      created_by: tenant.userId,
    })
    .execute();
};

type ScheduleSet = { next_on: string | null } | { deleted_at: string };

/** The caller must hold the project locked. */
export const saveSchedule = async (tenant: Tenant, id: number, set: ScheduleSet): Promise<void> => {
  await tenant.db
    .updateTable('special_project_schedules')
    .set(set)
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

/** Keeps the next date of a project that recurs: of its first task that is not done, or of its rules. */
export const renewDay = async (tenant: Tenant, projectId: number): Promise<void> => {
  await tenant.query({
    name: 'special-project-renew-day',
    text: `with next as (
        select coalesce(
          (select min(k.scheduled_on) from tasks k where k.organization_id = $1 and k.source = 'special_project'
            and k.related_type_id = $2 and k.deleted_at is null
            and k.status in (${literals(openStatuses)})),
          min(s.next_on)) as day
        from special_project_schedules s
        where s.organization_id = $1 and s.special_project_id = $2 and s.deleted_at is null having count(*) > 0
      )
      update special_projects t set scheduled_date = next.day from next
      where t.organization_id = $1 and t.id = $2 and next.day is not null
        and t.scheduled_date is distinct from next.day and t.status not in ('closed', 'invoiced', 'cancelled')`,
    values: [tenant.organizationId, projectId],
    row: nothing,
  });
};

/** Ids of projects whose next tasks are to be made, or whose next date has passed while they are at rest: one for each such
 * schedule, the soonest first. */
export const dueProjects = (tenant: Tenant, now: Date, days: number, max: number) =>
  tenant.query({
    name: 'special-projects-due',
    text: `select t.id from special_project_schedules s
      join special_projects t on t.organization_id = $1 and t.id = s.special_project_id and t.deleted_at is null
        and t.status not in ('closed', 'invoiced', 'cancelled')
      left join jobs j on j.organization_id = $1 and j.id = t.job_id
      left join buildings b on b.organization_id = $1 and b.id = t.building_id
      where s.organization_id = $1 and s.deleted_at is null and s.next_on <= ($2::timestamptz + interval '1 day')::date + $3::int
        and case when t.status in ('open', 'active') and t.job_id is not null
          then j.status = 'active' and s.next_on <= ($2::timestamptz at time zone ${zone})::date + $3::int
          else s.next_on < ($2::timestamptz at time zone ${zone})::date end
      order by s.next_on, s.id limit $4`,
    values: [tenant.organizationId, now.toISOString(), days, max],
    row: idRow,
  });
