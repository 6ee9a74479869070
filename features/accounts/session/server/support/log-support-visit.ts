import { sql } from 'kysely';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Database } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';
import { type Person, systemScope } from '#platform/server/http/person';

type SupportVisit = { sessionId: number; userId: number; email: string; timeZone: string };

/** Keeps one row per session and day of the organization; returns true if the row is new. */
const noteVisit = async (tenant: Tenant, visit: SupportVisit): Promise<boolean> => {
  const organization_id = tenant.organizationId;
  const day = sql<string>`(now() at time zone ${visit.timeZone})::date`;
  const { sessionId: session_id, userId: user_id, email } = visit;
  const added = await tenant.db
    .insertInto('support_visits')
    .values({ organization_id, session_id, user_id, email, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return true;
  await tenant.db
    .updateTable('support_visits')
    .set({ last_seen_at: sql`now()` })
    .where('organization_id', '=', organization_id)
    .where('session_id', '=', session_id)
    .where('day', '=', day)
    .where('last_seen_at', '<', sql<string>`now() - interval '1 minute'`)
    .execute();
  return false;
};

/** Returns whether this is the first visit of the session today. */
export const recordSupportVisit = (tenant: Tenant, person: Person): Promise<boolean> =>
  noteVisit(tenant, { ...person, email: person.email ?? person.name });

/** Writes every visit of support into the audit log of the organization, whichever call comes first. */
export const logSupportVisit = async ({ withTenant }: Database, person: Person): Promise<void> => {
  await withTenant(systemScope(person.organizationId), async (tenant) => {
    if (!(await recordSupportVisit(tenant, person))) return;
    const entityId = person.organizationId;
    const note = person.email;
    await writeAudit(tenant, person, { action: 'support.visited', entity: 'organization', entityId, note });
  });
};
