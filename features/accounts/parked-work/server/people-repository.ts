import type { NotNull } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** The members of the organization among these people, including those who may no longer sign in. */
export const findPeople = (
  tenant: Tenant,
  userIds: readonly number[],
): Promise<{ id: number; name: string; email: string | null }[]> =>
  tenant.db
    .selectFrom('memberships')
    .select(['user_id as id', 'name', 'email'])
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .$narrowType<{ name: NotNull }>()
    .execute();
