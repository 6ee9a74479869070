import type { Sample } from '#platform/server/testing/sample';
import { buildingEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  seed: [
    `insert into floors (organization_id, building_id, number, label)
     select organization_id, id, 0, 'Lobby' from buildings where organization_id = :organizationId`,
  ],
  create: async ({ call }) => {
    const { rows } = await call(buildingEndpoints.listBuildings);
    const id = rows[0]?.id ?? 0;
    const { floors } = await call(buildingEndpoints.getBuilding, { params: { id } });
    return { buildingId: id, floorId: floors[0]?.id ?? 0 };
  },
  records: { '/core/building/{id}': 'buildingId' },
  grow: [
    `insert into buildings (organization_id, name, address, city, state, zip, time_zone, area_id)
     select :organizationId, 'Building ' || n, n || ' Main Street', 'Denver', 'CO', '80202', 'America/Denver', :areaId
     from :more`,
    `insert into floors (organization_id, building_id, number, label)
     select :organizationId, :buildingId, n, 'Floor ' || n from :more`,
    `insert into common_area_types (organization_id, key, name)
     select :organizationId, 'type-' || n, 'Type ' || n from :more`,
    `insert into common_areas (organization_id, building_id, type_id, name, floor_ids)
     select :organizationId, :buildingId, t.id, t.name, array[:floorId] from common_area_types t
     where t.organization_id = :organizationId`,
  ],
  lists: {
    listBuildings: '',
    getBuilding: '',
    listCommonAreaTypes: '',
    listCommonAreasByFloor: '?floor-id=:floorId',
  },
};
