import type { StoredProject } from '#features/projects/special-projects/server';
import { type AuditActor, type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';

export type ChangeCall = { tenant: Tenant; person: AuditActor; now: Date; wiring: { events: Events } };

type Change = Pick<AuditEntry, 'from' | 'to' | 'note' | 'changes'> & { action: `proposal.${string}` };

/** Writes one change of a proposal into the audit log and publishes it as an event of the same name without amounts, in the
 * same transaction. `person` null: the client did it, or it followed from another change. */
export const recordProposalChange = async (
  { tenant, person, wiring }: ChangeCall,
  id: number,
  { job_id, building_id }: Pick<StoredProject, 'job_id' | 'building_id'>,
  change: Change,
): Promise<void> => {
  const what = { entity: 'proposal', entityId: id, jobId: job_id };
  await writeAudit(tenant, person, { ...what, ...change, buildingId: building_id });
  await wiring.events.publish(tenant, {
    ...what,
    name: change.action,
    actorUserId: person?.userId ?? null,
    data: { from: change.from ?? null, to: change.to ?? null, note: change.note ?? null },
  });
};
