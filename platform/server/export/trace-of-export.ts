import type { AuditEntry } from '../audit/audit-repository.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Spooled } from './export-list.ts';

/** Audit entry: who exported how many rows, and with which filters. */
export const traceOfExport = (
  { organizationId }: Tenant,
  action: string,
  query: object,
  { count }: Pick<Spooled, 'count'>,
): AuditEntry => ({
  action,
  entity: 'organization',
  entityId: organizationId,
  changes: { filters: [null, query], rows: [null, count] },
});
