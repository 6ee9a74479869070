import { z } from 'zod';
import { inScopeSql, mayHoldWorkSql } from '#features/accounts/access/server';
import { siteZone } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { scheduledShift } from '../../contract/index.ts';
import { isWorked } from './worked-plan-sql-repository.ts';

const shiftRow = scheduledShift.extend({
  plan_id: z.int(),
  job_id: z.int(),
  job: z.string(),
  address: z.string(),
  zone_name: z.string(),
});

export type ShiftRow = z.infer<typeof shiftRow>;

/** SQL: the lines worked at present, of the active current plan of a service, else of its active full-building plan. */
const selectShifts = `select l.id, p.id as plan_id, p.plan_type, p.effective_from, j.id as job_id,
    j.job_number || ' – ' || j.job_name as job, ${siteZone} as zone_name,
    coalesce((select concat_ws(', ', b.address, b.city, b.state || ' ' || b.zip) from job_buildings jb
      join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
      where jb.organization_id = $1 and jb.job_id = j.id order by b.name, b.id limit 1), '') as address,
    json_build_object('id', s.id, 'name', s.name) as service,
    l.schedule_type, l.title, l.shift, l.headcount, (l.shift_minutes / 60.0)::float8 as shift_length_hours, l.days,
    l.start_time, l.zone, coalesce((
      select json_agg(json_build_object('id', m.user_id, 'name', m.name, 'profile_photo_id', m.profile_photo_id)
        order by m.name, m.user_id)
      from staffing_plan_people x
      join memberships m on m.organization_id = $1 and m.user_id = x.user_id and ${mayHoldWorkSql}
      where x.organization_id = $1 and x.line_id = l.id), '[]') as people
  from staffing_plans p
  join job_services s on s.organization_id = $1 and s.id = p.job_service_id and s.deleted_at is null and s.status = 'active'
  join jobs j on j.organization_id = $1 and j.id = s.job_id and j.deleted_at is null and j.status = 'active'
  join staffing_plan_lines l on l.organization_id = $1 and l.staffing_plan_id = p.id
  where p.organization_id = $1 and ${isWorked}`;

const inOrder = 'order by s.name, s.id, l.position, l.id';

/** The caller must check that the job may be seen. */
export const shiftsOfJob = (tenant: Tenant, jobId: number): Promise<ShiftRow[]> =>
  tenant.query({
    name: 'shifts-of-job',
    text: `${selectShifts} and j.id = $2 ${inOrder}`,
    values: [tenant.organizationId, jobId],
    row: shiftRow,
  });

const hasPerson = `exists (select from staffing_plan_people x
  where x.organization_id = $1 and x.line_id = l.id and x.user_id = any($2::int[]))`;

/** The shifts of these people at all jobs, whether the reader sees them or not. */
export const shiftsOfPeople = (tenant: Tenant, userIds: readonly number[]): Promise<ShiftRow[]> =>
  tenant.query({
    name: 'shifts-of-people',
    text: `${selectShifts} and ${hasPerson} ${inOrder}`,
    values: [tenant.organizationId, userIds],
    row: shiftRow,
  });

/** The shifts of a person at jobs that the reader sees. */
export const shiftsInScope = (tenant: Tenant, userId: number | null): Promise<ShiftRow[]> =>
  tenant.query({
    name: tenant.seesAllJobs ? 'shifts-of-person' : 'shifts-of-person-in-scope',
    text: `${selectShifts} and ${hasPerson}${inScopeSql(tenant, 'j.id', '$3')} ${inOrder}`,
    values: [tenant.organizationId, [userId], ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: shiftRow,
  });
