import {
  loadAnyMembership,
  lockMembership,
  type Membership,
  type Role,
  rolesWithFlags,
} from '#features/accounts/access/server';
import { belongsElsewhere } from '#features/accounts/session/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { flagsOf, type Subject } from '../rights/people-policy.ts';

export type Found = { row: Membership; roles: Role[]; subject: Subject };

const withRights = async (tenant: Tenant, row: Membership | undefined): Promise<Found> => {
  if (!row) throw notFound();
  const roles = await rolesWithFlags(tenant, row.user_id);
  const flags = flagsOf(
    roles.map((role) => role.flags),
    row,
  );
  return {
    row,
    roles,
    subject: {
      userId: row.user_id,
      status: row.status,
      deleted: row.deleted_at !== null,
      hasEmail: row.email !== null,
      flags,
      elsewhere: await belongsElsewhere(tenant, row.user_id),
    },
  };
};

/** A person with their rights, also a deleted one. */
export const requirePerson = async (tenant: Tenant, id: number): Promise<Found> =>
  withRights(tenant, await loadAnyMembership(tenant, id));

/** The same, locked, and not deleted: for changes. */
export const lockPerson = async (tenant: Tenant, id: number): Promise<Found> => {
  const row = await lockMembership(tenant, id);
  return withRights(tenant, row?.deleted_at === null ? row : undefined);
};

export const lockDeletedPerson = async (tenant: Tenant, id: number): Promise<Found> =>
  withRights(tenant, await lockMembership(tenant, id));
