import { defineList } from '#platform/web/list/index';
import { vendorEndpoints } from '../../contract/index.ts';

export const vendorList = defineList({
  name: 'vendors',
  endpoint: vendorEndpoints.listVendors,
  sorts: ['name'],
  sort: 'name',
  filters: [],
  phoneSorts: [
    { sort: 'name', order: 'asc', label: 'vendors:list.sortUp' },
    { sort: 'name', order: 'desc', label: 'vendors:list.sortDown' },
  ],
});
