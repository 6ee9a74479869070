import type { Tenant } from '#platform/server/db/tenant';
import { type LogEntry, logEntry } from './building-log-repository.ts';
import { actorOfEntry, entryColumns } from './log-columns-repository.ts';

/** Actions of daily logins, which are left out: they change nothing about a person. */
const everyday = ['user.code-used', 'user.passkey-used'];

/** The latest entries about one person: how they joined, their rights and duties, how they left. */
export const personEntries = (tenant: Tenant, userId: number, max: number): Promise<LogEntry[]> =>
  tenant.query({
    name: 'audit-log-person',
    text: `select ${entryColumns} from audit_log a ${actorOfEntry}
      where a.organization_id = $1 and a.entity = 'user' and a.entity_id = $2 and a.action <> all($3)
      order by a.id desc limit $4`,
    values: [tenant.organizationId, userId, everyday, max],
    row: logEntry,
  });
