import { LruMap } from 'toad-cache';
import { z } from 'zod';
import { effectiveFlags, seesAllJobs } from '#features/accounts/access/contract';
import { locale } from '#platform/contract/fields';
import type { Database } from '#platform/server/db/database';
import type { Identity } from '#platform/server/db/identity';
import type { Reading } from '#platform/server/db/statement';
import type { Person } from '#platform/server/http/person';
import type { Authenticate, Recall } from '#platform/server/http/wiring';
import { hashToken } from '#platform/server/tokens';
import { logSupportVisit } from '../support/log-support-visit.ts';

/** PostgreSQL writes moments in JSON with +00:00; everywhere else they end with Z. */
const moment = z.string().transform((text) => text.replace('+00:00', 'Z'));

const session = z.object({
  session_id: z.int(),
  user_id: z.int(),
  email: z.string().nullable(),
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
  through_provider: z.boolean(),
});

const duties = z.object({
  second_factor_due_at: moment.nullable(),
  support_writes_until: moment.nullable(),
});

const opened = z.tuple([session, duties.nullable()]);

type OpenedSession = z.infer<typeof session> & z.infer<typeof duties>;

const row = z.object({ opened: z.string() });

/** Reads a session as one text, so that one comparison shows whether anything about it has changed. */
const sessionLookup = (tokenHash: Buffer, organizationId: number | null): Reading<typeof row> => ({
  name: 'identity-open-session',
  text: `select json_build_array(s, d)::text as opened from identity_open_session($1, $2) s
    left join lateral identity_session_duties(s.organization_id, s.user_id, s.member) d on true`,
  values: [tokenHash, organizationId],
  row,
});

/** Undefined when the token is not valid. */
const openSession = async (
  identity: Identity,
  lookup: ReturnType<typeof sessionLookup>,
): Promise<string | undefined> => (await identity.one(lookup))?.opened;

const parseSession = (text: string): OpenedSession => {
  const [found, asked] = opened.parse(JSON.parse(text));
  return { ...found, ...(asked ?? { second_factor_due_at: null, support_writes_until: null }) };
};

type Member = OpenedSession & { organization_id: number };

const personOf = (row: Member): Person => {
  const flags = effectiveFlags({
    roles: Object.values(row.role_flags),
    deniedModules: row.denied_modules,
    license: row.license ?? 'full',
    superAdmin: row.super_admin,
  });
  return Object.freeze({
    sessionId: row.session_id,
    userId: row.user_id,
    organizationId: row.organization_id,
    organizationSlug: row.organization_slug ?? '',
    timeZone: row.time_zone ?? 'UTC',
    name: row.name ?? row.email ?? '',
    email: row.email,
    superAdmin: row.super_admin,
    impersonated: row.super_admin && !row.member,
    throughProvider: row.through_provider,
    license: row.license ?? 'full',
    mustChangePassword: row.must_change_password,
    // No second factor is due here: the provider asks for one itself if it wants to.
    secondFactorDueAt: row.through_provider ? null : row.second_factor_due_at,
    supportWritesUntil: row.support_writes_until,
    flags,
    seesAllJobs: seesAllJobs(flags),
    locale: row.locale,
  });
};

const opens = (row: OpenedSession): row is Member =>
  row.organization_id !== null && (row.member || row.super_admin);

/** The person is undefined in an organization that the session does not open. */
const readSession = (opened: string): { userId: number; person: Person | undefined } => {
  const row = parseSession(opened);
  return { userId: row.user_id, person: opens(row) ? personOf(row) : undefined };
};

/** `opened` is the answer of the database about the session, as text. */
type Remembered = { opened: string; userId: number; person: Person };

/** Maximum number of sessions that a process remembers, a few kB each. */
const max = 1000;

/** Reads person, membership and flags again for every request, so that rights taken away are gone at once. With a remembered
 * session, a request can begin while the database confirms that nothing has changed. */
export const createAuthenticate = (database: Database): { authenticate: Authenticate; recall: Recall } => {
  const sessions = new LruMap<Remembered>(max);

  const find = (token: string, organizationId: number | undefined) => {
    const hash = hashToken(token);
    return {
      key: `${hash.toString('base64')} ${organizationId ?? ''}`,
      lookup: sessionLookup(hash, organizationId ?? null),
    };
  };

  return {
    authenticate: async (token, wantedOrganizationId, expectedUserId) => {
      const { key, lookup } = find(token, wantedOrganizationId);
      const opened = await openSession(database.identity, lookup);
      const known = sessions.get(key);
      if (known && known.opened !== opened) sessions.delete(key);
      if (!opened) return 'no-session';
      const { userId, person } = known?.opened === opened ? known : readSession(opened);
      if (expectedUserId !== undefined && expectedUserId !== userId) return 'other-user';
      if (!person) return 'wrong-organization';
      // Support must be recorded before it sees anything, so its sessions are not remembered.
      if (person.impersonated) await logSupportVisit(database, person);
      else sessions.set(key, { opened, userId, person });
      return person;
    },

    recall: (token, wantedOrganizationId) => {
      const { key, lookup } = find(token, wantedOrganizationId);
      const known = sessions.get(key);
      if (!known) return undefined;
      const { opened, person } = known;
      return { person, confirmation: { statement: lookup, holds: ([row]) => row?.opened === opened } };
    },
  };
};
