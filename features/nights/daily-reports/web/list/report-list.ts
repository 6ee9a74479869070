import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import {
  choicesFilter,
  datesFilter,
  defineList,
  flagFilter,
  linkedFilter,
  listWithout,
  yesNoFilter,
} from '#platform/web/list/index';
import {
  incidentKinds,
  reportListEndpoints,
  reportSorts,
  reportStatuses,
  reportTypes,
} from '../../contract/index.ts';

type Period = { dateFrom?: string | undefined; dateTo?: string | undefined; older: boolean };

/** A search by words finds reports of any age. */
const isRecent = ({ dateFrom, dateTo, older, q }: Period & { q?: string | undefined }): boolean =>
  !(dateFrom || dateTo || older || q);

/** Nightly reports of visible jobs. Without dates those of the last 30 days. */
export const reportList = defineList({
  name: 'daily-reports',
  endpoint: reportListEndpoints.listDailyReports,
  sorts: reportSorts,
  sort: 'report_date',
  order: 'desc',
  filters: [
    choicesFilter('status', {
      label: 'daily-reports:field.status',
      choices: reportStatuses,
      word: (status, t) => t(`daily-reports:status.${status}`),
    }),
    choicesFilter('type', {
      label: 'daily-reports:field.type',
      choices: reportTypes,
      word: (type, t) => t(`daily-reports:type.${type}`),
    }),
    datesFilter(['dateFrom', 'dateTo'], {
      label: 'daily-reports:field.night',
      from: 'daily-reports:list.dateFrom',
      to: 'daily-reports:list.dateTo',
    }),
    clientFilter('client'),
    areaFilter('area'),
    buildingFilter('building'),
    personFilter('supervisor', { label: 'daily-reports:field.supervisor' }),
    yesNoFilter('unlocked', { label: 'daily-reports:list.unlocked' }),
    yesNoFilter('incidents', { label: 'daily-reports:list.incidents' }),
    flagFilter('older', { label: 'daily-reports:list.older' }),
    flagFilter('mine', { label: 'daily-reports:list.mine', linked: true }),
  ],
  more: [
    siteFilter('job', { building: 'building' }),
    choicesFilter('incident_kind', {
      label: 'daily-reports:list.incidentKind',
      choices: incidentKinds,
      word: (kind, t) => t(`daily-reports:incident.${kind}`),
    }),
    yesNoFilter('due', { label: 'daily-reports:list.due' }),
    yesNoFilter('on_time', { label: 'daily-reports:list.onTime' }),
    flagFilter('one_a_night', { label: 'daily-reports:list.oneANight', linked: true }),
    yesNoFilter('doors', { label: 'daily-reports:list.doorsToCheck' }),
    yesNoFilter('no_access', { label: 'daily-reports:list.noAccess' }),
    linkedFilter('unlocked_tenant', { label: 'daily-reports:list.unlockedTenant' }),
    yesNoFilter('headcount', { label: 'daily-reports:list.headcountEntered' }),
    yesNoFilter('comments', { label: 'daily-reports:list.comments' }),
  ],
  quickViews: [
    { id: 'recent', label: 'daily-reports:list.recent', set: {}, without: ['dateFrom', 'dateTo', 'q'] },
    { id: 'open', label: 'daily-reports:list.toFinalize', set: { status: ['new', 'pending'] } },
    { id: 'unlocked', label: 'daily-reports:list.unlockedView', set: { unlocked: true } },
    { id: 'incidents', label: 'daily-reports:list.incidentsView', set: { incidents: true } },
    { id: 'all', label: 'daily-reports:list.all', set: { older: true }, without: ['dateFrom', 'dateTo'] },
  ],
  begins: {
    label: 'daily-reports:list.recent',
    holds: isRecent,
    query: () => ({ recent: true }),
    lift: { older: true },
  },
  toQuery: () => ({ older: undefined }),
  phoneSorts: [
    { sort: 'report_date', order: 'desc', label: 'daily-reports:list.sortLatest' },
    { sort: 'unlocked', order: 'desc', label: 'daily-reports:list.sortUnlocked' },
  ],
});

const ofOpenReports = ['open', 'status'];

/** For those who see final reports alone. */
export const finalReportList = listWithout(reportList, ofOpenReports);

/** For clients with a login: without the filters by people and by words that may not be shown. */
export const reportListForClients = listWithout(reportList, [
  ...ofOpenReports,
  ...['mine', 'supervisor', 'headcount', 'incidents', 'incident_kind', 'comments'],
]);
