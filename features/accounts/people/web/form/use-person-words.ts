import { useQuery } from '@tanstack/react-query';
import { roleWords } from '#features/accounts/access/web';
import { formatPhone, useText } from '#platform/web/i18n/index';
import { moduleName } from '../../contract/index.ts';
import { rolesQuery } from '../queries.ts';
import { emptyPerson, type PersonValues } from './person-values.ts';

type FieldName = keyof PersonValues;

/** Fields and values in words, for the comparison after a stale save. */
export const usePersonWords = () => {
  const t = useText();
  const { data: roles = [] } = useQuery(rolesQuery);
  const roleName = (id: string): string => {
    const role = roles.find((one) => String(one.id) === id);
    return role ? roleWords(role, t) : id;
  };
  const moduleWords = (name: string): string => {
    const known = moduleName.safeParse(name);
    return known.success ? t(`people:module.${known.data}`) : name;
  };
  const names = Object.keys(emptyPerson) as FieldName[];
  const labelOf = (name: FieldName) => t(`people:field.${name === 'role_ids' ? 'roles' : name}`);
  return {
    labels: Object.fromEntries(names.map((name) => [name, labelOf(name)])) as Record<FieldName, string>,
    shown: (values: PersonValues) => ({
      ...values,
      no_email: t(`people:noEmail.${values.no_email ? 'yes' : 'no'}`),
      phone: values.phone && formatPhone(values.phone),
      role_ids: values.role_ids.map(roleName).toSorted().join(', '),
      denied_modules: values.denied_modules.map(moduleWords).join(', '),
      license: t(`people:license.${values.license === 'viewer' ? 'viewer' : 'full'}`),
    }),
  };
};
