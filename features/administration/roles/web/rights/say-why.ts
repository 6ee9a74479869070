import { restrictions } from '#features/accounts/access/contract';
import { roleWords } from '#features/accounts/access/web';
import type { Flag } from '#platform/contract/flags';
import type { Say } from '#platform/web/i18n/index';
import type { FlagRight, PersonRights } from '../../contract/index.ts';

type Given = Pick<PersonRights, 'roles'>;

const namesOf = ({ roles }: Given, ids: readonly number[], t: Say): string =>
  roles
    .filter(({ id }) => ids.includes(id))
    .map((role) => roleWords(role, t))
    .join(', ');

export const isRestriction = (flag: Flag): boolean => restrictions[flag] !== undefined;

const sayRestriction = (person: Given, { given_by, freed_by }: FlagRight, t: Say): string => {
  if (freed_by.length > 0) return t('roles:rights.freedBy', { roles: namesOf(person, freed_by, t) });
  if (given_by.length > 0) return t('roles:rights.limitedBy', { roles: namesOf(person, given_by, t) });
  return t('roles:rights.noDoor');
};

/** What decided about one right of a person, in words. */
export const sayWhy = (person: Given, right: FlagRight, t: Say): string => {
  if (isRestriction(right.flag) && right.taken_by === null) return sayRestriction(person, right, t);
  if (right.given_by.length === 0) return t('roles:rights.notGiven');
  const roles = namesOf(person, right.given_by, t);
  if (right.taken_by === null) return t('roles:rights.givenBy', { roles });
  if (right.taken_by === 'license') return t('roles:rights.takenByLicense', { roles });
  return t('roles:rights.takenByModule', { roles, module: t(`roles:rights.module.${right.taken_by}`) });
};

/** Says yes or no; for a restriction, whether it limits. */
export const sayAnswer = ({ flag, held }: FlagRight, t: Say): string => {
  if (isRestriction(flag)) return t(held ? 'roles:rights.limited' : 'roles:rights.free');
  return t(held ? 'roles:rights.yes' : 'roles:rights.no');
};
