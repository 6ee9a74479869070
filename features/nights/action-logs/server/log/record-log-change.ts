import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

type LogChange = Pick<AuditEntry, 'action' | 'from' | 'to' | 'note' | 'changes' | 'deviceAt'> & {
  log: { id: number; job_id: number; building_id: number };
  /** For listeners, beside `from`, `to` and `note`. */
  data?: Record<string, unknown>;
};

export type LogCall = { tenant: Tenant; person: Person | null; wiring: { events: Events } };

/** One thing that happened to a log, in its transaction: into the audit log, and as an event of the same name. */
export const recordLogChange = async (
  { tenant, person, wiring }: LogCall,
  { log, data, ...entry }: LogChange,
): Promise<void> => {
  const { id: entityId, job_id: jobId, building_id: buildingId } = log;
  await writeAudit(tenant, person, { ...entry, entity: 'action-log', entityId, jobId, buildingId });
  await wiring.events.publish(tenant, {
    name: entry.action,
    entity: 'action-log',
    entityId,
    jobId,
    actorUserId: person?.userId ?? null,
    data: { from: entry.from ?? null, to: entry.to ?? null, note: entry.note ?? null, ...data },
  });
};
