import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

type Change = {
  action: `building.${string}`;
  id: number;
  from?: string;
  to?: string;
  changes?: Record<string, [unknown, unknown]>;
  /** For listeners, beside `changes`. */
  data?: Record<string, unknown>;
};

/** The audit entry and the event of one change of a building. */
export const recordBuildingChange = async (
  { tenant, person, wiring }: Call,
  { action, id, from, to, changes = {}, data }: Change,
): Promise<void> => {
  await writeAudit(tenant, person, {
    action,
    entity: 'building',
    entityId: id,
    buildingId: id,
    from: from ?? null,
    to: to ?? null,
    changes,
  });
  await wiring.events.publish(tenant, {
    name: action,
    entity: 'building',
    entityId: id,
    jobId: null,
    actorUserId: person.userId,
    data: { changes, ...data },
  });
};
