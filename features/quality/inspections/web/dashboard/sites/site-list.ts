import { dateRangeFilter, defineList, flagFilter, yesNoFilter } from '#platform/web/list/index';
import { inspectionDashboardEndpoints, siteSorts } from '../../../contract/index.ts';
import { placeFilters } from '../place-filters.ts';

/** Active sites with their last inspection and when the next is due. */
export const siteList = defineList({
  name: 'inspected-sites',
  endpoint: inspectionDashboardEndpoints.listInspectedSites,
  sorts: siteSorts,
  sort: 'next_due_on',
  filters: [
    ...placeFilters,
    dateRangeFilter('ended', {
      label: 'inspections:dashboard.sites.window',
      from: 'inspections:dashboard.sites.endedFrom',
      to: 'inspections:dashboard.sites.endedTo',
    }),
    yesNoFilter('in_time', { label: 'inspections:dashboard.sites.inTime' }),
    flagFilter('overdue', { label: 'inspections:dashboard.sites.overdue' }),
  ],
  quickViews: [
    { id: 'all', label: 'inspections:dashboard.sites.all', set: {} },
    { id: 'overdue', label: 'inspections:dashboard.sites.allOverdue', set: { overdue: true } },
    { id: 'late', label: 'inspections:dashboard.sites.notInTime', set: { in_time: false } },
  ],
  toQuery: ({ overdue }) => (overdue ? {} : { overdue: undefined }),
  phoneSorts: [
    { sort: 'next_due_on', order: 'asc', label: 'inspections:dashboard.sites.sortDue' },
    { sort: 'inspected_on', order: 'asc', label: 'inspections:dashboard.sites.sortOldest' },
    { sort: 'score', order: 'asc', label: 'inspections:dashboard.sites.sortLowest' },
  ],
});
