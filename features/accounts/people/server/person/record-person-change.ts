import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';

export type PersonCall = {
  tenant: Tenant;
  person: Person;
  wiring: Pick<Wiring, 'database' | 'events' | 'queue' | 'sms'>;
  now: Date;
};

type PersonChange = Pick<AuditEntry, 'action' | 'from' | 'to' | 'note' | 'changes'>;

/** Writes one change of a person into the audit log and publishes it to people who manage people. With `ofRights`, the open
 * pages of the person are told too. */
export const recordPersonChange = async (
  { tenant, person, wiring }: PersonCall,
  userId: number,
  { action, from = null, to = null, note = null, changes = {} }: PersonChange,
  { ofRights }: { ofRights: boolean },
): Promise<void> => {
  await writeAudit(tenant, person, { action, entity: 'user', entityId: userId, from, to, note, changes });
  const event = { entityId: userId, jobId: null, actorUserId: person.userId };
  await wiring.events.publish(tenant, { ...event, name: action, entity: 'user', data: { from, to } });
  if (ofRights) await wiring.events.publish(tenant, { ...event, name: 'rights.changed', entity: 'rights' });
};
