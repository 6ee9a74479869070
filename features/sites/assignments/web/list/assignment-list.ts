import { useText } from '#platform/web/i18n/index';
import { defineList, type FilterKind, fieldFilter, filterWords, valueIn } from '#platform/web/list/index';
import { urlChoice } from '#platform/web/routing/index';
import { assignmentEndpoints, assignmentViews } from '../../contract/index.ts';

const useStatusWords: FilterKind['useWords'] = (search, options) => {
  const t = useText();
  const status = valueIn<(typeof assignmentViews)[number]>(search, options);
  return filterWords(t, options.label, t(`assignments:list.${status}`));
};

export const assignmentList = defineList({
  name: 'job-assignments',
  endpoint: assignmentEndpoints.listAssignments,
  sorts: ['sort', 'name'],
  sort: 'sort',
  filters: [
    fieldFilter(
      'status',
      urlChoice(assignmentViews),
      { useWords: useStatusWords },
      { label: 'assignments:list.status' },
    ),
  ],
  quickViews: [
    { id: 'active', label: 'assignments:list.active', set: { status: undefined } },
    { id: 'inactive', label: 'assignments:list.inactive', set: { status: 'inactive' } },
    { id: 'all', label: 'assignments:list.all', set: { status: 'all' } },
  ],
  phoneSorts: [
    { sort: 'sort', order: 'asc', label: 'assignments:list.inOrder' },
    { sort: 'name', order: 'asc', label: 'assignments:list.byName' },
  ],
});
