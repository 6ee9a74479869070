import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

type Changes = Record<string, [unknown, unknown]>;

export const recordSettingsChange = async (
  { tenant, person }: { tenant: Tenant; person: Person },
  changes: Changes,
): Promise<void> => {
  if (Object.keys(changes).length === 0) return;
  const entityId = tenant.organizationId;
  await writeAudit(tenant, person, {
    action: 'security.updated',
    entity: 'security-settings',
    entityId,
    changes,
  });
};
