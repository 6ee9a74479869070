import type { Tenant } from '#platform/server/db/tenant';
import { buildingInScope } from '../building/building-scope-repository.ts';

/** What rules about tenants and vacancies need of a building, if it is in scope. Locked, so that of two people who change
 * who is on a floor the second one sees what the first one did. */
export const findOccupiedBuilding = (tenant: Tenant, id: number, { locked }: { locked: boolean }) => {
  const found = tenant.db
    .selectFrom('buildings as b')
    .select(['b.id', 'b.time_zone', 'b.gross_cleanable_sqft'])
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.id', '=', id)
    .where('b.deleted_at', 'is', null)
    .where(buildingInScope(tenant, 'b.id'));
  return (locked ? found.forUpdate('b') : found).executeTakeFirst();
};
