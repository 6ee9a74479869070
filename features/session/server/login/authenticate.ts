import { effectiveFlags, seesAllJobs } from '#features/access/contract';
import type { Database } from '#platform/server/db/database';
import type { Person } from '#platform/server/http/person';
import type { Authenticate } from '#platform/server/http/wiring';
import { openSession } from '../identity-repository.ts';
import { witnessSupport } from '../support/witness-support.ts';
import { hashToken } from './tokens.ts';

/** Reads person, membership and flags anew for every request: what an admin takes away is gone at once. */
export const createAuthenticate =
  (database: Database): Authenticate =>
  async (token, wantedOrganizationId, expectedUserId) => {
    const row = await openSession(database.identity, hashToken(token), wantedOrganizationId ?? null);
    if (!row) return 'no-session';
    if (expectedUserId !== undefined && expectedUserId !== row.user_id) return 'other-user';
    if (row.organization_id === null || (!row.member && !row.super_admin)) return 'wrong-organization';
    const flags = effectiveFlags({
      roles: Object.values(row.role_flags),
      deniedModules: row.denied_modules,
      license: row.license ?? 'full',
      superAdmin: row.super_admin,
    });
    const person: Person = {
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
      // A provider asks for what it wants to see.
      secondFactorDueAt: row.through_provider ? null : row.second_factor_due_at,
      supportWritesUntil: row.support_writes_until,
      flags,
      seesAllJobs: seesAllJobs(flags),
      locale: row.locale,
    };
    if (person.impersonated) await witnessSupport(database, person);
    return person;
  };
