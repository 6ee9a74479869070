import { grantRoles, loadRolesById, requireAdmin, revokeRoles } from '#features/accounts/access/server';
import { forbidden, invalid } from '#platform/contract/errors';
import { maxRoles } from '../../contract/index.ts';
import type { PersonCall } from '../person/record-person-change.ts';
import type { Found } from '../person/require-person.ts';
import { flagsOf, refusalOfRights } from './people-policy.ts';

export type Rights = { role_ids: readonly number[]; denied_modules: readonly string[]; license: string };

const sorted = <T extends string | number>(values: readonly T[]): T[] => values.toSorted();

export const rightsOf = ({ row, roles }: Found): Rights => ({
  role_ids: roles.map(({ id }) => id),
  denied_modules: row.denied_modules,
  license: row.license,
});

/** Sorts rights, so that equal rights have equal values. */
export const inOrder = ({ role_ids, denied_modules, license }: Rights) => ({
  role_ids: sorted(role_ids),
  denied_modules: sorted(denied_modules),
  license,
});

/** Checks a change of rights and saves the roles. The caller must hold the lock on rights, save modules and license, which
 * are columns of the person, and then call `requireAdminAfter`. */
export const replaceRoles = async (
  { tenant, person }: Pick<PersonCall, 'tenant' | 'person'>,
  { subject, roles }: Found,
  rights: Rights,
): Promise<void> => {
  const wanted = await loadRolesById(tenant, rights.role_ids);
  if (wanted.length !== rights.role_ids.length) throw invalid({ role_ids: ['invalid_ids'] });
  const hasRole = new Set(roles.map(({ id }) => id));
  const isWanted = new Set(rights.role_ids);
  const added = wanted.filter(({ id }) => !hasRole.has(id));
  if (added.length > 0 && wanted.length > maxRoles) {
    throw invalid({ role_ids: [{ code: 'too_big', values: { maximum: maxRoles } }] });
  }
  const after = flagsOf(
    wanted.map(({ flags }) => flags),
    rights,
  );
  const refusal = refusalOfRights({ subject, after, added: added.map(({ flags }) => flags) }, person);
  if (refusal) throw forbidden(refusal);
  const taken = [...hasRole].filter((id) => !isWanted.has(id));
  await revokeRoles(tenant, subject.userId, taken);
  await grantRoles(
    tenant,
    subject.userId,
    added.map(({ id }) => id),
    person.userId,
  );
};

/** Call it after the change is saved: refuses when nobody is left who manages the organization. */
export const requireAdminAfter = async (
  { tenant }: Pick<PersonCall, 'tenant'>,
  { subject }: Found,
): Promise<void> => {
  if (subject.status === 'active' && subject.flags.has('isAdmin')) await requireAdmin(tenant);
};
