import { scopeConditions } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { equal, type Values } from '#platform/server/db/values';

/** Filters by place. */
export type Places = {
  job_id?: number | undefined;
  building_id?: number | undefined;
  client_id?: number | undefined;
  area_id?: number | undefined;
};

/** SQL: the record `t` is at a building of the area or of one below it. */
export const atBuildingsOfArea = (values: Values, areaId: number): string => `t.building_id in (
  with recursive tree (id) as (
    select ${values.add(areaId)}::int
    union
    select a.id from tree join areas a on a.organization_id = $1 and a.parent_area_id = tree.id)
  select b.id from buildings b where b.organization_id = $1 and b.area_id in (select id from tree))`;

/** SQL conditions for the place filters and the person's scope. The rows of `t` have job_id and building_id; `$1` is
 * the organization. An area includes everything below it. */
export const placeConditions = (tenant: Tenant, places: Places, values: Values): string[] => {
  const parts = [
    ...equal(values, 't.job_id', places.job_id),
    ...equal(values, 't.building_id', places.building_id),
  ];
  if (places.client_id) {
    parts.push(`exists (select from jobs j where j.organization_id = $1 and j.id = t.job_id
      and j.client_id = ${values.add(places.client_id)})`);
  }
  if (places.area_id) {
    parts.push(atBuildingsOfArea(values, places.area_id));
  }
  return [...parts, ...scopeConditions(tenant, 't.job_id', values)];
};
