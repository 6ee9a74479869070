import type { Selectable, Updateable } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignOnConnections } from '../../../../../db/schema/types.ts';

export type ConnectionRow = Selectable<SignOnConnections>;

export const loadConnection = (tenant: Tenant): Promise<ConnectionRow | undefined> =>
  tenant.db
    .selectFrom('sign_on_connections')
    .selectAll()
    .where('organization_id', '=', tenant.organizationId)
    .executeTakeFirst();

export type NewConnection = Pick<ConnectionRow, 'issuer' | 'client_id' | 'client_secret'>;

/** Returns false when there is a connection already. */
export const insertConnection = async (tenant: Tenant, row: NewConnection): Promise<boolean> => {
  const result = await tenant.db
    .insertInto('sign_on_connections')
    .values({ organization_id: tenant.organizationId, ...row, created_by: tenant.userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Saves unless somebody else has saved since `readAt`; then returns false. */
export const updateConnection = async (
  tenant: Tenant,
  readAt: string,
  set: Omit<Updateable<SignOnConnections>, 'organization_id'>,
): Promise<boolean> => {
  const result = await tenant.db
    .updateTable('sign_on_connections')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('updated_at', '=', readAt)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};
