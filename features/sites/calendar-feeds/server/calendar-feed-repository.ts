import type { Tenant } from '#platform/server/db/tenant';
import type { CalendarFeed } from '../contract/index.ts';

const live = (tenant: Tenant) =>
  tenant.db
    .updateTable('calendar_feeds')
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', tenant.userId)
    .where('revoked_at', 'is', null);

export const loadCalendarFeed = async (tenant: Tenant): Promise<CalendarFeed | null> =>
  (await tenant.db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'last_read_at'])
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', tenant.userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()) ?? null;

/** Ends the person's feed and returns its id; undefined when there was none. */
export const endCalendarFeed = async (tenant: Tenant, now: Date): Promise<number | undefined> =>
  (await live(tenant).set({ revoked_at: now.toISOString() }).returning('id').executeTakeFirst())?.id;

export const insertCalendarFeed = (tenant: Tenant, userId: number, tokenHash: Buffer, now: Date) =>
  tenant.db
    .insertInto('calendar_feeds')
    .values({
      organization_id: tenant.organizationId,
      user_id: userId,
      token_hash: tokenHash,
      created_at: now.toISOString(),
    })
    .returning(['id', 'created_at', 'last_read_at'])
    .executeTakeFirstOrThrow();

export const noteReading = async (tenant: Tenant, id: number, now: Date): Promise<void> => {
  await tenant.db
    .updateTable('calendar_feeds')
    .set({ last_read_at: now.toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
