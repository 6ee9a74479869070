import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Writing } from '../kind.ts';

type Entries = Pick<Parameters<typeof writeAuditOfMany>[2], 'action' | 'entity' | 'records'>;

type By = Pick<Writing<never, never>, 'importId' | 'userId'> & { record: { file_name: string } };

/** The entry in the audit log of each record that an import wrote. */
export const recordImported = (
  tenant: Tenant,
  { importId, userId, record }: By,
  entries: Entries,
): Promise<void> =>
  writeAuditOfMany(
    tenant,
    { userId, impersonated: false },
    { ...entries, note: record.file_name, changes: { import_id: [null, importId] } },
  );
