import { z } from 'zod';
import { type Locale, locale } from '#platform/contract/fields';
import type { Identity } from '#platform/server/db/identity';

const openedSession = z.object({
  session_id: z.int(),
  user_id: z.int(),
  email: z.string(),
  super_admin: z.boolean(),
  locale,
  organization_id: z.int().nullable(),
  organization_slug: z.string().nullable(),
  time_zone: z.string().nullable(),
  member: z.boolean(),
  name: z.string().nullable(),
  license: z.enum(['full', 'viewer']).nullable(),
  role_flags: z.record(z.string(), z.array(z.string())),
  denied_modules: z.array(z.string()),
  remembered: z.boolean(),
  must_change_password: z.boolean(),
});

export type OpenedSession = z.infer<typeof openedSession>;

export const openSession = (identity: Identity, tokenHash: Buffer, organizationId: number | null) =>
  identity.one({
    name: 'identity-open-session',
    text: 'select * from identity_open_session($1, $2)',
    values: [tokenHash, organizationId],
    row: openedSession,
  });

const login = z.object({
  user_id: z.int(),
  password_hash: z.string().nullable(),
  locale,
  active: z.boolean(),
});

export type Login = z.infer<typeof login>;

export const findLogin = (identity: Identity, email: string) =>
  identity.one({ text: 'select * from identity_find_login($1)', values: [email], row: login });

const passwordHash = z.object({ hash: z.string().nullable() });

export const readPasswordHash = async (identity: Identity, userId: number): Promise<string | null> =>
  (
    await identity.one({
      text: 'select identity_password_hash($1) as hash',
      values: [userId],
      row: passwordHash,
    })
  )?.hash ?? null;

export type NewSession = {
  tokenHash: Buffer;
  userId: number;
  remembered: boolean;
  address: string;
  device: string;
  expiresAt: Date;
};

export const createSession = (identity: Identity, session: NewSession) =>
  identity.call({
    text: 'select identity_create_session($1, $2, $3, $4, $5, $6)',
    values: [
      session.tokenHash,
      session.userId,
      session.remembered,
      session.address,
      session.device,
      session.expiresAt,
    ],
  });

const rotatedSession = z.object({ remembered: z.boolean(), expires_at: z.string() });

/** Its old token opens nothing any more; undefined when the session is gone. */
export const rotateSession = (identity: Identity, sessionId: number, tokenHash: Buffer) =>
  identity.one({
    text: 'select * from identity_rotate_session($1, $2)',
    values: [sessionId, tokenHash],
    row: rotatedSession,
  });

/** Undefined unless the person's rights have changed since the token was given. */
export const renewSession = (identity: Identity, tokenHash: Buffer, newTokenHash: Buffer) =>
  identity.one({
    text: 'select * from identity_renew_session($1, $2)',
    values: [tokenHash, newTokenHash],
    row: rotatedSession,
  });

export const endSession = (identity: Identity, tokenHash: Buffer) =>
  identity.call({ text: 'select identity_end_session($1)', values: [tokenHash] });

const endedSessions = z.object({ ended: z.int() });

/** Ends one session (`onlyId`), or all but `keepId`; answers how many. */
export const endSessionsOf = async (
  identity: Identity,
  userId: number,
  onlyId: number | null,
  keepId: number | null,
): Promise<number> =>
  (
    await identity.one({
      text: 'select identity_end_sessions($1, $2, $3) as ended',
      values: [userId, onlyId, keepId],
      row: endedSessions,
    })
  )?.ended ?? 0;

const sessionRow = z.object({
  id: z.int(),
  created_at: z.string(),
  last_seen_at: z.string(),
  address: z.string(),
  device: z.string(),
});

export type SessionRow = z.infer<typeof sessionRow>;

export const listSessionsOf = (identity: Identity, userId: number) =>
  identity.all({ text: 'select * from identity_list_sessions($1)', values: [userId], row: sessionRow });

const ownOrganization = z.object({ id: z.int(), name: z.string(), slug: z.string() });

export const listOrganizationsOf = (identity: Identity, userId: number) =>
  identity.all({
    text: 'select * from identity_list_organizations($1)',
    values: [userId],
    row: ownOrganization,
  });

const loginRecord = z.object({
  id: z.int(),
  email: z.string(),
  super_admin: z.boolean(),
  default_organization_id: z.int().nullable(),
  locale,
  shortcuts: z.boolean(),
  created_at: z.string(),
});

export type LoginRecord = z.infer<typeof loginRecord>;

export const findLoginRecord = (identity: Identity, userId: number) =>
  identity.one({ text: 'select * from identity_get_user($1)', values: [userId], row: loginRecord });

export const updatePreferences = (
  identity: Identity,
  userId: number,
  locale: Locale,
  shortcuts: boolean | null,
) =>
  identity.call({
    text: 'select identity_update_preferences($1, $2, $3)',
    values: [userId, locale, shortcuts],
  });

/** After a link that was mailed to the address. */
export const proveAddress = (identity: Identity, userId: number) =>
  identity.call({ text: 'select identity_prove_address($1)', values: [userId] });

export const setPassword = (identity: Identity, userId: number, hash: string) =>
  identity.call({ text: 'select identity_set_password($1, $2)', values: [userId, hash] });
