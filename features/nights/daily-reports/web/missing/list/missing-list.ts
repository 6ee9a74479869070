import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import { choiceFilter, datesFilter, defineList, flagFilter, yesNoFilter } from '#platform/web/list/index';
import { missingEndpoints, missingSorts, works } from '../../../contract/index.ts';

/** Missing reports or logs of sites in scope. Without dates, those of last night or yesterday. */
export const missingList = defineList({
  name: 'missing-work',
  endpoint: missingEndpoints.listMissingWork,
  sorts: missingSorts,
  sort: 'area',
  filters: [
    choiceFilter('work', {
      label: 'daily-reports:missing.field.work',
      choices: works,
      word: (work, t) =>
        t(
          work === 'action_log'
            ? 'daily-reports:missing.work.action_log'
            : 'daily-reports:missing.work.nightly_report',
        ),
    }),
    datesFilter(['dateFrom', 'dateTo'], {
      label: 'daily-reports:missing.field.night',
      from: 'daily-reports:missing.field.from',
      to: 'daily-reports:missing.field.to',
    }),
    clientFilter('client'),
    areaFilter('area'),
    buildingFilter('building'),
    siteFilter('job', { building: 'building' }),
    personFilter('person', { label: 'daily-reports:missing.field.people' }),
    yesNoFilter('begun', { label: 'daily-reports:missing.list.begun' }),
    flagFilter('week', { label: 'daily-reports:missing.list.weekFilter', linked: true }),
    flagFilter('excused', { label: 'daily-reports:missing.list.excused', linked: true }),
  ],
  more: [
    flagFilter('owed', { label: 'daily-reports:missing.list.owed' }),
    yesNoFilter('due', { label: 'daily-reports:missing.list.due' }),
    personFilter('supervisor', { label: 'daily-reports:missing.list.supervisor' }),
    yesNoFilter('unsupervised', { label: 'daily-reports:missing.list.unsupervised' }),
  ],
  quickViews: [
    { id: 'missing', label: 'daily-reports:missing.list.missing', set: {}, without: ['dateFrom', 'dateTo'] },
    {
      id: 'week',
      label: 'daily-reports:missing.list.week',
      set: { week: true },
      without: ['dateFrom', 'dateTo'],
    },
    {
      id: 'logs',
      label: 'daily-reports:missing.list.logs',
      set: { work: 'action_log' },
      without: ['dateFrom', 'dateTo'],
    },
    { id: 'excused', label: 'daily-reports:missing.list.excused', set: { excused: true, week: true } },
  ],
  phoneSorts: [
    { sort: 'area', order: 'asc', label: 'daily-reports:missing.list.sortArea' },
    { sort: 'person', order: 'asc', label: 'daily-reports:missing.list.sortPerson' },
    { sort: 'day', order: 'desc', label: 'daily-reports:missing.list.sortDay' },
  ],
});
