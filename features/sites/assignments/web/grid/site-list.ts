import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { clientFilter } from '#features/sites/jobs/web';
import { formatDate, useText } from '#platform/web/i18n/index';
import {
  defineList,
  type FilterKind,
  fieldFilter,
  filterWords,
  flagFilter,
  type SearchOfList,
  valueIn,
} from '#platform/web/list/index';
import { lazyPart, urlText } from '#platform/web/routing/index';
import { assignmentEndpoints } from '../../contract/index.ts';

const [DayField] = lazyPart(async () => ({ default: (await import('./day-field.tsx')).DayField }));

const useDayWords: FilterKind['useWords'] = (search, options) =>
  filterWords(useText(), options.label, formatDate(valueIn<string>(search, options)));

/** The sites of one assignment. The grid shows all of them, so the address needs no page. */
export const siteList = defineList({
  name: 'job-assignment-sites',
  endpoint: assignmentEndpoints.listAssignmentUsers,
  sorts: ['job_number', 'job_name'],
  sort: 'job_number',
  filters: [
    areaFilter('area_id'),
    clientFilter('client_id'),
    personFilter('user_id', { label: 'assignments:grid.person' }),
    flagFilter('unassigned', { label: 'assignments:grid.unassigned', linked: true }),
    fieldFilter(
      'on',
      urlText(),
      { useWords: useDayWords, Field: DayField },
      { label: 'assignments:grid.on' },
    ),
  ],
  quickViews: [
    { id: 'every', label: 'assignments:grid.every', set: { unassigned: false } },
    { id: 'unassigned', label: 'assignments:grid.unassigned', set: { unassigned: true } },
  ],
});

export type SiteSearch = SearchOfList<typeof siteList>;
