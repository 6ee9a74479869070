import type { FindUses } from '#platform/server/feature/server-feature';

/** Of the whole organization: whoever deletes an area may not see every building. */
export const buildingsOfArea: FindUses = (tenant, areaId, most) =>
  tenant.db
    .selectFrom('buildings')
    .select(['id', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('area_id', '=', areaId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
