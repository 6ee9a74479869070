import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { clientFilter, siteFilter } from '#features/sites/jobs/web';
import { choicesFilter, defineList, flagFilter } from '#platform/web/list/index';
import { keyKinds, keyListEndpoints, keySorts, keyStatuses } from '../../contract/index.ts';

/** The keys of all sites. */
export const keyList = defineList({
  name: 'keys',
  endpoint: keyListEndpoints.listKeys,
  sorts: keySorts,
  sort: 'job_number',
  filters: [
    siteFilter('job_id'),
    personFilter('holder_id', { label: 'keys:field.holder' }),
    clientFilter('client_id'),
    areaFilter('area_id'),
    choicesFilter('kind', {
      label: 'keys:field.kind',
      choices: keyKinds,
      word: (kind, t) => t(`keys:kind.${kind}`),
    }),
    choicesFilter('status', {
      label: 'keys:field.status',
      choices: keyStatuses,
      word: (status, t) => t(`keys:status.${status}`),
    }),
    flagFilter('overdue', { label: 'keys:list.overdue' }),
    flagFilter('unconfirmed', { label: 'keys:list.unconfirmed' }),
  ],
  quickViews: [
    { id: 'all', label: 'keys:list.all', set: { status: [], overdue: undefined, unconfirmed: undefined } },
    { id: 'held', label: 'keys:list.held', set: { status: ['held'] } },
    { id: 'overdue', label: 'keys:list.overdue', set: { overdue: true } },
    { id: 'lost', label: 'keys:list.lost', set: { status: ['lost'] } },
  ],
  phoneSorts: [
    { sort: 'job_number', order: 'asc', label: 'keys:list.sortJob' },
    { sort: 'due_on', order: 'asc', label: 'keys:list.sortDue' },
    { sort: 'label', order: 'asc', label: 'keys:list.sortLabel' },
  ],
});
