import { beyond, powerOf } from '#features/accounts/access/contract';
import { lockRights } from '#features/accounts/access/server';
import { forbidden } from '#platform/contract/errors';
import type { PersonCall } from '../person/record-person-change.ts';
import { requirePerson } from '../person/require-person.ts';

/** Takes the lock on rights for a person who changes people. Checks the rights of that person again, because they may have
 * been lost while waiting: of two people who take each other's access away at once, only the first succeeds. */
export const lockAndCheckRights = async ({
  tenant,
  person,
}: Pick<PersonCall, 'tenant' | 'person'>): Promise<void> => {
  await lockRights(tenant);
  if (person.superAdmin) return;
  const { subject } = await requirePerson(tenant, person.userId);
  const isIn = subject.status === 'active' && !subject.deleted;
  if (!isIn || beyond(powerOf(person.flags), powerOf(subject.flags)).length > 0) throw forbidden();
};
