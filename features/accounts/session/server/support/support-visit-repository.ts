import { sql } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';

export type SupportVisit = { sessionId: number; userId: number; email: string; timeZone: string };

/** Keeps one row per session and day of the organization; returns true if the row is new. */
export const noteVisit = async (tenant: Tenant, visit: SupportVisit): Promise<boolean> => {
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
