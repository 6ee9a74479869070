import type { FindUses } from '#platform/server/feature/server-feature';

/** Looks in the whole organization, because people who delete an area may not see every building. */
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
