import { beyond, powerOf } from '#features/access/contract';
import { lockRights } from '#features/users/server';
import { forbidden } from '#platform/contract/errors';
import { findPerson } from '../person/find-person.ts';
import type { PersonCall } from '../person/record-person-change.ts';

/** Takes the lock on rights for somebody who changes people. Whoever waited for it may have lost theirs meanwhile: of two
 * who take each other's access away at once, only the first may. */
export const lockRightsFor = async ({
  tenant,
  person,
}: Pick<PersonCall, 'tenant' | 'person'>): Promise<void> => {
  await lockRights(tenant);
  if (person.superAdmin) return;
  const { subject } = await findPerson(tenant, person.userId);
  const isIn = subject.status === 'active' && !subject.deleted;
  if (!isIn || beyond(powerOf(person.flags), powerOf(subject.flags)).length > 0) throw forbidden();
};
