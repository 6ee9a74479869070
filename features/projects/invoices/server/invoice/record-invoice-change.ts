import { type AuditActor, type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';

type Call = { tenant: Tenant; person: AuditActor; wiring: { events: Events } };

type Change = Pick<AuditEntry, 'action' | 'from' | 'to' | 'note' | 'changes'> & {
  /** For listeners. */
  data?: Record<string, unknown>;
};

type Changed = { id: number; special_project_id: number; job_id: number | null; building_id: number | null };

/** Writes one change of an invoice into the audit log and publishes it as an event of the same name, in the same
 * transaction. The event carries no amounts. */
export const recordInvoiceChange = async (
  { tenant, person, wiring }: Call,
  { id, special_project_id, job_id, building_id }: Changed,
  { data, ...change }: Change,
): Promise<void> => {
  await writeAudit(tenant, person, {
    ...change,
    entity: 'invoice',
    entityId: id,
    jobId: job_id,
    buildingId: building_id,
  });
  await wiring.events.publish(tenant, {
    name: change.action,
    entity: 'invoice',
    entityId: id,
    jobId: job_id,
    actorUserId: person?.userId ?? null,
    data: { special_project_id, from: change.from ?? null, to: change.to ?? null, ...data },
  });
};
