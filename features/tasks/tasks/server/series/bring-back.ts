import type { AuditActor } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { auditOccurrences } from './audit-occurrences.ts';
import { idsOf, type KeptOccurrence } from './occurrence-repository.ts';
import { showOccurrences } from './set-aside-repository.ts';

/** Shows occurrences again as they were when they were set aside. */
export const bringBack = async (
  tenant: Tenant,
  person: AuditActor,
  rows: readonly KeptOccurrence[],
  now: Date,
): Promise<void> => {
  if (rows.length === 0) return;
  await showOccurrences(tenant, idsOf(rows), now);
  await auditOccurrences(tenant, person, rows, { action: 'task.brought-back' });
};
