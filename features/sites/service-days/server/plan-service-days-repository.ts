import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

/** SQL: the service night of a moment in a time zone. A night begins at noon. */
export const nightAt = (moment: string, zone: string): string =>
  `((${moment}::timestamptz at time zone ${zone}) - interval '12 hours')::date`;

type OwedWork = 'nightly_report' | 'action_log';

/** SQL: the site of the record `t` owed this work on a day; `$1` is the organization. */
export const isOwed = (work: OwedWork, day: string): string =>
  `exists (select from service_days d where d.organization_id = $1 and d.work = '${work}' and d.day = ${day}
    and d.job_id = t.job_id and d.building_id = t.building_id and d.excused_at is null)`;

const row = z.object({ changed: z.int(), noted: z.int() });

/** Days. After a longer outage, earlier days are not filled in. */
const daysAtMost = 400;

/** SQL: whether a service of job `j` brings people on day `d.day`. For nights it must count the same services as `nightPlan`
 * of reports. */
const serves = `exists (select from job_services s
  where s.organization_id = $1 and s.job_id = j.id and s.status = 'active' and s.deleted_at is null
    and (cardinality(s.days_of_week) = 0 or extract(dow from d.day)::int = any(s.days_of_week))
    and case o.work
      when 'nightly_report' then s.type in ('night-cleaning', 'cleaning')
      else s.type = 'day-porter' or s.type = 'day-cleaning' and not exists (select from job_services p
        where p.organization_id = $1 and p.job_id = j.id and p.status = 'active' and p.deleted_at is null
          and p.type = 'day-porter') end)`;

/** Writes the service days that have begun since the last time: a night at noon, a day at midnight, in the time zone of the
 * building. Until that calendar day ends they follow changes of the services; after that they stay. Holidays owe nothing.
 * Returns how many were written or removed. */
export const planServiceDays = async (tenant: Tenant, now: Date): Promise<number> => {
  const [changed] = await tenant.query({
    name: 'plan-service-days',
    text: `with clocks as (
        select z.time_zone, w.work, ($2::timestamptz at time zone z.time_zone)::date as today,
          case w.work when 'nightly_report' then ${nightAt('$2', 'z.time_zone')}
            else ($2::timestamptz at time zone z.time_zone)::date end as day
        from (select distinct time_zone from buildings where organization_id = $1) z
        cross join (values ('nightly_report'), ('action_log')) w (work)),
      opened as (
        select c.*, case
            when p.through is null then c.day
            when p.through < c.day then greatest(p.through + 1, c.day - ${daysAtMost})
            when c.day = c.today then c.day else c.day + 1 end as since
        from clocks c
        left join planned_service_days p
          on p.organization_id = $1 and p.time_zone = c.time_zone and p.work = c.work),
      owed as (
        select o.work, d.day::date as day, j.id as job_id, b.id as building_id
        from opened o
        cross join lateral generate_series(o.since, o.day, interval '1 day') d (day)
        join buildings b on b.organization_id = $1 and b.time_zone = o.time_zone and b.deleted_at is null
        join job_buildings jb on jb.organization_id = $1 and jb.building_id = b.id
        join jobs j on j.organization_id = $1 and j.id = jb.job_id and j.status = 'active' and j.deleted_at is null
          and case o.work when 'nightly_report' then j.report_required else j.action_log_required end
        where d.day >= coalesce(j.service_start_date, d.day) and d.day <= coalesce(j.end_date, d.day)
          and not exists (select from organization_holidays h where h.organization_id = $1 and h.date = d.day)
          and ${serves}),
      written as (
        insert into service_days (organization_id, work, day, job_id, building_id)
        select $1, w.work, w.day, w.job_id, w.building_id from owed w
        where not exists (select from service_days t where t.organization_id = $1 and t.work = w.work and t.day = w.day
          and t.job_id = w.job_id and t.building_id = w.building_id)
        on conflict do nothing returning 1),
      taken_back as (
        delete from service_days t using opened o, buildings b
        where t.organization_id = $1 and t.work = o.work and t.day = o.day and o.since <= o.day
          and b.organization_id = $1 and b.id = t.building_id and b.time_zone = o.time_zone
          and not exists (select from owed w where w.work = t.work and w.day = t.day and w.job_id = t.job_id
            and w.building_id = t.building_id)
        returning 1),
      noted as (
        insert into planned_service_days as p (organization_id, time_zone, work, through)
        select $1, time_zone, work, day from opened
        on conflict (organization_id, time_zone, work) do update set through = excluded.through
          where p.through < excluded.through
        returning 1)
      select ((select count(*) from written) + (select count(*) from taken_back))::int as changed,
        (select count(*) from noted)::int as noted`,
    values: [tenant.organizationId, now.toISOString()],
    row,
  });
  return changed?.changed ?? 0;
};
