import type { Tenant } from '#platform/server/db/tenant';
import { place } from '../../contract/answers/places.ts';
import { keyOfPlace, type Place, wholeBuilding } from '../../contract/index.ts';

const row = place.omit({ key: true });

/** Floors from the bottom, then common areas and tenants by name; the building stands for floors, or for common areas, that
 * nobody has entered. The caller must check that the building may be seen. */
export const placesOfBuilding = async (tenant: Tenant, buildingId: number): Promise<Place[]> => {
  const rows = await tenant.query({
    name: 'inspection-places',
    text: `select kind, id, name, type_id, floor_id from (
        select 1 as sort, 'floor' as kind, f.id, f.label as name, null::int as type_id, null::int as floor_id,
          row_number() over (order by f.number, f.id) as place
        from floors f where f.organization_id = $1 and f.building_id = $2 and f.deleted_at is null
        union all
        select 1, 'floor', ${wholeBuilding}, b.name, null, null, 0 from buildings b
        where b.organization_id = $1 and b.id = $2 and not exists (select from floors f
          where f.organization_id = $1 and f.building_id = $2 and f.deleted_at is null)
        union all
        select 2, 'common_area', ${wholeBuilding}, b.name, null, null, 0 from buildings b
        where b.organization_id = $1 and b.id = $2 and not exists (select from common_areas c
          where c.organization_id = $1 and c.building_id = $2 and c.deleted_at is null)
        union all
        select 2, 'common_area', c.id, c.name, c.type_id,
          case when cardinality(c.floor_ids) = 1 then c.floor_ids[1] end, row_number() over (order by c.name, c.id)
        from common_areas c where c.organization_id = $1 and c.building_id = $2 and c.deleted_at is null
        union all
        select 3, 'tenant', n.id, case when n.suite = '' then n.name else n.name || ' · ' || n.suite end, null,
          case when cardinality(n.floor_ids) = 1 then n.floor_ids[1] end, row_number() over (order by n.name, n.id)
        from building_tenants n where n.organization_id = $1 and n.building_id = $2 and n.deleted_at is null
      ) found order by sort, place`,
    values: [tenant.organizationId, buildingId],
    row,
  });
  return rows.map((one) => ({ ...one, key: keyOfPlace(one.kind, one.id) }));
};

/** Whether anybody has answered a question, or added a photo, for this place. */
export const isAnsweredFor = async (tenant: Tenant, inspectionId: number, key: string): Promise<boolean> => {
  const found = await tenant.db
    .selectFrom('inspection_answers')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('inspection_id', '=', inspectionId)
    .where('instance', '=', key)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
