import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { EndingCall } from '../parts.ts';

type JobChange = Pick<AuditEntry, 'action' | 'from' | 'to' | 'note' | 'changes'> & {
  /** For listeners, beside `from`, `to` and `changes`. */
  data?: Record<string, unknown>;
};

/** Writes one change of a job into the audit log, and publishes it as an event of the same name. */
export const recordJobChange = async (
  { tenant, person, wiring }: EndingCall,
  jobId: number,
  { data, ...entry }: JobChange,
): Promise<void> => {
  await writeAudit(tenant, person, { ...entry, entity: 'job', entityId: jobId, jobId });
  const { action, from = null, to = null, changes = {} } = entry;
  await wiring.events.publish(tenant, {
    name: action,
    entity: 'job',
    entityId: jobId,
    jobId,
    actorUserId: person.userId,
    data: { from, to, changes, ...data },
  });
};
