import { areaFilter } from '#features/areas/web';
import { defineList, flagFilter } from '#platform/web/list/index';
import { buildingEndpoints } from '../../contract/index.ts';

/** All buildings in scope, those included where no job is done yet. */
export const buildingList = defineList({
  name: 'buildings',
  endpoint: buildingEndpoints.listBuildings,
  sorts: ['name', 'address', 'city'],
  sort: 'name',
  filters: [areaFilter('area_id'), flagFilter('without_job', { label: 'buildings:list.withoutJob' })],
  quickViews: [
    { id: 'all', label: 'buildings:list.all', set: { without_job: undefined } },
    { id: 'without_job', label: 'buildings:list.withoutJob', set: { without_job: true } },
  ],
  phoneSorts: [
    { sort: 'name', order: 'asc', label: 'buildings:list.sortName' },
    { sort: 'city', order: 'asc', label: 'buildings:list.sortCity' },
  ],
});
