import { testRecord } from '../../../../tests/api/harness/test-record.ts';
import { areaEndpoints } from '../contract/index.ts';

testRecord({
  entity: 'area',
  calls: {
    list: areaEndpoints.listAreas,
    get: areaEndpoints.getArea,
    create: areaEndpoints.createArea,
    update: areaEndpoints.updateArea,
    delete: areaEndpoints.deleteArea,
    restore: areaEndpoints.restoreArea,
  },
  fields: (n) => ({ name: `North ${n}`, parent_area_id: null, manager_user_id: null }),
  answered: ({ manager_user_id: manager, ...fields }) => ({ ...fields, manager }),
  wrong: { name: '', parent_area_id: 'north', manager_user_id: 1.5 },
  writer: 'manager',
  reader: 'supervisor',
});
