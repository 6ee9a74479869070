import { areaFilter } from '#features/sites/areas/web';
import { defineList, flagFilter, listWithout } from '#platform/web/list/index';
import { buildingEndpoints } from '../../contract/index.ts';

/** All buildings in scope, those included where no job is done yet; and the deleted ones, for people who may restore
 * them. */
export const restorableList = defineList({
  name: 'buildings',
  endpoint: buildingEndpoints.listBuildings,
  sorts: ['name', 'address', 'city'],
  sort: 'name',
  filters: [
    areaFilter('area_id'),
    flagFilter('without_job', { label: 'buildings:list.withoutJob' }),
    flagFilter('deleted', { label: 'buildings:list.deleted', linked: true }),
  ],
  quickViews: [
    { id: 'all', label: 'buildings:list.all', set: { without_job: undefined, deleted: undefined } },
    { id: 'without_job', label: 'buildings:list.withoutJob', set: { without_job: true } },
    { id: 'deleted', label: 'buildings:list.deleted', set: { deleted: true } },
  ],
  phoneSorts: [
    { sort: 'name', order: 'asc', label: 'buildings:list.sortName' },
    { sort: 'city', order: 'asc', label: 'buildings:list.sortCity' },
  ],
});

export const buildingList = listWithout(restorableList, ['deleted']);
