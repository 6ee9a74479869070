import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

type Change = {
  action:
    | `supply.${'created' | 'updated' | 'counted' | 'copied'}`
    | `supply-request.${'created' | 'stocked'}`;
  id: number;
  jobId: number;
  changes?: Record<string, [unknown, unknown]>;
  note?: string | null;
  deviceAt?: string | null;
};

/** The audit entry, which also stands in the logs of the job's buildings, and the event of one change. */
export const recordSupply = async (
  { tenant, person, wiring }: Call,
  { action, id, jobId, changes = {}, note = null, deviceAt = null }: Change,
): Promise<void> => {
  const entity = action.slice(0, action.indexOf('.'));
  await writeAudit(tenant, person, { action, entity, entityId: id, jobId, changes, note, deviceAt });
  await wiring.events.publish(tenant, {
    name: action,
    entity,
    entityId: id,
    jobId,
    actorUserId: person.userId,
    data: { changes },
  });
};
