import { personFilter } from '#features/access/web';
import { areaFilter } from '#features/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/jobs/web';
import { choicesFilter, datesFilter, defineList, flagFilter, yesNoFilter } from '#platform/web/list/index';
import {
  bandFilters,
  inspectionListEndpoints,
  inspectionSorts,
  inspectionStatuses,
  outcomes,
} from '../../contract/index.ts';
import { regionFilter } from './region-filter.ts';
import { typeFilter } from './type-filter.ts';
import { typedFilter } from './typed-filter.ts';

type Period = { dateFrom?: string | undefined; dateTo?: string | undefined; older: boolean };

/** What is searched for by its words is found however old it is. */
const inPeriod = ({ dateFrom, dateTo, older, q }: Period & { q?: string | undefined }) => ({
  older: undefined,
  ...(dateFrom || dateTo || older || q ? {} : { recent: true }),
});

/** Inspections of visible jobs. Without dates those of the past three months. */
export const inspectionList = defineList({
  name: 'inspections',
  endpoint: inspectionListEndpoints.listInspections,
  sorts: inspectionSorts,
  sort: 'inspected_at',
  order: 'desc',
  filters: [
    choicesFilter('status', {
      label: 'inspections:field.status',
      choices: inspectionStatuses,
      word: (status, t) => t(`inspections:status.${status}`),
    }),
    choicesFilter('band', {
      label: 'inspections:field.band',
      choices: bandFilters,
      word: (band, t) => t(`inspections:band.${band}`),
    }),
    choicesFilter('outcome', {
      label: 'inspections:field.outcome',
      choices: outcomes,
      word: (outcome, t) => t(`inspections:outcome.${outcome}`),
      narrow: true,
    }),
    datesFilter(['dateFrom', 'dateTo'], {
      label: 'inspections:field.inspected_at',
      from: 'inspections:list.dateFrom',
      to: 'inspections:list.dateTo',
    }),
    clientFilter('client'),
    regionFilter,
    areaFilter('area'),
    buildingFilter('building'),
    typeFilter,
    personFilter('inspectedBy', { label: 'inspections:field.inspector' }),
    yesNoFilter('open_deficiencies', { label: 'inspections:list.openDeficiencies' }),
    flagFilter('older', { label: 'inspections:list.older' }),
    flagFilter('mine', { label: 'inspections:list.mine', linked: true }),
  ],
  more: [
    siteFilter('job', { building: 'building' }),
    typedFilter('issue', { label: 'inspections:list.issue' }),
    typedFilter('section', { label: 'inspections:list.section' }),
    yesNoFilter('reinspection', { label: 'inspections:list.reinspection' }),
  ],
  quickViews: [
    { id: 'recent', label: 'inspections:list.recent', set: {}, without: ['dateFrom', 'dateTo', 'q'] },
    { id: 'mine', label: 'inspections:list.mine', set: { mine: true } },
    { id: 'pending', label: 'inspections:status.pending', set: { status: ['pending'] } },
    { id: 'failed', label: 'inspections:list.failed', set: { outcome: ['fail'] } },
    { id: 'final', label: 'inspections:status.finalized', set: { status: ['finalized'] } },
    { id: 'all', label: 'inspections:list.all', set: { older: true }, without: ['dateFrom', 'dateTo'] },
  ],
  toQuery: inPeriod,
  phoneSorts: [
    { sort: 'inspected_at', order: 'desc', label: 'inspections:list.sortLatest' },
    { sort: 'score', order: 'asc', label: 'inspections:list.sortLowest' },
    { sort: 'open_tasks', order: 'desc', label: 'inspections:list.sortOpen' },
  ],
});
