import type { Tenant } from '#platform/server/db/tenant';
import type { Entries, Gather } from '#platform/server/feature/server-feature';
import type { Handlers } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { recordActions } from '#platform/server/records/record-actions';
import type { AreaFields, areaEndpoints } from '../contract/index.ts';
import { areaRepository } from './area-repository.ts';
import { checkArea, checkRestore } from './check-area.ts';
import { countAreas } from './count-areas.ts';
import { reassignBuildings } from './reassign-buildings.ts';

const actionsWith = (uses: Entries<'uses'>) =>
  recordActions({ entity: 'area', repository: areaRepository, check: checkArea, checkRestore, uses });

export const areaHandlers = (gather: Gather): Handlers<typeof areaEndpoints> => {
  const { list, get, create, update, delete: deleteArea, restore } = actionsWith(gather('uses'));
  return {
    listAreas: list,
    getArea: get,
    createArea: create,
    updateArea: update,
    deleteArea,
    restoreArea: restore,
    countAreas: countAreas(gather('counts')),
    reassignBuildings: reassignBuildings(gather('areaMoves')),
  };
};

export type NewArea = Pick<AreaFields, 'name'> & Partial<AreaFields>;

/** Adds an area for other features. It publishes no event. */
export const createArea = (tenant: Tenant, person: Person | null, area: NewArea): Promise<number> =>
  actionsWith({}).add(tenant, person, { parent_area_id: null, manager_user_id: null, ...area });
