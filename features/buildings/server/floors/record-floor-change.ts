import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

type Change = {
  action: `floor.${'created' | 'updated' | 'deleted'}`;
  id: number;
  buildingId: number;
  changes?: Record<string, [unknown, unknown]>;
};

/** The audit entry of one change of a floor, which also stands in the building's log. */
export const recordFloorChange = (
  tenant: Tenant,
  person: Person,
  { action, id, buildingId, changes = {} }: Change,
): Promise<void> =>
  writeAudit(tenant, person, { action, entity: 'floor', entityId: id, buildingId, changes });
