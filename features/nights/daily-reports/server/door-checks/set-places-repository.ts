import type { Tenant } from '#platform/server/db/tenant';

type Report = { id: number; building_id: number; report_date: string };

const floorOf = (ids: string): string => `left join lateral (
    select f.id, f.number, f.label from floors f
    where f.organization_id = $1 and f.id = any(${ids}) and f.deleted_at is null order by f.number limit 1) f on true`;

/** Gives a report its doors and common areas: tenants whose doors are checked and who rent on that night, also those who
 * move in or out on it. What is there already stays; what is gone from the building goes unless somebody said something. */
export const setPlaces = (tenant: Tenant, { id, building_id, report_date }: Report): Promise<void> =>
  tenant.query({
    name: 'daily-report-set-places',
    text: `with there as (
        select 'tenant' as kind, n.id as place_id, n.name, n.suite, f.id as floor_id, f.number, f.label
        from building_tenants n ${floorOf('n.floor_ids')}
        where n.organization_id = $1 and n.building_id = $3 and n.deleted_at is null and n.check_doors
          and (n.move_in is null or n.move_in <= $4::date) and (n.move_out is null or n.move_out >= $4::date)
        union all
        select 'common_area', a.id, a.name, '', f.id, f.number, f.label
        from common_areas a ${floorOf('a.floor_ids')}
        where a.organization_id = $1 and a.building_id = $3 and a.deleted_at is null),
      gone as (
        delete from daily_report_checks c where c.organization_id = $1 and c.report_id = $2 and c.entered_at is null
          and not exists (select from there t where t.kind = c.kind and t.place_id = c.place_id)
          and not exists (select from files p where p.organization_id = $1 and p.owner_entity = 'daily-report-check'
            and p.owner_id = c.id and p.deleted_at is null))
      insert into daily_report_checks (organization_id, report_id, kind, place_id, name, suite, floor_id, floor_number,
        floor_label)
      select $1, $2, t.kind, t.place_id, t.name, t.suite, t.floor_id, t.number, t.label from there t
      on conflict do nothing`,
    values: [tenant.organizationId, id, building_id, report_date],
  });
