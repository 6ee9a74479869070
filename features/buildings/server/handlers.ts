import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type { buildingEndpoints } from '../contract/index.ts';
import { listBuildingCards } from './building/building-list-repository.ts';
import { presentBuilding } from './building/building-presenter.ts';
import { findBuilding } from './building/building-repository.ts';
import { buildingOfFloor, commonAreasOfFloor, commonAreaTypes } from './building/common-area-repository.ts';

export const buildingHandlers: Handlers<typeof buildingEndpoints> = {
  listBuildings: ({ query, tenant }) =>
    listBuildingCards(tenant, { ...query, jobId: query.job_id, areaId: query.area_id }),
  getBuilding: async ({ params, tenant, person }) => {
    const row = await findBuilding(tenant, params.id);
    if (!row) throw notFound();
    return presentBuilding(row, person.flags);
  },
  listCommonAreaTypes: ({ tenant }) => commonAreaTypes(tenant),
  listCommonAreasByFloor: async ({ query, tenant }) => {
    const floorId = query['floor-id'];
    const buildingId = await buildingOfFloor(tenant, floorId);
    if (buildingId === undefined) throw notFound();
    return commonAreasOfFloor(tenant, buildingId, floorId);
  },
};
