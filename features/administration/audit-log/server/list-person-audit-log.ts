import { loadMembership } from '#features/accounts/access/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import type { auditLogEndpoints } from '../contract/index.ts';
import { actorOfEntry, entryColumns, type LogEntry, logEntry } from './building-log-repository.ts';
import { presentEntries } from './present-entries.ts';

/** Actions of daily logins, which are left out: they change nothing about a person. */
const everyday = ['user.code-used', 'user.passkey-used'];

/** The latest entries about one person: how they joined, their rights and duties, how they left. */
const personEntries = (tenant: Tenant, userId: number, max: number): Promise<LogEntry[]> =>
  tenant.query({
    name: 'audit-log-person',
    text: `select ${entryColumns} from audit_log a ${actorOfEntry}
      where a.organization_id = $1 and a.entity = 'user' and a.entity_id = $2 and a.action <> all($3)
      order by a.id desc limit $4`,
    values: [tenant.organizationId, userId, everyday, max],
    row: logEntry,
  });

export const listPersonAuditLog = async (
  { tenant, person, params, query, locale }: SignedInCall<(typeof auditLogEndpoints)['listPersonAuditLog']>,
  kinds: Entries<'audited'>,
) => {
  if (!(await loadMembership(tenant, params.id))) throw notFound();
  const entries = await personEntries(tenant, params.id, query.max + 1);
  const rows = await presentEntries(tenant, entries.slice(0, query.max), kinds, {
    locale,
    zone: person.timeZone,
  });
  return { rows, more: entries.length > query.max };
};
