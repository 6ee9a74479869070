import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

type Change = {
  action: `${'floor' | 'common-area' | 'building-tenant' | 'vacancy'}.${'created' | 'updated' | 'deleted'}`;
  id: number;
  buildingId: number;
  changes?: Record<string, [unknown, unknown]>;
};

/** The audit entry, which also stands in the building's log, and the event of one change of a part of a building. */
export const recordPartChange = async (
  { tenant, person, wiring }: Call,
  { action, id, buildingId, changes = {} }: Change,
): Promise<void> => {
  const entity = action.slice(0, action.indexOf('.'));
  await writeAudit(tenant, person, { action, entity, entityId: id, buildingId, changes });
  await wiring.events.publish(tenant, {
    name: action,
    entity,
    entityId: id,
    jobId: null,
    actorUserId: person.userId,
    data: { building_id: buildingId },
  });
};
