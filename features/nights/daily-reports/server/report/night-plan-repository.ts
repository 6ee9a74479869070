import { z } from 'zod';
import { nightHeadcount } from '#features/contracts/staffing-plans/server';
import type { Tenant } from '#platform/server/db/tenant';

const plan = z.object({
  shift_start: z.string().nullable(),
  shift_end: z.string().nullable(),
  headcount: z.int().nullable(),
});

/** What the services of a job say of one of its nights: the shift, and how many people come, by the staffing plan where one is
 * active. Night cleaning counts; plain cleaning only where there is none. A service without named days is on all days. */
export const nightPlan = async (
  tenant: Tenant,
  jobId: number,
  night: string,
): Promise<z.infer<typeof plan>> => {
  const [found] = await tenant.query({
    name: 'daily-report-night-plan',
    text: `with of_job as (
        select s.type, s.start_time, s.end_time,
          coalesce(${nightHeadcount('s.id', '$3::date')}, s.headcount) as headcount from job_services s
        where s.organization_id = $1 and s.job_id = $2 and s.status = 'active' and s.deleted_at is null
          and s.type in ('night-cleaning', 'cleaning')
          and (cardinality(s.days_of_week) = 0 or extract(dow from $3::date)::int = any(s.days_of_week))),
      of_night as (
        select * from of_job where type = 'night-cleaning'
          or not exists (select from of_job o where o.type = 'night-cleaning'))
      select (select n.start_time from of_night n where n.start_time is not null order by n.start_time limit 1) as shift_start,
        (select n.end_time from of_night n where n.end_time is not null order by n.start_time limit 1) as shift_end,
        (select sum(n.headcount)::int from of_night n) as headcount`,
    values: [tenant.organizationId, jobId, night],
    row: plan,
  });
  return found ?? { shift_start: null, shift_end: null, headcount: null };
};
