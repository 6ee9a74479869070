import { planServiceDays } from '#features/sites/service-days/server';
import type { Tenant } from '#platform/server/db/tenant';

/** Days before today for which the demo has reports and logs. */
const days = 10;

/** The service days of the sites with reports and logs: they owe a report each night, and a log each day where a day porter
 * serves. */
export const seedServiceDays = async (tenant: Tenant, now: Date): Promise<void> => {
  const run = (text: string, ...values: unknown[]) =>
    tenant.query({ text, values: [tenant.organizationId, ...values] });
  await run(`update jobs j set
      report_required = exists (select from daily_reports r where r.organization_id = $1 and r.job_id = j.id),
      action_log_required = exists (select from action_logs l where l.organization_id = $1 and l.job_id = j.id)
        and exists (select from job_services s where s.organization_id = $1 and s.job_id = j.id and s.type = 'day-porter')
    where j.organization_id = $1`);
  await run(`update job_services s set days_of_week = '{0,1,2,3,4,5,6}'
    from jobs j where s.organization_id = $1 and j.organization_id = $1 and j.id = s.job_id
      and (j.report_required and s.type = 'night-cleaning' or j.action_log_required and s.type = 'day-porter')`);
  await run(
    `insert into planned_service_days (organization_id, time_zone, work, through)
     select $1, z.time_zone, w.work, ($2::timestamptz at time zone z.time_zone)::date - $3::int - 1
     from (select distinct time_zone from buildings where organization_id = $1) z
     cross join (values ('nightly_report'), ('action_log')) w (work)`,
    now.toISOString(),
    days,
  );
  await planServiceDays(tenant, now);
};
