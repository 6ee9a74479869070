import { planServiceDays } from '#features/service-days/server';
import type { Tenant } from '#platform/server/db/tenant';

/** Nights before today of which the demo has reports. */
const nights = 10;

/** What the sites with reports and logs owed: a report each night, and the log of today where a porter is at it. */
export const seedServiceDays = async (tenant: Tenant, now: Date): Promise<void> => {
  const run = (text: string, ...values: unknown[]) =>
    tenant.query({ text, values: [tenant.organizationId, ...values] });
  await run(`update jobs j set
      report_required = exists (select from daily_reports r where r.organization_id = $1 and r.job_id = j.id),
      action_log_required = exists (select from action_logs l join action_log_entries e
        on e.organization_id = $1 and e.log_id = l.id and e.running
        where l.organization_id = $1 and l.job_id = j.id)
    where j.organization_id = $1`);
  await run(`update job_services s set days_of_week = '{0,1,2,3,4,5,6}'
    from jobs j where s.organization_id = $1 and j.organization_id = $1 and j.id = s.job_id
      and (j.report_required and s.type = 'night-cleaning' or j.action_log_required and s.type = 'day-porter')`);
  await run(
    `insert into planned_service_days (organization_id, time_zone, work, through)
     select $1, z.time_zone, 'nightly_report', ($2::timestamptz at time zone z.time_zone)::date - $3::int - 1
     from (select distinct time_zone from buildings where organization_id = $1) z`,
    now.toISOString(),
    nights,
  );
  await planServiceDays(tenant, now);
};
