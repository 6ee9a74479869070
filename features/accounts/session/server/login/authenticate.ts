import { LruMap } from 'toad-cache';
import { effectiveFlags, seesAllJobs } from '#features/accounts/access/contract';
import type { Database } from '#platform/server/db/database';
import type { Person } from '#platform/server/http/person';
import type { Authenticate, Recall } from '#platform/server/http/wiring';
import { hashToken } from '#platform/server/tokens';
import { logSupportVisit } from '../support/log-support-visit.ts';
import { type OpenedSession, openSession, parseSession, sessionLookup } from './opened-session-repository.ts';

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
