import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import { nightAt } from '#features/sites/service-days/server';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { maxSites, nightSite } from '../../../contract/missing/tonight.ts';

const row = nightSite
  .extend({ buildings: z.int(), building: z.string(), job_name: z.string() })
  .omit({ name: true });

export type NightRow = z.infer<typeof row>;

/** Sites that owe the report of this night or have one, with its state. Returns one more than are shown, to know that there
 * are more. */
export const sitesOfTonight = (tenant: Tenant, now: Date): Promise<NightRow[]> => {
  const values = collectValues([tenant.organizationId, now.toISOString(), maxSites + 1]);
  const nearly = (column: string) =>
    `${column} between $2::timestamptz::date - 2 and $2::timestamptz::date + 1`;
  const scope = placeConditions(tenant, {}, values).map((one) => ` and ${one}`);
  return tenant.query({
    name: tenant.seesAllJobs ? 'tonight' : 'tonight-in-scope',
    text: `with near as (
        select d.job_id, d.building_id, d.day from service_days d
        where d.organization_id = $1 and d.work = 'nightly_report' and ${nearly('d.day')}
          and d.excused_at is null
        union
        select r.job_id, r.building_id, r.report_date from daily_reports r
        where r.organization_id = $1 and ${nearly('r.report_date')} and r.deleted_at is null)
      select t.job_id, t.building_id, j.job_number as number, j.job_name, b.name as building,
        (select count(*)::int from job_buildings jb where jb.organization_id = $1 and jb.job_id = t.job_id) as buildings,
        case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as area,
        case when r.reports is null then 'not_started' when r.open > 0 then 'running' else 'finalized' end as state,
        r.report_id, r.supervisor, coalesce(r.incidents, 0)::int as incidents,
        json_build_object('required', coalesce(r.required, 0), 'checked', coalesce(r.checked, 0),
          'unlocked', coalesce(r.unlocked, 0)) as doors
      from near t
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      left join areas a on a.organization_id = $1 and a.id = b.area_id
      left join lateral (
        select nullif(count(*), 0) as reports, count(*) filter (where r.status <> 'finalized') as open,
          (array_agg(r.id order by r.status = 'finalized', r.id desc))[1] as report_id,
          (array_agg(${personName('r', 'supervisor_id')} order by r.status = 'finalized', r.id desc))[1] as supervisor,
          sum(r.incident_count) as incidents, sum(r.doors_required) as required, sum(r.doors_checked) as checked,
          sum(r.doors_unlocked) as unlocked
        from daily_reports r where r.organization_id = $1 and r.job_id = t.job_id and r.building_id = t.building_id
          and r.report_date = t.day and r.deleted_at is null) r on true
      where t.day = ${nightAt('$2', 'b.time_zone')}${scope.join('')}
      order by coalesce(r.incidents, 0) + coalesce(r.unlocked, 0) > 0 desc,
        case when r.reports is null then 0 when r.open > 0 then 1 else 2 end, a.name nulls last, j.job_number, b.name, t.job_id
      limit $3`,
    values: values.all,
    row,
  });
};
