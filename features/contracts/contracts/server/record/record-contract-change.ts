import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { savePrices } from '../prices/save-prices.ts';

export type ContractCall = { tenant: Tenant; person: Person | null; wiring: Pick<Wiring, 'events'> };

type Change = Pick<AuditEntry, 'action' | 'from' | 'to' | 'note' | 'changes'>;

/** Writes the audit row of a change, calculates the stored prices again and publishes the event, in one transaction. The
 * event carries no amounts, because everyone who sees the job gets it. */
export const recordContractChange = async (
  { tenant, person, wiring }: ContractCall,
  { id, job_id }: { id: number; job_id: number },
  change: Change,
): Promise<void> => {
  await writeAudit(tenant, person, { ...change, entity: 'contract', entityId: id, jobId: job_id });
  await savePrices(tenant, [id]);
  await wiring.events.publish(tenant, {
    name: change.action,
    entity: 'contract',
    entityId: id,
    jobId: job_id,
    actorUserId: person?.userId ?? null,
  });
};
