import type { AuditActor } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { auditOccurrences } from './audit-occurrences.ts';
import { bringBack } from './bring-back.ts';
import {
  cancelOccurrences,
  idsOf,
  type KeptOccurrence,
  withdrawOccurrences,
} from './occurrence-repository.ts';

/** Removes occurrences that will not take place; those with notes or files are kept as skipped. */
export const dropOccurrences = async (
  tenant: Tenant,
  person: AuditActor,
  rows: readonly KeptOccurrence[],
  now: Date,
): Promise<void> => {
  const kept = rows.filter(({ has_notes_or_files }) => has_notes_or_files);
  if (kept.length > 0) {
    await bringBack(
      tenant,
      person,
      kept.filter(({ set_aside }) => set_aside),
      now,
    );
    await cancelOccurrences(tenant, idsOf(kept));
    await auditOccurrences(tenant, null, kept, { action: 'task.moved', to: 'cancelled' });
  }
  const withdrawn = rows.filter(({ has_notes_or_files }) => !has_notes_or_files);
  if (withdrawn.length > 0) {
    await withdrawOccurrences(tenant, idsOf(withdrawn), now);
    await auditOccurrences(tenant, person, withdrawn, { action: 'task.deleted' });
  }
};
