import { z } from 'zod';
import type { LoadStaffing } from '#features/sites/jobs/server';
import { isWorked } from './worked-plan-sql-repository.ts';

const row = z.object({ service_id: z.int(), headcount: z.int(), week_hours: z.number() });

/** People and hours of the plan worked at present, for each service of a job. */
export const staffingOfJob: LoadStaffing = async (tenant, jobId) => {
  const rows = await tenant.query({
    name: 'staffing-of-job',
    text: `select s.id as service_id, coalesce(sum(l.headcount), 0)::int as headcount,
        coalesce(sum(l.headcount * l.shift_minutes * cardinality(l.days)), 0)::float8 / 60 as week_hours
      from job_services s
      join staffing_plans p on p.organization_id = $1 and p.job_service_id = s.id and ${isWorked}
      left join staffing_plan_lines l on l.organization_id = $1 and l.staffing_plan_id = p.id
      where s.organization_id = $1 and s.job_id = $2 and s.deleted_at is null and s.status = 'active'
      group by s.id`,
    values: [tenant.organizationId, jobId],
    row,
  });
  return new Map(rows.map(({ service_id, ...staffing }) => [service_id, staffing]));
};
