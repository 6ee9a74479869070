import { defineList } from '#platform/web/list/index';
import { roleEndpoints } from '../../contract/index.ts';

export const roleList = defineList({
  name: 'roles',
  endpoint: roleEndpoints.listRoles,
  sorts: ['name'],
  sort: 'name',
  filters: [],
  phoneSorts: [
    { sort: 'name', order: 'asc', label: 'roles:list.sortUp' },
    { sort: 'name', order: 'desc', label: 'roles:list.sortDown' },
  ],
});
