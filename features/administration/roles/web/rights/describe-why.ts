import { restrictions } from '#features/accounts/access/contract';
import { roleWords } from '#features/accounts/access/web';
import type { Flag } from '#platform/contract/flags';
import type { Translate } from '#platform/web/i18n/index';
import type { FlagRight, PersonRights } from '../../contract/index.ts';

type Roles = Pick<PersonRights, 'roles'>;

const namesOf = ({ roles }: Roles, ids: readonly number[], t: Translate): string =>
  roles
    .filter(({ id }) => ids.includes(id))
    .map((role) => roleWords(role, t))
    .join(', ');

export const isRestriction = (flag: Flag): boolean => restrictions[flag] !== undefined;

const describeRestriction = (person: Roles, { given_by, freed_by }: FlagRight, t: Translate): string => {
  if (freed_by.length > 0) return t('roles:rights.freedBy', { roles: namesOf(person, freed_by, t) });
  if (given_by.length > 0) return t('roles:rights.limitedBy', { roles: namesOf(person, given_by, t) });
  return t('roles:rights.noDoor');
};

/** What decided about one right of a person, in words. */
export const describeWhy = (person: Roles, right: FlagRight, t: Translate): string => {
  if (isRestriction(right.flag) && right.taken_by === null) return describeRestriction(person, right, t);
  if (right.given_by.length === 0) return t('roles:rights.notGiven');
  const roles = namesOf(person, right.given_by, t);
  if (right.taken_by === null) return t('roles:rights.givenBy', { roles });
  if (right.taken_by === 'license') return t('roles:rights.takenByLicense', { roles });
  return t('roles:rights.takenByModule', { roles, module: t(`roles:rights.module.${right.taken_by}`) });
};

/** Says yes or no; for a restriction, whether it limits. */
export const describeAnswer = ({ flag, held }: FlagRight, t: Translate): string => {
  if (isRestriction(flag)) return t(held ? 'roles:rights.limited' : 'roles:rights.free');
  return t(held ? 'roles:rights.yes' : 'roles:rights.no');
};
