import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { clientFilter, siteFilter } from '#features/sites/jobs/web';
import { choicesFilter, defineList, yesNoFilter } from '#platform/web/list/index';
import { dueEndpoints, dueSorts, dueWindowNames } from '../../contract/index.ts';

/** The next inspections of all sites in scope, the most urgent first. */
export const dueList = defineList({
  name: 'due-inspections',
  endpoint: dueEndpoints.listDueInspections,
  sorts: dueSorts,
  sort: 'due_on',
  filters: [
    choicesFilter('when', {
      label: 'inspection-schedule:field.when',
      choices: dueWindowNames,
      word: (when, t) => t(`inspection-schedule:when.${when}`),
    }),
    clientFilter('client'),
    areaFilter('area'),
    siteFilter('job'),
    personFilter('inspector', { label: 'inspection-schedule:field.inspector' }),
    yesNoFilter('planned', { label: 'inspection-schedule:planned' }),
  ],
  quickViews: [
    { id: 'all', label: 'inspection-schedule:list.all', set: { when: [] } },
    { id: 'overdue', label: 'inspection-schedule:when.overdue', set: { when: ['overdue'] } },
    { id: 'week', label: 'inspection-schedule:when.week', set: { when: ['week'] } },
    { id: 'unplanned', label: 'inspection-schedule:list.unplanned', set: { planned: false } },
  ],
  phoneSorts: [
    { sort: 'due_on', order: 'asc', label: 'inspection-schedule:list.sortDue' },
    { sort: 'job_number', order: 'asc', label: 'inspection-schedule:list.sortNumber' },
  ],
});
