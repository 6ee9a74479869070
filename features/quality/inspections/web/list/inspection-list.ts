import { personFilter } from '#features/accounts/access/web';
import { areaFilter, areaName, useAreas } from '#features/sites/areas/web';
import { useAreaTypes } from '#features/sites/buildings/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import type { Flag } from '#platform/contract/flags';
import { useText } from '#platform/web/i18n/index';
import {
  choicesFilter,
  datesFilter,
  defineList,
  type FilterKind,
  fieldFilter,
  filterWords,
  flagFilter,
  type QuickView,
  recordFilter,
  valueIn,
  yesNoFilter,
} from '#platform/web/list/index';
import { urlText } from '#platform/web/routing/search-fields';
import {
  bandFilters,
  type InspectionStatus,
  inspectionListEndpoints,
  inspectionSorts,
  inspectionStatuses,
  outcomes,
  seesOnlyFinal,
} from '../../contract/index.ts';
import { typeFilter } from './type-filter.ts';

/** Only links set it: nobody types `7:Soap`. */
const typedKind: FilterKind = {
  useWords: (search, options) => {
    const t = useText();
    const types = useAreaTypes(true) ?? [];
    const value = valueIn<string>(search, options);
    const at = value.indexOf(':');
    const type = types.find(({ id }) => id === Number(value.slice(0, at)));
    return filterWords(t, options.label, [type?.name, value.slice(at + 1)].filter(Boolean).join(' · '));
  },
};

/** By a type of common area and words, as the figures name issues and sections. */
const typedFilter = <const N extends string>(
  name: N,
  options: { label: 'inspections:list.issue' | 'inspections:list.section' },
) => fieldFilter(name, urlText(), typedKind, options);

/** By an area of the top level, with everything below it. */
const regionFilter = recordFilter('region', {
  label: 'inspections:field.region',
  useOptions: () =>
    useAreas()
      .filter(({ parent_area_id }) => parent_area_id === null)
      .map((area) => ({ value: String(area.id), label: areaName(area) })),
});

type Period = { dateFrom?: string | undefined; dateTo?: string | undefined; older: boolean };

/** A search by words finds inspections of any age. */
const isRecent = ({ dateFrom, dateTo, older, q }: Period & { q?: string | undefined }): boolean =>
  !(dateFrom || dateTo || older || q);

type Narrowed = {
  mine: boolean;
  older: boolean;
  status: InspectionStatus[];
  outcome: (typeof outcomes)[number][];
  dateFrom?: string;
  dateTo?: string;
  q?: string;
};

const views: Record<'recent' | 'mine' | 'pending' | 'failed' | 'final' | 'all', QuickView<Narrowed>> = {
  recent: {
    id: 'recent',
    label: 'inspections:list.recent',
    set: {},
    without: ['dateFrom', 'dateTo', 'q'],
  },
  mine: { id: 'mine', label: 'inspections:list.mine', set: { mine: true } },
  pending: { id: 'pending', label: 'inspections:list.pending', set: { status: ['pending'] } },
  failed: { id: 'failed', label: 'inspections:list.failed', set: { outcome: ['fail'] } },
  final: { id: 'final', label: 'inspections:list.final', set: { status: ['finalized'] } },
  all: {
    id: 'all',
    label: 'inspections:list.all',
    set: { older: true },
    without: ['dateFrom', 'dateTo'],
  },
};

const declare = (quickViews: readonly QuickView<Narrowed>[]) =>
  defineList({
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
    quickViews,
    begins: {
      label: 'inspections:list.recent',
      holds: isRecent,
      query: () => ({ recent: true }),
      lift: { older: true },
    },
    toQuery: () => ({ older: undefined }),
    phoneSorts: [
      { sort: 'inspected_at', order: 'desc', label: 'inspections:list.sortLatest' },
      { sort: 'score', order: 'asc', label: 'inspections:list.sortLowest' },
      { sort: 'open_tasks', order: 'desc', label: 'inspections:list.sortOpen' },
    ],
  });

/** Inspections of visible jobs. Without dates those of the past three months. */
export const inspectionList = declare(Object.values(views));

const { mine, ...others } = views;

const readingList = declare(Object.values(others));

const finalList = declare([views.recent, views.failed, views.all]);

/** The list with the views that can have rows: whoever inspects nothing has none of their own, and whoever sees final
 * ones alone none that are pending. */
export const inspectionListOf = (flags: ReadonlySet<Flag>) => {
  if (seesOnlyFinal(flags)) return finalList;
  return flags.has('inspections.canEdit') ? inspectionList : readingList;
};
