import type { Sample } from '#platform/server/testing/sample';
import { areaEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  seed: ["insert into areas (organization_id, name) values (:organizationId, 'North')"],
  create: async ({ call }) => {
    const { rows } = await call(areaEndpoints.listAreas);
    return { areaId: rows[0]?.id ?? 0 };
  },
  records: { '/core/areas/{id}': 'areaId' },
  grow: ["insert into areas (organization_id, name) select :organizationId, 'Area ' || n from :more"],
  lists: { listAreas: '', countAreas: '' },
};
