import type { Updateable } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import type { Memberships } from '../../../../../db/schema/types.ts';
import { type Membership, taken } from './user-repository.ts';

/** Must be taken before any change of people's rights, and before locks on rows of people: otherwise two people who change
 * each other would both see the other's old rights. It does not block inserts that refer to the organization. */
export const lockRights = async (tenant: Tenant): Promise<void> => {
  await tenant.db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', tenant.organizationId)
    .forNoKeyUpdate()
    .execute();
};

/** A person, also a deleted one. The row is locked. */
export const lockMembership = (tenant: Tenant, userId: number): Promise<Membership | undefined> =>
  tenant.db
    .selectFrom('memberships')
    .selectAll()
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Columns = Omit<Updateable<Memberships>, 'organization_id' | 'user_id' | 'search' | 'name'>;

/** Without columns it only sets a new `updated_at`, so that a form that was opened before is stale. */
export const saveMembership = async (tenant: Tenant, userId: number, set: Columns): Promise<void> => {
  await tenant.db
    .updateTable('memberships')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .execute()
    .catch(taken);
};

/** A person, also a deleted one. */
export const loadAnyMembership = (tenant: Tenant, userId: number): Promise<Membership | undefined> =>
  tenant.db
    .selectFrom('memberships')
    .selectAll()
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
