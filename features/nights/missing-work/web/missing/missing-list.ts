import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import { choiceFilter, datesFilter, defineList, flagFilter, yesNoFilter } from '#platform/web/list/index';
import { missingEndpoints, missingSorts, works } from '../../contract/index.ts';

/** Missing reports or logs of sites in scope. Without dates, those of last night or yesterday. */
export const missingList = defineList({
  name: 'missing-work',
  endpoint: missingEndpoints.listMissingWork,
  sorts: missingSorts,
  sort: 'area',
  filters: [
    choiceFilter('work', {
      label: 'missing-work:field.work',
      choices: works,
      word: (work, t) =>
        t(work === 'action_log' ? 'missing-work:work.action_log' : 'missing-work:work.nightly_report'),
    }),
    datesFilter(['dateFrom', 'dateTo'], {
      label: 'missing-work:field.night',
      from: 'missing-work:field.from',
      to: 'missing-work:field.to',
    }),
    clientFilter('client'),
    areaFilter('area'),
    buildingFilter('building'),
    siteFilter('job', { building: 'building' }),
    personFilter('person', { label: 'missing-work:field.people' }),
    yesNoFilter('begun', { label: 'missing-work:list.begun' }),
    flagFilter('week', { label: 'missing-work:list.weekFilter', linked: true }),
    flagFilter('excused', { label: 'missing-work:list.excused', linked: true }),
  ],
  more: [
    flagFilter('owed', { label: 'missing-work:list.owed' }),
    yesNoFilter('due', { label: 'missing-work:list.due' }),
    personFilter('supervisor', { label: 'missing-work:list.supervisor' }),
    yesNoFilter('unsupervised', { label: 'missing-work:list.unsupervised' }),
  ],
  quickViews: [
    { id: 'missing', label: 'missing-work:list.missing', set: {}, without: ['dateFrom', 'dateTo'] },
    { id: 'week', label: 'missing-work:list.week', set: { week: true }, without: ['dateFrom', 'dateTo'] },
    {
      id: 'logs',
      label: 'missing-work:list.logs',
      set: { work: 'action_log' },
      without: ['dateFrom', 'dateTo'],
    },
    { id: 'excused', label: 'missing-work:list.excused', set: { excused: true, week: true } },
  ],
  phoneSorts: [
    { sort: 'area', order: 'asc', label: 'missing-work:list.sortArea' },
    { sort: 'person', order: 'asc', label: 'missing-work:list.sortPerson' },
    { sort: 'day', order: 'desc', label: 'missing-work:list.sortDay' },
  ],
});
