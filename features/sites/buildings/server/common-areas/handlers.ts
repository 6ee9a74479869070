import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers } from '#platform/server/http/call';
import { backgrounds, type commonAreaEndpoints, usualAreas } from '../../contract/index.ts';
import { buildingTexts } from '../texts.ts';
import { associateFloor } from './associate-floor.ts';
import { buildingOfFloor, commonAreasOfFloor } from './common-area-repository.ts';
import { commonAreaTypes, commonAreaTypesOfFloor, highTouchPoints } from './common-area-type-repository.ts';
import { createCommonAreas } from './create-common-areas.ts';
import { deleteCommonArea } from './delete-common-area.ts';
import { updateCommonArea } from './update-common-area.ts';

const buildingWith = async (tenant: Tenant, floorId: number): Promise<number> => {
  const buildingId = await buildingOfFloor(tenant, floorId);
  if (buildingId === undefined) throw notFound();
  return buildingId;
};

export const commonAreaHandlers: Handlers<typeof commonAreaEndpoints> = {
  listCommonAreaTypes: ({ tenant }) => commonAreaTypes(tenant),
  listCommonAreaTypesByFloor: async ({ query, tenant }) => {
    const floorId = query['floor-id'];
    return commonAreaTypesOfFloor(tenant, await buildingWith(tenant, floorId), floorId);
  },
  listCommonAreasByFloor: async ({ query, tenant }) => {
    const floorId = query['floor-id'];
    return commonAreasOfFloor(tenant, await buildingWith(tenant, floorId), floorId);
  },
  listDefaultCommonAreas: async ({ query, tenant }) => {
    const types = await commonAreaTypes(tenant);
    return usualAreas[query.building_type].flatMap(({ key, floors }) =>
      types.filter((type) => type.key === key).map(({ id, name }) => ({ type_id: id, key, name, floors })),
    );
  },
  createCommonAreas,
  associateFloor,
  updateCommonArea,
  deleteCommonArea,
  listHighTouchPoints: ({ tenant }) => highTouchPoints(tenant),
  getHighTouchPoints: async ({ params, tenant }) => {
    const type = (await highTouchPoints(tenant)).find(({ key }) => key === params.type);
    if (!type) throw notFound();
    return type;
  },
  listBackgroundTypes: async ({ locale }) =>
    backgrounds.map((key, nth) => ({
      id: nth + 1,
      key,
      label: buildingTexts(locale)(`backgrounds.${key}`),
    })),
};
