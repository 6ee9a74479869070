import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';

export type BudgetCall = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

type Change = Pick<AuditEntry, 'action' | 'from' | 'to' | 'changes'>;

/** Writes audit row and event of a change of a budget together. The event carries no amounts. */
export const recordBudgetChange = async (
  { tenant, person, wiring }: BudgetCall,
  { id, job_id }: { id: number; job_id: number },
  change: Change,
): Promise<void> => {
  await writeAudit(tenant, person, { ...change, entity: 'budget', entityId: id, jobId: job_id });
  await wiring.events.publish(tenant, {
    name: change.action,
    entity: 'budget',
    entityId: id,
    jobId: job_id,
    actorUserId: person.userId,
  });
};
