import { mayHoldWork } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Names of those among these people who may hold an assignment. */
export const namesOfWorkHolders = async (
  tenant: Tenant,
  userIds: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await tenant.db
    .selectFrom('memberships as m')
    .select(['m.user_id', 'm.name'])
    .where('m.organization_id', '=', tenant.organizationId)
    .where('m.user_id', '=', anyOf(userIds))
    .where(mayHoldWork)
    .execute();
  return new Map(rows.map(({ user_id, name }) => [user_id, name ?? '']));
};
