import { useQuery } from '@tanstack/react-query';
import { membershipStatus } from '#features/accounts/access/contract';
import { roleWords } from '#features/accounts/access/web';
import { useText } from '#platform/web/i18n/index';
import {
  choiceFilter,
  choicesFilter,
  defineList,
  flagFilter,
  type QuickView,
  recordFilter,
} from '#platform/web/list/index';
import { type PersonRow, peopleEndpoints } from '../../contract/index.ts';
import { rolesQuery } from '../queries.ts';

const useRoleOptions = () => {
  const t = useText();
  const { data = [] } = useQuery(rolesQuery);
  return data.map((role) => ({ value: String(role.id), label: roleWords(role, t) }));
};

type View = QuickView<{ status: PersonRow['status'][]; deleted: boolean }>;

const views: Record<'current' | 'active' | 'invited' | 'deactivated' | 'deleted', View> = {
  current: { id: 'current', label: 'people:list.current', set: { status: [] } },
  active: { id: 'active', label: 'people:list.active', set: { status: ['active'] } },
  invited: { id: 'invited', label: 'people:list.invited', set: { status: ['invited'] } },
  deactivated: { id: 'deactivated', label: 'people:list.deactivated', set: { status: ['deactivated'] } },
  deleted: { id: 'deleted', label: 'people:list.deleted', set: { deleted: true } },
};

const declare = (quickViews: readonly View[]) =>
  defineList({
    name: 'people',
    endpoint: peopleEndpoints.listPeople,
    sorts: ['name'],
    sort: 'name',
    filters: [
      choicesFilter('status', {
        label: 'people:field.status',
        choices: membershipStatus.options,
        word: (status, t) => t(`people:status.${status}`),
      }),
      recordFilter('role_id', { label: 'people:field.role', useOptions: useRoleOptions }),
      choiceFilter('license', {
        label: 'people:field.license',
        choices: ['full', 'viewer'],
        word: (one, t) => t(`people:license.${one}`),
      }),
      flagFilter('deleted', { label: 'people:list.deleted', linked: true }),
    ],
    quickViews,
  });

const { deleted, ...others } = views;

export const peopleList = declare(Object.values(others));

/** For people who may bring deleted people back. */
export const restorableList = declare([...Object.values(others), deleted]);
