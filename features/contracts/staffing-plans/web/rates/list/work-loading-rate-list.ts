import { defineList } from '#platform/web/list/index';
import { workLoadingRateEndpoints } from '../../../contract/index.ts';

export const workLoadingRateList = defineList({
  name: 'work-loading-rates',
  endpoint: workLoadingRateEndpoints.listWorkLoadingRates,
  sorts: ['name'],
  sort: 'name',
  filters: [],
  phoneSorts: [
    { sort: 'name', order: 'asc', label: 'staffing-plans:rates.list.sortUp' },
    { sort: 'name', order: 'desc', label: 'staffing-plans:rates.list.sortDown' },
  ],
});
