import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Replaces the tenants whom the work of a project concerns. */
export const setBuildingTenants = async (
  tenant: Tenant,
  projectId: number,
  ids: readonly number[],
): Promise<void> => {
  const organization_id = tenant.organizationId;
  await tenant.db
    .deleteFrom('special_project_building_tenants')
    .where('organization_id', '=', organization_id)
    .where('special_project_id', '=', projectId)
    .where((eb) => eb.not(eb('building_tenant_id', '=', anyOf(ids))))
    .execute();
  if (ids.length === 0) return;
  await tenant.db
    .insertInto('special_project_building_tenants')
    .values(
      ids.map((building_tenant_id) => ({
        organization_id,
        special_project_id: projectId,
        building_tenant_id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
