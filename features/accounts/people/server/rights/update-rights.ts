import { saveMembership } from '#features/accounts/access/server';
import { changesOf } from '#platform/server/audit/changes-of';
import { type PersonCall, recordPersonChange } from '../person/record-person-change.ts';
import { lockPerson } from '../person/require-person.ts';
import { inOrder, type Rights, replaceRoles, requireAdminAfter, rightsOf } from './replace-roles.ts';

/** Changes roles, modules or license of one person; writes no audit entry when nothing changes. The caller must hold the lock
 * on rights. */
export const updateRights = async (
  call: PersonCall,
  id: number,
  next: (held: Rights) => Rights,
): Promise<void> => {
  const found = await lockPerson(call.tenant, id);
  const before = inOrder(rightsOf(found));
  const after = inOrder(next(before));
  const changes = changesOf(before, after);
  if (Object.keys(changes).length === 0) return;
  await replaceRoles(call, found, after);
  const { denied_modules, license } = after;
  await saveMembership(call.tenant, id, { denied_modules, license });
  await requireAdminAfter(call, found);
  await recordPersonChange(call, id, { action: 'user.rights-changed', changes }, { ofRights: true });
};
