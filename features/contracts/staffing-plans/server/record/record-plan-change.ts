import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';

export type PlanCall = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

type Change = Pick<AuditEntry, 'action' | 'from' | 'to' | 'note' | 'changes'>;

/** Writes audit row and event of a change of a plan together. The event carries no wages, because everyone who sees the job
 * gets it. */
export const recordPlanChange = async (
  { tenant, person, wiring }: PlanCall,
  { id, jobId }: { id: number; jobId: number },
  change: Change,
): Promise<void> => {
  await writeAudit(tenant, person, { ...change, entity: 'staffing-plan', entityId: id, jobId });
  await wiring.events.publish(tenant, {
    name: change.action,
    entity: 'staffing-plan',
    entityId: id,
    jobId,
    actorUserId: person.userId,
  });
};
