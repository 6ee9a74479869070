import { z } from 'zod';
import { type Locale, locale } from '#platform/contract/fields';
import type { Identity } from '#platform/server/db/identity';
import type { Tenant } from '#platform/server/db/tenant';

const addressee = z.object({ email: z.string(), organization: z.string(), color: z.string().nullable() });

export type Addressee = z.infer<typeof addressee>;

/** Undefined for people who are not members, or not members yet, and for those without an address. */
export const loadAddressee = async (tenant: Tenant, userId: number): Promise<Addressee | undefined> => {
  const [found] = await tenant.query({
    name: 'mail-addressee',
    text: `select m.email, o.name as organization, o.primary_brand_color as color
      from memberships m join organizations o on o.id = m.organization_id
      where m.organization_id = $1 and m.user_id = $2 and m.status = 'active' and m.deleted_at is null
        and m.email is not null
        and o.deleted_at is null`,
    values: [tenant.organizationId, userId],
    row: addressee,
  });
  return found;
};

const withLocale = z.object({ locale });

/** The language of a person is stored with the login. */
export const localeOf = async (identity: Identity, userId: number): Promise<Locale> =>
  (
    await identity.one({
      name: 'identity-get-user-locale',
      text: 'select * from identity_get_user($1)',
      values: [userId],
      row: withLocale,
    })
  )?.locale ?? 'en';
