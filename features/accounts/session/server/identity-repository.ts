import { z } from 'zod';
import { type Locale, locale } from '#platform/contract/fields';
import type { Identity } from '#platform/server/db/identity';

const login = z.object({
  user_id: z.int(),
  password_hash: z.string().nullable(),
  locale,
  active: z.boolean(),
});

export type Login = z.infer<typeof login>;

export const loadLogin = (identity: Identity, email: string) =>
  identity.one({ text: 'select * from identity_find_login($1)', values: [email], row: login });

const employeeLogin = login.extend({ organization_id: z.int() });

/** Finds the login of a person without an address. */
export const loadLoginByCode = (identity: Identity, organization: string, code: string) =>
  identity.one({
    text: 'select * from identity_find_login_by_code($1, $2)',
    values: [organization, code],
    row: employeeLogin,
  });

const passwordHash = z.object({ hash: z.string().nullable() });

export const loadPasswordHash = async (identity: Identity, userId: number): Promise<string | null> =>
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
  /** The organization whose provider opened the session, which opens no other organization. Null for other sessions. */
  organizationId: number | null;
  /** Of the login when its password or passkey was checked. Not looked at for sessions of a provider. */
  passwordHash: string | null;
};

const createdSession = z.object({ id: z.int().nullable() });

/** False when another password was chosen since the person's was checked, as by the owner of the address. */
export const createSession = async (identity: Identity, session: NewSession): Promise<boolean> => {
  const row = await identity.one({
    text: 'select identity_create_session($1, $2, $3, $4, $5, $6, $7, $8) as id',
    row: createdSession,
    values: [
      session.tokenHash,
      session.userId,
      session.remembered,
      session.address,
      session.device,
      session.expiresAt,
      session.organizationId,
      session.passwordHash,
    ],
  });
  return row?.id != null;
};

const rotatedSession = z.object({ remembered: z.boolean(), expires_at: z.string() });

/** Gives a session a new token; the old token stops working. Undefined when the session has ended. */
export const rotateSession = (identity: Identity, sessionId: number, tokenHash: Buffer) =>
  identity.one({
    text: 'select * from identity_rotate_session($1, $2)',
    values: [sessionId, tokenHash],
    row: rotatedSession,
  });

/** Gives a session a new token if the person's rights have changed since the old one was given; otherwise undefined. */
export const rotateIfRightsChanged = (identity: Identity, tokenHash: Buffer, newTokenHash: Buffer) =>
  identity.one({
    text: 'select * from identity_renew_session($1, $2)',
    values: [tokenHash, newTokenHash],
    row: rotatedSession,
  });

export const endSession = (identity: Identity, tokenHash: Buffer) =>
  identity.call({ text: 'select identity_end_session($1)', values: [tokenHash] });

const endedSessions = z.object({ ended: z.int() });

/** Ends one session (`onlyId`), or all but `keepId`; returns how many. `byId` is the session that asks: if a provider opened
 * it, it ends only sessions opened by the same provider. */
export const endSessionsOf = async (
  identity: Identity,
  userId: number,
  onlyId: number | null,
  keepId: number | null,
  byId: number | null = null,
): Promise<number> =>
  (
    await identity.one({
      text: 'select identity_end_sessions($1, $2, $3, $4) as ended',
      values: [userId, onlyId, keepId, byId],
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

/** The sessions that the person may see from the session `byId`. */
export const loadSessionsOf = (identity: Identity, userId: number, byId: number) =>
  identity.all({
    text: 'select * from identity_list_sessions($1, $2)',
    values: [userId, byId],
    row: sessionRow,
  });

const ownOrganization = z.object({ id: z.int(), name: z.string(), slug: z.string() });

export const loadOrganizationsOf = (identity: Identity, userId: number) =>
  identity.all({
    text: 'select * from identity_list_organizations($1)',
    values: [userId],
    row: ownOrganization,
  });

const openedOrganization = ownOrganization.extend({ beside_provider: z.boolean() });

/** The organizations that a session opens: that of its provider alone, or all of the person that accept a password. */
export const loadOpenedOrganizations = (identity: Identity, sessionId: number) =>
  identity.all({
    text: 'select * from identity_opened_organizations($1)',
    values: [sessionId],
    row: openedOrganization,
  });

/** Ends the sessions that an organization's provider has opened, of one person or of everyone. */
export const endProviderSessions = (
  identity: Identity,
  organizationId: number,
  { userId = null, keepId = null }: { userId?: number | null; keepId?: number | null },
) =>
  identity.call({
    text: 'select identity_end_provider_sessions($1, $2, $3)',
    values: [organizationId, userId, keepId],
  });

const loginRecord = z.object({
  id: z.int(),
  /** Null for people who log in by their employee code. */
  email: z.string().nullable(),
  super_admin: z.boolean(),
  default_organization_id: z.int().nullable(),
  locale,
  shortcuts: z.boolean(),
  created_at: z.string(),
});

export type LoginRecord = z.infer<typeof loginRecord>;

export const loadLoginRecord = (identity: Identity, userId: number) =>
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

const done = z.object({ done: z.boolean() });

/** False when the session that asks has ended in the meantime. */
export const setPassword = async (
  identity: Identity,
  { userId, sessionId, hash }: { userId: number; sessionId: number; hash: string },
): Promise<boolean> =>
  (
    await identity.one({
      text: 'select identity_set_password($1, $2, $3) as done',
      values: [userId, hash, sessionId],
      row: done,
    })
  )?.done ?? false;

type FailedSignIn = { userId: number; at: string; address: string; device: string; reason: string };

/** Records a failed login in every organization of the person. */
export const noteFailedSignIn = (identity: Identity, tried: FailedSignIn) =>
  identity.call({
    text: 'select identity_note_failed_sign_in($1, $2, $3, $4, $5)',
    values: [tried.userId, tried.at, tried.address, tried.device, tried.reason],
  });

type FailedSignOn = Omit<FailedSignIn, 'userId'> & {
  userId: number | null;
  organizationId: number;
  email: string | null;
};

/** Records a failed login in the organization of the provider only. `email` is the address that the provider sent. */
export const noteFailedSignOn = (identity: Identity, tried: FailedSignOn) =>
  identity.call({
    text: 'select identity_note_failed_sign_on($1, $2, $3, $4, $5, $6, $7)',
    values: [
      ...[tried.organizationId, tried.userId, tried.email],
      ...[tried.at, tried.address, tried.device, tried.reason],
    ],
  });
