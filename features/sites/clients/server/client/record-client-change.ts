import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

export type ClientCall = { tenant: Tenant; person: Person; wiring: { events: Events }; now: Date };

type ClientChange = Pick<AuditEntry, 'action' | 'from' | 'to' | 'note' | 'changes'>;

/** Publishes that a client or its contacts changed. A client belongs to no one job, so everybody who may read clients hears
 * of it. */
export const publishClientChange = (
  { tenant, person, wiring }: ClientCall,
  clientId: number,
  { action, from = null, to = null, changes = {} }: ClientChange,
): Promise<void> =>
  wiring.events.publish(tenant, {
    name: action,
    entity: 'client',
    entityId: clientId,
    jobId: null,
    actorUserId: person.userId,
    data: { from, to, changes },
  });

/** Writes one change of a client into the audit log, and publishes it as an event of the same name. */
export const recordClientChange = async (
  call: ClientCall,
  clientId: number,
  change: ClientChange,
): Promise<void> => {
  await writeAudit(call.tenant, call.person, { ...change, entity: 'client', entityId: clientId });
  await publishClientChange(call, clientId, change);
};
