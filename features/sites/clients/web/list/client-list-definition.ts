import { useText } from '#platform/web/i18n/index';
import {
  choicesFilter,
  defineList,
  type FilterKind,
  fieldFilter,
  filterWords,
  valueIn,
} from '#platform/web/list/index';
import { urlChoice } from '#platform/web/routing/index';
import { clientEndpoints, clientTypes, clientViews } from '../../contract/index.ts';

const useStatusWords: FilterKind['useWords'] = (search, options) => {
  const t = useText();
  const status = valueIn<(typeof clientViews)[number]>(search, options);
  return filterWords(t, options.label, t(`clients:status.${status}`));
};

const views = {
  active: { id: 'active', label: 'clients:list.active', set: { status: undefined } },
  inactive: { id: 'inactive', label: 'clients:list.inactive', set: { status: 'inactive' } },
  deleted: { id: 'deleted', label: 'clients:list.deleted', set: { status: 'deleted' } },
} as const;

const declare = (quickViews: readonly (typeof views)[keyof typeof views][]) =>
  defineList({
    name: 'clients',
    endpoint: clientEndpoints.listClients,
    sorts: ['name', 'account_number'],
    sort: 'name',
    filters: [
      choicesFilter('type', {
        label: 'clients:field.type',
        choices: clientTypes,
        word: (type, t) => t(`clients:type.${type}`),
      }),
      fieldFilter(
        'status',
        urlChoice(clientViews),
        { useWords: useStatusWords },
        { label: 'clients:field.status' },
      ),
    ],
    quickViews,
    phoneSorts: [
      { sort: 'name', order: 'asc', label: 'clients:field.name' },
      { sort: 'account_number', order: 'asc', label: 'clients:field.account_number' },
    ],
  });

export const clientList = declare([views.active, views.inactive]);

/** The list for people who may restore deleted clients. */
export const restorableList = declare([views.active, views.inactive, views.deleted]);
