import type { Tenant } from '#platform/server/db/tenant';
import { type LogEntry, logEntry } from './building-log-repository.ts';
import { actorOfEntry, entryColumns } from './log-columns-repository.ts';

/** What people do with their own login day by day changes nothing about them. */
const everyday = ['user.code-used', 'user.passkey-used'];

/** The latest entries about one person: how they came, what they may do, which duties they have, how they left. */
export const personEntries = (tenant: Tenant, userId: number, most: number): Promise<LogEntry[]> =>
  tenant.query({
    name: 'audit-log-person',
    text: `select ${entryColumns} from audit_log a ${actorOfEntry}
      where a.organization_id = $1 and a.entity = 'user' and a.entity_id = $2 and a.action <> all($3)
      order by a.id desc limit $4`,
    values: [tenant.organizationId, userId, everyday, most],
    row: logEntry,
  });
