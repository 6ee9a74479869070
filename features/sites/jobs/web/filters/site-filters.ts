import { areaFilter } from '#features/sites/areas/web';
import * as field from '#platform/contract/fields';
import { siteCriteriaStore } from '#platform/web/feature/index';
import {
  choiceFilter,
  choicesFilter,
  defineList,
  type Filter,
  numberRangeFilter,
  textFilter,
} from '#platform/web/list/index';
import { jobEndpoints, serviceTypes } from '../../contract/index.ts';
import { criterionFilter } from './criterion-filter.ts';
import { clientFilter } from './place-filters.ts';

/** How job sites are narrowed, in their list and on the map. */
export const siteFilters = [
  choicesFilter('service_type', {
    label: 'jobs:list.service',
    choices: serviceTypes,
    word: (type, t) => t(`jobs:services.type.${type}`),
  }),
  clientFilter('client_id'),
  areaFilter('area_id'),
  choiceFilter('state', { label: 'jobs:list.state', choices: field.states, word: (state) => state }),
  textFilter('city', { label: 'jobs:export.city' }),
  textFilter('zip', { label: 'jobs:export.zip' }),
  numberRangeFilter('sqft', { label: 'jobs:list.sqft', from: 'jobs:list.sqftFrom', to: 'jobs:list.sqftTo' }),
] as const;

const registered = siteCriteriaStore.get();

/** The filters that other features add. Typed as empty, because their names are not known here. */
export const criteriaFilters = registered.map(criterionFilter) as readonly Filter[] as readonly [];

/** The criteria of an address, in the form of the call. */
export const criteriaOf = (search: object): { criteria?: string[] } => {
  const values = search as Record<string, number | undefined>;
  const set = registered.filter(({ name }) => values[name] !== undefined);
  if (set.length === 0) return {};
  return {
    ...Object.fromEntries(set.map(({ name }) => [name, undefined])),
    criteria: set.map(({ name, criterion }) => `${criterion}:${values[name]}`),
  };
};

/** The search of sites without the rest of their list, for the map. */
export const siteSearch = defineList({
  name: 'site-search',
  endpoint: jobEndpoints.listJobs,
  counts: jobEndpoints.countSites,
  sorts: ['job_number'],
  sort: 'job_number',
  filters: siteFilters,
  more: criteriaFilters,
  toQuery: criteriaOf,
});
