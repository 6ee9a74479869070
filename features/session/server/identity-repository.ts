import type { Identity } from '#platform/server/db/identity';

export type OpenedSession = {
  session_id: number;
  user_id: number;
  email: string;
  super_admin: boolean;
  locale: 'en' | 'es';
  organization_id: number | null;
  organization_slug: string | null;
  time_zone: string | null;
  member: boolean;
  name: string | null;
  license: 'full' | 'viewer' | null;
  role_flags: Record<string, string[]>;
  denied_modules: string[];
  remembered: boolean;
  must_change_password: boolean;
};

export const openSession = (identity: Identity, tokenHash: Buffer, organizationId: number | null) =>
  identity.one<OpenedSession>({
    name: 'identity-open-session',
    text: 'select * from identity_open_session($1, $2)',
    values: [tokenHash, organizationId],
  });

export type Login = { user_id: number; password_hash: string | null; locale: 'en' | 'es'; active: boolean };

export const findLogin = (identity: Identity, email: string) =>
  identity.one<Login>({ text: 'select * from identity_find_login($1)', values: [email] });

export const readPasswordHash = async (identity: Identity, userId: number): Promise<string | null> =>
  (
    await identity.one<{ hash: string | null }>({
      text: 'select identity_password_hash($1) as hash',
      values: [userId],
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
  identity.one({
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

export const endSession = (identity: Identity, tokenHash: Buffer) =>
  identity.one({ text: 'select identity_end_session($1)', values: [tokenHash] });

/** Ends one session (`onlyId`), or all but `keepId`; answers how many. */
export const endSessionsOf = async (
  identity: Identity,
  userId: number,
  onlyId: number | null,
  keepId: number | null,
): Promise<number> =>
  (
    await identity.one<{ ended: number }>({
      text: 'select identity_end_sessions($1, $2, $3) as ended',
      values: [userId, onlyId, keepId],
    })
  )?.ended ?? 0;

export type SessionRow = {
  id: number;
  created_at: string;
  last_seen_at: string;
  address: string;
  device: string;
};

export const listSessionsOf = (identity: Identity, userId: number) =>
  identity.all<SessionRow>({ text: 'select * from identity_list_sessions($1)', values: [userId] });

export const listOrganizationsOf = (identity: Identity, userId: number) =>
  identity.all<{ id: number; name: string; slug: string }>({
    text: 'select * from identity_list_organizations($1)',
    values: [userId],
  });

export type LoginRecord = {
  id: number;
  email: string;
  super_admin: boolean;
  default_organization_id: number | null;
  locale: 'en' | 'es';
  shortcuts: boolean;
  created_at: string;
};

export const findLoginRecord = (identity: Identity, userId: number) =>
  identity.one<LoginRecord>({ text: 'select * from identity_get_user($1)', values: [userId] });

export const updatePreferences = (
  identity: Identity,
  userId: number,
  locale: 'en' | 'es',
  shortcuts: boolean | null,
) =>
  identity.one({
    text: 'select identity_update_preferences($1, $2, $3)',
    values: [userId, locale, shortcuts],
  });

export const setPassword = (identity: Identity, userId: number, hash: string) =>
  identity.one({ text: 'select identity_set_password($1, $2)', values: [userId, hash] });
