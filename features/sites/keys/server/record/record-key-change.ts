import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

type KeyChange = Pick<AuditEntry, 'from' | 'to' | 'note' | 'changes' | 'deviceAt'> & {
  action: 'key.created' | 'key.updated' | 'key.moved' | 'key.confirmed';
  key: { id: number; job_id: number; building_id: number | null };
  /** For listeners, beside `from`, `to` and `changes`. */
  data?: Record<string, unknown>;
};

/** Writes one change of a key into the audit log and publishes it as an event of the same name, in the same transaction. */
export const recordKeyChange = async (
  { tenant, person, wiring }: { tenant: Tenant; person: Person; wiring: { events: Events } },
  { action, key, data, ...entry }: KeyChange,
): Promise<void> => {
  const { id: entityId, job_id: jobId, building_id: buildingId } = key;
  await writeAudit(tenant, person, { ...entry, action, entity: 'key', entityId, jobId, buildingId });
  await wiring.events.publish(tenant, {
    name: action,
    entity: 'key',
    entityId,
    jobId,
    actorUserId: person.userId,
    data: { from: entry.from ?? null, to: entry.to ?? null, changes: entry.changes ?? {}, ...data },
  });
};
