import { type AuditActor, type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';

type Call = { tenant: Tenant; person: AuditActor; wiring: { events: Events } };

type Change = Pick<AuditEntry, 'action' | 'from' | 'to' | 'note' | 'changes'> & {
  /** For listeners. */
  data?: Record<string, unknown>;
};

/** One thing that happened to a project, in its transaction: into the audit log, and as an event of the same name. `person`
 * null means that it happened by itself. The event carries no amounts. */
export const recordProjectChange = async (
  { tenant, person, wiring }: Call,
  { id, job_id, building_id }: { id: number; job_id: number | null; building_id: number | null },
  { data, ...change }: Change,
): Promise<void> => {
  await writeAudit(tenant, person, {
    ...change,
    entity: 'special-project',
    entityId: id,
    jobId: job_id,
    buildingId: building_id,
  });
  await wiring.events.publish(tenant, {
    name: change.action,
    entity: 'special-project',
    entityId: id,
    jobId: job_id,
    actorUserId: person?.userId ?? null,
    data: { from: change.from ?? null, to: change.to ?? null, note: change.note ?? null, ...data },
  });
};
