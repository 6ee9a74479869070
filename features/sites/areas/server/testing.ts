import { type Sample, write } from '#platform/server/testing/sample';
import { areaEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  seed: [
    "insert into areas (organization_id, name) values (:organizationId, 'North'), (:organizationId, 'South')",
  ],
  ofCompany: true,
  create: async ({ call }) => {
    const { rows } = await call(areaEndpoints.listAreas);
    return { areaId: rows[0]?.id ?? 0, otherAreaId: rows[1]?.id ?? 0 };
  },
  records: { '/core/areas/{id}': 'areaId' },
  writes: [
    write(areaEndpoints.createArea, (id) => ({
      body: { parent_area_id: id('areaId'), manager_user_id: id('userId') },
    })),
    write(areaEndpoints.updateArea, (id) => ({
      body: { parent_area_id: id('otherAreaId'), manager_user_id: id('userId') },
    })),
    write(areaEndpoints.reassignBuildings, (id) => ({
      body: { area_id: id('otherAreaId'), building_ids: [id('buildingId')] },
    })),
  ],
  grow: ["insert into areas (organization_id, name) select :organizationId, 'Area ' || n from :more"],
  lists: { listAreas: '', countAreas: '' },
};
