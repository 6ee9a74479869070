import { type Sample, write } from '#platform/server/testing/sample';
import { placeCodeEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const { places } = await call(placeCodeEndpoints.createBuildingCodes, {
      params: { id: Number(known.buildingId) },
      body: {},
    });
    return { code: places[0]?.code?.text ?? '' };
  },
  records: { '/core/building/{id}/codes': 'buildingId' },
  writes: [write(placeCodeEndpoints.replacePlaceCode, (_id, known) => ({ body: { code: known.code } }))],
  grow: [
    `insert into floors (organization_id, building_id, number, label)
     select :organizationId, :buildingId, 800 + n, 'Level ' || n from :more`,
  ],
  lists: { listBuildingCodes: '' },
};
