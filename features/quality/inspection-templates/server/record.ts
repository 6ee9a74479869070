import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';

export type Recording = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

export type Change = {
  action: `${'inspection-template' | 'rating-scale' | 'inspection-type'}.${string}`;
  id: number;
  from?: string;
  to?: string;
  changes?: Record<string, [unknown, unknown]>;
};

/** Writes the audit entry and publishes the event of one change. */
export const record = async (
  { tenant, person, wiring }: Recording,
  { action, id, changes = {}, ...states }: Change,
): Promise<void> => {
  const entity = action.slice(0, action.indexOf('.'));
  await writeAudit(tenant, person, { action, entity, entityId: id, changes, ...states });
  await wiring.events.publish(tenant, {
    name: action,
    entity,
    entityId: id,
    jobId: null,
    actorUserId: person.userId,
    data: { changes },
  });
};
