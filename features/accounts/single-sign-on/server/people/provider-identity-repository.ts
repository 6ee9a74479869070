import type { Selectable } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignOnIdentities } from '../../../../../db/schema/types.ts';

export type ProviderIdentity = Selectable<SignOnIdentities>;

const identities = (tenant: Tenant) =>
  tenant.db.selectFrom('sign_on_identities').selectAll().where('organization_id', '=', tenant.organizationId);

/** The identity with this subject at the provider. */
export const loadBySubject = (
  tenant: Tenant,
  issuer: string,
  subject: string,
): Promise<ProviderIdentity | undefined> =>
  identities(tenant).where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();

export const loadOfPerson = (tenant: Tenant, userId: number): Promise<ProviderIdentity | undefined> =>
  identities(tenant).where('user_id', '=', userId).executeTakeFirst();

type New = { issuer: string; subject: string; user_id: number; email: string | null; last_used_at: string };

/** Replaces an identity of the person at another provider. */
export const saveIdentity = async (tenant: Tenant, row: New): Promise<void> => {
  await tenant.db
    .insertInto('sign_on_identities')
    .values({ organization_id: tenant.organizationId, ...row })
    .onConflict((conflict) =>
      conflict
        .constraint('sign_on_identities_user_key')
        .doUpdateSet({ ...row, created_at: row.last_used_at }),
    )
    .execute();
};

export const touchIdentity = async (
  tenant: Tenant,
  { issuer, subject }: Pick<ProviderIdentity, 'issuer' | 'subject'>,
  set: { email: string | null; last_used_at: string },
): Promise<void> => {
  await tenant.db
    .updateTable('sign_on_identities')
    .set(set)
    .where('organization_id', '=', tenant.organizationId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
};

/** Returns false when there was none. */
export const deleteIdentity = async (tenant: Tenant, userId: number): Promise<boolean> => {
  const result = await tenant.db
    .deleteFrom('sign_on_identities')
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};
