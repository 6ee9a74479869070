import type { Selectable } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';
import type { Memberships } from '../../../../../db/schema/types.ts';

export type Membership = Selectable<Memberships>;

export type RoleRow = { id: number; key: string; name: string };

export const loadMembership = (tenant: Tenant, userId: number): Promise<Membership | undefined> =>
  tenant.db
    .selectFrom('memberships')
    .selectAll()
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The memberships of these people that are not deleted, by user id. */
export const loadMemberships = (tenant: Tenant, userIds: readonly number[]): Promise<Membership[]> =>
  tenant.db
    .selectFrom('memberships')
    .selectAll()
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .where('deleted_at', 'is', null)
    .orderBy('user_id')
    .execute();

/** The roles of several people at once. */
export const rolesOf = async (
  tenant: Tenant,
  userIds: readonly number[],
): Promise<Map<number, RoleRow[]>> => {
  const found = new Map<number, RoleRow[]>();
  if (userIds.length === 0) return found;
  const rows = await tenant.db
    .selectFrom('membership_roles as mr')
    .innerJoin('roles as r', (join) =>
      join.onRef('r.organization_id', '=', 'mr.organization_id').onRef('r.id', '=', 'mr.role_id'),
    )
    .select(['mr.user_id', 'r.id', 'r.key', 'r.name'])
    .where('mr.organization_id', '=', tenant.organizationId)
    .where('mr.user_id', 'in', [...userIds])
    .where('r.deleted_at', 'is', null)
    .orderBy('r.sort')
    .execute();
  for (const { user_id, ...role } of rows) found.set(user_id, [...(found.get(user_id) ?? []), role]);
  return found;
};

/** Codes of people who left stay taken, because old time sheets name them. */
export const taken = fieldOfConstraint({
  memberships_pkey: { field: 'email', code: 'person_is_member' },
  memberships_employee_code_key: { field: 'employee_code', code: 'employee_code_taken' },
  memberships_login_code_key: { field: 'employee_code', code: 'employee_code_taken' },
  memberships_without_email: { field: 'employee_code', code: 'required' },
});

export type NewMembership = Pick<Membership, 'user_id' | 'email' | 'first_name' | 'last_name'> &
  Partial<
    Pick<
      Membership,
      | 'title'
      | 'phone'
      | 'employee_code'
      | 'employee_number'
      | 'license'
      | 'status'
      | 'denied_modules'
      | 'invited_at'
      | 'invited_by'
      | 'joined_at'
      | 'created_by'
    >
  >;

export const insertMembership = (tenant: Tenant, row: NewMembership): Promise<void> =>
  insertMemberships(tenant, [row]);

export const insertMemberships = async (tenant: Tenant, rows: readonly NewMembership[]): Promise<void> => {
  if (rows.length === 0) return;
  await tenant.db
    .insertInto('memberships')
    .values(rows.map((row) => ({ organization_id: tenant.organizationId, ...row })))
    .execute()
    .catch(taken);
};

/** Saves the membership; returns false when somebody else has saved it since `readAt`. */
export const updateMembership = async (
  tenant: Tenant,
  userId: number,
  readAt: string,
  set: Partial<Pick<Membership, 'first_name' | 'last_name' | 'title' | 'phone'>>,
): Promise<boolean> => {
  const result = await tenant.db
    .updateTable('memberships')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .where('updated_at', '=', readAt)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const setProfilePhoto = async (
  tenant: Tenant,
  userId: number,
  fileId: number | null,
): Promise<void> => {
  await tenant.db
    .updateTable('memberships')
    .set({ profile_photo_id: fileId, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .execute();
};
