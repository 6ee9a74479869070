import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Names of those among these people who are active members. */
export const activePeople = async (
  tenant: Tenant,
  userIds: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await tenant.db
    .selectFrom('memberships')
    .select(['user_id', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ user_id, name }) => [user_id, name ?? '']));
};
