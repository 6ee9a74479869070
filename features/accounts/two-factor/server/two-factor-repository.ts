import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';
import type { Tenant } from '#platform/server/db/tenant';

const done = z.object({ done: z.boolean() });

export const asked = async (identity: Identity, text: string, values: unknown[]): Promise<boolean> =>
  (await identity.one({ text, values, row: done }))?.done ?? false;

const twoFactor = z.object({
  secret: z.instanceof(Buffer).nullable(),
  app_confirmed_at: z.string().nullable(),
  /** Ten digits of the phone to which codes are texted. */
  phone: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  codes_left: z.int(),
  devices: z.int(),
});

/** Undefined for people who never had an authenticator or a confirmed phone. Without `confirmed_at`, no second factor is in
 * force. */
export const loadTwoFactor = (identity: Identity, userId: number) =>
  identity.one({ text: 'select * from identity_two_factor($1)', values: [userId], row: twoFactor });

/** Whose factors are changed, and by which session: one that has ended in the meantime changes none. */
export type Changing = { userId: number; sessionId: number };

const doneOrOver = z.object({ done: z.boolean().nullable() });

/** `in-force`: there is an authenticator already. */
export const startAuthenticator = async (
  identity: Identity,
  { userId, sessionId }: Changing,
  secret: Buffer,
): Promise<'started' | 'in-force' | 'session-over'> => {
  const found = await identity.one({
    text: 'select identity_start_authenticator($1, $2, $3) as done',
    values: [userId, secret, sessionId],
    row: doneOrOver,
  });
  if (typeof found?.done !== 'boolean') return 'session-over';
  return found.done ? 'started' : 'in-force';
};

export const confirmAuthenticator = (
  identity: Identity,
  { userId, sessionId }: Changing,
  secret: Buffer,
  step: number,
) =>
  asked(identity, 'select identity_confirm_authenticator($1, $2, $3, $4) as done', [
    ...[userId, secret, step],
    sessionId,
  ]);

/** Uses up the code of a step; false when that step or a later one was used before. */
export const spendStep = (identity: Identity, userId: number, step: number) =>
  asked(identity, 'select identity_use_step($1, $2) as done', [userId, step]);

export const spendRecoveryCode = (identity: Identity, userId: number, hash: Buffer) =>
  asked(identity, 'select identity_use_recovery_code($1, $2) as done', [userId, hash]);

/** False when the session has ended. */
export const replaceRecoveryCodes = (
  identity: Identity,
  { userId, sessionId }: Changing,
  hashes: readonly Buffer[],
) =>
  asked(identity, 'select identity_replace_recovery_codes($1, $2, $3) as done', [userId, hashes, sessionId]);

/** Removes authenticator and phone together with recovery codes, trusted devices and open challenges; false when there were
 * none. */
export const removeAuthenticator = (identity: Identity, userId: number) =>
  asked(identity, 'select identity_remove_authenticator($1) as done', [userId]);

export const forgetDevicesOf = (identity: Identity, userId: number) =>
  identity.call({ text: 'select identity_forget_devices($1)', values: [userId] });

/** False when the person has another password than the one with which the login began. */
export const trustDevice = (
  identity: Identity,
  { userId, passwordHash }: { userId: number; passwordHash: string | null },
  tokenHash: Buffer,
  seconds: number,
) =>
  asked(identity, 'select identity_trust_device($1, $2, $3, $4) as done', [
    ...[userId, tokenHash, seconds],
    passwordHash,
  ]);

export const isTrusted = (identity: Identity, userId: number, tokenHashes: readonly Buffer[]) =>
  asked(identity, 'select identity_is_trusted($1, $2) as done', [userId, tokenHashes]);

const memberFactors = z.object({
  authenticator_since: z.string().nullable(),
  passkeys: z.int(),
  phone: z.boolean(),
  due_at: z.string().nullable(),
});

/** The second factors of a person of the organization, and the moment from which one is required. */
export const loadMemberFactors = async (tenant: Tenant, userId: number) =>
  (
    await tenant.query({
      text: `select f.*, second_factor_due($1, $2) as due_at from identity_member_factors($2) f`,
      values: [tenant.organizationId, userId],
      row: memberFactors,
    })
  )[0];

/** Removes authenticator, codes and passkeys, and ends every session. False when there was none, or the login opens other
 * organizations, too. */
export const resetFactors = async (tenant: Tenant, userId: number): Promise<boolean> =>
  (
    await tenant.query({
      text: 'select identity_reset_factors($1) as done',
      values: [userId],
      row: done,
    })
  )[0]?.done ?? false;
