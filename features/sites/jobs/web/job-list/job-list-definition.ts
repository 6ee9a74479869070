import { useText } from '#platform/web/i18n/index';
import {
  choicesFilter,
  defineList,
  type FilterKind,
  fieldFilter,
  flagFilter,
  urlId,
} from '#platform/web/list/index';
import { jobEndpoints, jobStatuses } from '../../contract/index.ts';
import { criteriaFilters, criteriaOf, siteFilters } from '../filters/site-filters.ts';

const useImportWords: FilterKind['useWords'] = () => useText()('jobs:list.fromImport');

/** All job sites in scope. Without a chosen status it lists drafts and active jobs. */
export const jobList = defineList({
  name: 'jobs',
  endpoint: jobEndpoints.listJobs,
  counts: jobEndpoints.countSites,
  sorts: ['job_number', 'job_name', 'status', 'client'],
  sort: 'job_number',
  include: { include: 'columns' },
  filters: [
    choicesFilter('status', {
      label: 'jobs:list.status',
      choices: jobStatuses,
      word: (status, t) => t(`jobs:status.${status}`),
    }),
    ...siteFilters,
    flagFilter('needs_location', { label: 'jobs:list.needsLocation' }),
    fieldFilter('import_id', urlId(), { useWords: useImportWords }, { label: 'jobs:list.fromImport' }),
  ],
  more: criteriaFilters,
  quickViews: [
    { id: 'live', label: 'jobs:list.live', set: { status: [] }, without: ['import_id'] },
    { id: 'inactive', label: 'jobs:list.inactive', set: { status: ['inactive'] } },
    { id: 'all', label: 'jobs:list.all', set: { status: [...jobStatuses] } },
  ],
  // The sites of an import are listed whatever their status, because an import may have created inactive ones.
  begins: {
    label: 'jobs:list.live',
    holds: ({ status, import_id }) => status.length === 0 && import_id === undefined,
    query: () => ({ status: ['draft', 'active'] }),
    lift: { status: [...jobStatuses] },
  },
  toQuery: criteriaOf,
  phoneSorts: [
    { sort: 'job_number', order: 'asc', label: 'jobs:list.number' },
    { sort: 'job_name', order: 'asc', label: 'jobs:list.name' },
    { sort: 'client', order: 'asc', label: 'jobs:list.client' },
  ],
});
