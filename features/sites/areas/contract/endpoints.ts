import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { recordEndpoints } from '#platform/contract/records';
import { areaCounts, areaFields, areaRow } from './area.ts';

/** More than any organization has in one area. */
const maxBuildingsNamed = 10_000;

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
  countAreas: endpoint({
    method: 'GET',
    path: '/core/areas/counts',
    summary: 'How many buildings and jobs each area has, with those of the areas below it',
    access: { all: ['hasAccessAdminAreas'] },
    answer: z.array(areaCounts),
  }),
  reassignBuildings: endpoint({
    method: 'PUT',
    path: '/core/areas/{id}/reassign-buildings',
    summary: 'Move all buildings of one area, or those named, to another one; the areas below it keep theirs',
    access: { all: ['admin.canAddArea'] },
    params: field.idParams,
    body: z.strictObject({
      area_id: field.id,
      /** Only these, as far as they are still in the area. */
      building_ids: z.array(field.id).min(1).max(maxBuildingsNamed).optional(),
      updated_at: field.updatedAt,
    }),
    answer: z.object({
      id: field.id,
      area_id: field.id,
      moved: z.int(),
      /** The buildings that moved, so that the move can be undone. */
      building_ids: z.array(field.id),
    }),
    rate: 'write',
    audit: 'area.reassigned',
  }),
};
