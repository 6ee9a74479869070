import { sql } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** The names of people as strangers may see them: `Ana R.` */
export const publicNames = async (
  tenant: Tenant,
  userIds: readonly number[],
): Promise<Map<number, string>> => {
  if (userIds.length === 0) return new Map();
  const rows = await tenant.db
    .selectFrom('memberships')
    .select(['user_id', sql<string>`first_name || ' ' || left(last_name, 1) || '.'`.as('name')])
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .execute();
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
};
