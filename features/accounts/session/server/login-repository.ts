import { z } from 'zod';
import { invalid } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';

/** Changes that an organization makes to the logins of its people, in its own transaction. */

const taken = z.object({ user_id: z.int(), is_new: z.boolean() });

const createdLogin = z.object({ id: z.int() });

/** Creates a login for this organization only, which is found by the employee code. */
export const createLoginWithoutEmail = async (
  tenant: Tenant,
  { passwordHash, locale }: { passwordHash: string | null; locale: Locale },
): Promise<number> => {
  const [login] = await tenant.query({
    text: 'select identity_create_user_without_email($1, $2, $3) as id',
    values: [passwordHash, tenant.organizationId, locale],
    row: createdLogin,
  });
  if (!login) throw new Error('a login without an id');
  return login.id;
};

/** Nobody may add themselves. Otherwise support could become a member and keep its access after its leave has ended. */
const refuseOwn = ({ userId }: Tenant, ids: readonly number[]): void => {
  if (userId !== null && ids.includes(userId)) throw invalid({ email: ['email_own'] });
};

/** The login of an address, created when there is none. Only a new login gets the password. */
export const ensureLogin = async (
  tenant: Tenant,
  { email, passwordHash, locale }: { email: string; passwordHash: string | null; locale: Locale },
): Promise<{ userId: number; isNew: boolean }> => {
  const [login] = await tenant.query({
    text: 'select * from identity_take_user($1, $2, $3, $4)',
    values: [email, passwordHash, tenant.organizationId, locale],
    row: taken,
  });
  if (!login) throw new Error('a login without an id');
  refuseOwn(tenant, [login.user_id]);
  return { userId: login.user_id, isNew: login.is_new };
};

const takenOfMany = z.object({ user_id: z.int() });

/** The same for many addresses at once, without passwords; returns the ids in the order of the addresses. */
export const ensureLogins = async (
  tenant: Tenant,
  rows: readonly { email: string; locale: Locale }[],
): Promise<number[]> => {
  const logins = await tenant.query({
    text: `select l.user_id from unnest($1::text[], $2::text[]) with ordinality as wanted (email, locale, place)
      cross join lateral identity_take_user(wanted.email, null, $3, wanted.locale) l order by wanted.place`,
    values: [rows.map(({ email }) => email), rows.map(({ locale }) => locale), tenant.organizationId],
    row: takenOfMany,
  });
  const ids = logins.map(({ user_id }) => user_id);
  refuseOwn(tenant, ids);
  return ids;
};

/** Creates logins for people without an address; returns the ids in the order of `locales`. */
export const createLoginsWithoutEmail = async (
  tenant: Tenant,
  locales: readonly Locale[],
): Promise<number[]> => {
  const logins = await tenant.query({
    text: `select l.id from unnest($1::text[]) with ordinality as wanted (locale, place)
      cross join lateral identity_create_user_without_email(null, $2, wanted.locale) l (id) order by wanted.place`,
    values: [locales, tenant.organizationId],
    row: createdLogin,
  });
  return logins.map(({ id }) => id);
};

const answered = z.object({ yes: z.boolean() });

/** Whether the login opens other organizations too. Then this organization may not decide about it alone. */
export const belongsElsewhere = async (tenant: Tenant, userId: number): Promise<boolean> => {
  const [row] = await tenant.query({
    text: 'select identity_belongs_elsewhere($1, $2) as yes',
    values: [userId, tenant.organizationId],
    row: answered,
  });
  return row?.yes ?? true;
};

/** Whether no other organization may have left something on the login that would open this one: its owner has followed a link,
 * or no other one has ever known it. Until the transaction ends, no office can give the login a password. */
export const isBeyondDoubt = async (tenant: Tenant, userId: number): Promise<boolean> => {
  const [row] = await tenant.query({
    text: 'select identity_is_beyond_doubt($1, $2) as yes',
    values: [userId, tenant.organizationId],
    row: answered,
  });
  return row?.yes ?? false;
};

/** With null, the person logs in by the employee code. */
export const changeLoginEmail = (tenant: Tenant, userId: number, email: string | null): Promise<void> =>
  tenant
    .query({ text: 'select identity_change_email($1, $2)', values: [userId, email] })
    .catch(fieldOfConstraint({ users_email_key: { field: 'email', code: 'email_taken' } }));

/** Voids all links of the person. Call it when the phone number changes, because links may have gone to the old one. */
export const voidLinksOf = (tenant: Tenant, userId: number): Promise<void> =>
  tenant.query({ text: 'select identity_void_all_links($1)', values: [userId] });

/** Also ends every session of the person, who must choose a new password at the next login. */
export const setTemporaryPassword = (tenant: Tenant, userId: number, hash: string): Promise<void> =>
  tenant.query({ text: 'select identity_set_temporary_password($1, $2)', values: [userId, hash] });

/** Call it after a membership has begun or ended: makes another organization the default, or ends the sessions. */
export const reconcileLogin = (tenant: Tenant, userId: number): Promise<void> =>
  tenant.query({ text: 'select identity_settle_user($1)', values: [userId] });

/** Gives the login to the person who has followed a mailed or texted link: replaces the password, ends everything else that
 * opened the login, and makes this organization the default. */
export const claimLogin = (tenant: Tenant, userId: number, hash: string): Promise<void> =>
  tenant.query({
    text: 'select identity_claim_user($1, $2, $3)',
    values: [userId, hash, tenant.organizationId],
  });

/** Forgets that the owner of the login was known, until somebody follows the next link. Call it when links go elsewhere. */
export const doubtAddress = (tenant: Tenant, userId: number): Promise<void> =>
  tenant.query({ text: 'select identity_doubt_address($1)', values: [userId] });

export const setOwnLocale = (tenant: Tenant, userId: number, locale: Locale): Promise<void> =>
  tenant.query({ text: 'select identity_update_preferences($1, $2, null)', values: [userId, locale] });

/** Deletes a login that was created for a person who never joined, unless something else refers to it. */
export const dropUnusedLogin = (tenant: Tenant, userId: number): Promise<void> =>
  tenant.query({ text: 'select identity_drop_unused_user($1)', values: [userId] });
