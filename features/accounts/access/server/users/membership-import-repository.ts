import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { mayHoldWork } from './may-hold-work-repository.ts';
import type { Membership } from './user-repository.ts';

/** Members with one of these email addresses or employee codes (in small letters), including deleted ones: their addresses
 * and codes stay taken. */
export const membersByAddressOrCode = (
  tenant: Tenant,
  { emails, codes }: { emails: readonly string[]; codes: readonly string[] },
): Promise<Membership[]> =>
  tenant.db
    .selectFrom('memberships')
    .selectAll()
    .where('organization_id', '=', tenant.organizationId)
    .where((eb) =>
      eb.or([eb('email', '=', anyOf(emails)), eb(eb.fn('lower', ['employee_code']), '=', anyOf(codes))]),
    )
    .orderBy('user_id')
    .execute();

/** People who may hold work, also those who have not accepted yet, by email address or by name in small letters. */
export const workHoldersByAddressOrName = (
  tenant: Tenant,
  { emails, names }: { emails: readonly string[]; names: readonly string[] },
) =>
  tenant.db
    .selectFrom('memberships as m')
    .select(['m.user_id', 'm.email', 'm.name'])
    .where('m.organization_id', '=', tenant.organizationId)
    .where(mayHoldWork)
    .where((eb) =>
      eb.or([eb('m.email', '=', anyOf(emails)), eb(eb.fn('lower', ['m.name']), '=', anyOf(names))]),
    )
    .execute();

/** The present state of these people, locked until the transaction ends. */
export const lockMembersOfImport = (tenant: Tenant, userIds: readonly number[]) =>
  tenant.db
    .selectFrom('memberships')
    .select(['user_id as id', 'updated_at', 'deleted_at', 'joined_at'])
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .orderBy('user_id')
    .forUpdate()
    .execute();

export const revokeAllRoles = async (tenant: Tenant, userId: number): Promise<void> => {
  await tenant.db
    .deleteFrom('membership_roles')
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .execute();
};

/** Deletes a membership for good: of a person who was added by mistake and never joined. */
export const removeMember = async (tenant: Tenant, userId: number): Promise<void> => {
  await tenant.db
    .deleteFrom('memberships')
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .where('joined_at', 'is', null)
    .execute();
};
