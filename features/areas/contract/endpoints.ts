import { recordEndpoints } from '#platform/contract/records';
import { areaFields, areaRow } from './area.ts';

const calls = recordEndpoints({
  entity: 'area',
  many: 'areas',
  path: '/core/areas',
  listPath: '/core/areas/table-data',
  record: areaRow,
  fields: areaFields,
  read: 'signed-in',
  write: { all: ['admin.canAddArea'] },
  remove: { all: ['admin.canDeleteArea'] },
});

export const areaEndpoints = {
  listAreas: calls.list,
  getArea: calls.get,
  createArea: calls.create,
  updateArea: calls.update,
  deleteArea: calls.delete,
  restoreArea: calls.restore,
};
