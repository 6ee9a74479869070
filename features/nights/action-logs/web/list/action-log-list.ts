import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import { formatHour, formatWeekday } from '#platform/web/i18n/clock-words';
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
  actionLogListEndpoints,
  actionLogSorts,
  actionLogStatuses,
  actionTypes,
} from '../../contract/index.ts';

type Period = { dateFrom?: string | undefined; dateTo?: string | undefined; older: boolean };

/** A search by words finds logs of any age. */
const isRecent = ({ dateFrom, dateTo, older, q }: Period & { q?: string | undefined }): boolean =>
  !(dateFrom || dateTo || older || q);

/** Action logs of visible jobs. Without dates those of the last 30 days. */
export const actionLogList = defineList({
  name: 'action-logs',
  endpoint: actionLogListEndpoints.listActionLogs,
  sorts: actionLogSorts,
  sort: 'log_date',
  order: 'desc',
  filters: [
    choicesFilter('status', {
      label: 'action-logs:field.status',
      choices: actionLogStatuses,
      word: (status, t) => t(`action-logs:status.${status}`),
    }),
    datesFilter(['dateFrom', 'dateTo'], {
      label: 'action-logs:field.log_date',
      from: 'action-logs:list.dateFrom',
      to: 'action-logs:list.dateTo',
    }),
    choicesFilter('action_type', {
      label: 'action-logs:field.action_type',
      choices: actionTypes,
      word: (type, t) => t(`action-logs:type.${type}`),
    }),
    clientFilter('client'),
    areaFilter('area'),
    buildingFilter('building'),
    personFilter('porter', { label: 'action-logs:field.porter' }),
    flagFilter('older', { label: 'action-logs:list.older' }),
    flagFilter('mine', { label: 'action-logs:list.mine', linked: true }),
  ],
  more: [
    siteFilter('job', { building: 'building' }),
    yesNoFilter('entries', { label: 'action-logs:list.anyEntry' }),
    yesNoFilter('open_request', { label: 'action-logs:list.openRequest' }),
    yesNoFilter('due', { label: 'action-logs:list.due' }),
    flagFilter('requested', { label: 'action-logs:list.requested', linked: true }),
    linkedFilter('common_area', { label: 'action-logs:list.room' }),
    linkedFilter('weekday', { label: 'action-logs:list.weekday', word: formatWeekday }),
    linkedFilter('hour', { label: 'action-logs:list.hour', word: formatHour }),
  ],
  quickViews: [
    { id: 'recent', label: 'action-logs:list.recent', set: {}, without: ['dateFrom', 'dateTo', 'q'] },
    { id: 'mine', label: 'action-logs:list.mine', set: { mine: true } },
    { id: 'open', label: 'action-logs:list.open', set: { status: ['new', 'pending'] } },
    { id: 'final', label: 'action-logs:list.final', set: { status: ['finalized'] } },
    { id: 'all', label: 'action-logs:list.all', set: { older: true }, without: ['dateFrom', 'dateTo'] },
  ],
  begins: {
    label: 'action-logs:list.recent',
    holds: isRecent,
    query: () => ({ recent: true }),
    lift: { older: true },
  },
  toQuery: () => ({ older: undefined }),
  phoneSorts: [
    { sort: 'log_date', order: 'desc', label: 'action-logs:list.sortLatest' },
    { sort: 'status', order: 'asc', label: 'action-logs:list.sortStatus' },
  ],
});

const ofOpenLogs = ['open', 'final', 'status'];

/** For those who see final logs alone. */
export const finalLogList = listWithout(actionLogList, ofOpenLogs);

/** For clients with a login: without the filters by people and by what is not shown. */
export const actionLogListForClients = listWithout(actionLogList, [
  ...ofOpenLogs,
  ...['mine', 'porter', 'action_type', 'entries', 'open_request'],
  ...['requested', 'common_area', 'weekday', 'hour'],
]);
