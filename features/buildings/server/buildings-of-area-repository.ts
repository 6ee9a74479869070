import type { FindUses, NamedRecord } from '#platform/server/feature/server-feature';

/** Of the whole organization: whoever deletes an area may not see every building. */
export const buildingsOfArea: FindUses = (tenant, areaId, most) =>
  tenant.query<NamedRecord>({
    name: 'buildings-of-area',
    text: `select id, name from buildings where organization_id = $1 and area_id = $2 and deleted_at is null
      order by name, id limit $3`,
    values: [tenant.organizationId, areaId, most],
  });
