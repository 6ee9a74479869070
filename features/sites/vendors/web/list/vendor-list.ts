import { defineList, flagFilter, listWithout } from '#platform/web/list/index';
import { vendorEndpoints } from '../../contract/index.ts';

/** The list for people who may restore deleted vendors. */
export const restorableList = defineList({
  name: 'vendors',
  endpoint: vendorEndpoints.listVendors,
  sorts: ['name'],
  sort: 'name',
  filters: [flagFilter('deleted', { label: 'vendors:list.deleted', linked: true })],
  quickViews: [
    { id: 'current', label: 'vendors:list.current', set: { deleted: undefined } },
    { id: 'deleted', label: 'vendors:list.deleted', set: { deleted: true } },
  ],
  phoneSorts: [
    { sort: 'name', order: 'asc', label: 'vendors:list.sortUp' },
    { sort: 'name', order: 'desc', label: 'vendors:list.sortDown' },
  ],
});

export const vendorList = listWithout(restorableList, ['deleted', 'current']);
