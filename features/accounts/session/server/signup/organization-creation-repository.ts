import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import { idRow } from '#platform/server/db/id-row';
import type { Identity } from '#platform/server/db/identity';
import type { Tenant } from '#platform/server/db/tenant';

export const nextOrganizationId = async (identity: Identity): Promise<number> => {
  const row = await identity.one({ text: 'select identity_next_organization_id() as id', row: idRow });
  if (!row) throw new Error('no id for a new organization');
  return row.id;
};

/** Creates the organization that the open transaction already works for. */
export const createOrganizationRow = async (
  tenant: Tenant,
  name: string,
  slug: string,
  timeZone: string,
  settings: object,
): Promise<void> => {
  await tenant
    .query({
      text: 'select identity_create_organization($1, $2, $3, $4, $5)',
      values: [tenant.organizationId, name, slug, timeZone, JSON.stringify(settings)],
    })
    .catch(fieldOfConstraint({ organizations_slug_key: { field: 'slug', code: 'slug_taken' } }));
};

/** Creates a login whose default is the organization of the transaction; returns the person's id. `proven` is for seeds, whose
 * people have nobody to fear. */
export const createLogin = async (
  tenant: Tenant,
  email: string,
  passwordHash: string,
  locale: Locale,
  { proven = false }: { proven?: boolean } = {},
): Promise<number> => {
  const [login] = await tenant
    .query({
      text: 'select identity_create_user($1, $2, $3, $4, $5) as id',
      values: [email, passwordHash, tenant.organizationId, locale, proven],
      row: idRow,
    })
    .catch(fieldOfConstraint({ users_email_key: { field: 'email', code: 'email_taken' } }));
  if (!login) throw new Error('a login without an id');
  return login.id;
};

const spentLink = z.object({ user_id: z.int().nullable() });

/** Uses a sign-up link up in the transaction that creates what it is for. */
export const spendOrganizationLink = async (tenant: Tenant, tokenHash: Buffer): Promise<boolean> => {
  const rows = await tenant.query({
    text: 'select * from identity_use_link($1, $2, null)',
    values: ['organization', tokenHash],
    row: spentLink,
  });
  return rows.length > 0;
};

const countedOrganizations = z.object({ total: z.int() });

export const countOrganizations = async (identity: Identity): Promise<number> =>
  (
    await identity.one({
      text: 'select identity_count_organizations() as total',
      row: countedOrganizations,
    })
  )?.total ?? 0;
