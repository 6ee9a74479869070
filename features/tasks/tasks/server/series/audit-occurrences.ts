import { type AuditActor, writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { KeptOccurrence } from './occurrence-repository.ts';

type Entry = { action: string; to?: string; changes?: Record<string, [unknown, unknown]> };

/** One entry for each occurrence; `from` is the status it had. */
export const auditOccurrences = (
  tenant: Tenant,
  person: AuditActor,
  rows: readonly KeptOccurrence[],
  { action, to, changes }: Entry,
): Promise<void> =>
  writeAuditOfMany(tenant, person, {
    action,
    entity: 'task',
    changes,
    records: rows.map(({ id, building_id, job_id, status }) => ({
      entityId: id,
      buildingId: building_id,
      jobId: job_id,
      from: status,
      to,
    })),
  });
