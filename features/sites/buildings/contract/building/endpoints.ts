import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { addressCheck, buildingCard, buildingRecord } from './building.ts';
import { otherBuildingFields, placeFields } from './building-fields.ts';
import { newBuilding } from './new-building.ts';

const { name, address, city, state, zip } = placeFields;

export const buildingEndpoints = {
  listBuildings: endpoint({
    method: 'GET',
    path: '/core/buildings',
    summary: 'Buildings of visible jobs',
    access: 'signed-in',
    query: pageQuery(['name', 'address', 'city'], { sort: 'name', all: true }).extend({
      onlyActive: z.boolean().default(false),
      job_id: field.id.optional(),
      area_id: field.id.optional(),
      /** Only those where no job is done. */
      without_job: z.boolean().default(false),
      /** Those that were deleted, for people who may restore them. */
      deleted: z.boolean().default(false),
    }),
    answer: pageOf(buildingCard),
  }),
  checkAddress: endpoint({
    method: 'GET',
    path: '/core/buildings/address',
    summary: 'What is known of an address before it is saved: its time zone, and buildings that stand there',
    access: { all: ['admin.canAddBuilding'] },
    query: z.strictObject({
      zip: z.string().trim().min(5).max(10),
      state: z.string().trim().max(2).optional(),
      address: z.string().trim().max(120).default(''),
    }),
    answer: addressCheck,
  }),
  getBuilding: endpoint({
    method: 'GET',
    path: '/core/building/{id}',
    summary:
      'One building with its floors and common areas, and what the caller may do; a deleted one for those who may restore it',
    access: 'signed-in',
    params: field.idParams,
    query: z.strictObject({ deleted: z.boolean().default(false) }),
    answer: buildingRecord,
  }),
  createBuilding: endpoint({
    method: 'POST',
    path: '/core/buildings',
    summary:
      'Create a building with its floors and common areas; its position and time zone are found by its address',
    access: { all: ['admin.canAddBuilding'] },
    body: newBuilding,
    answer: buildingRecord,
    rate: 'write',
    audit: 'building.created',
  }),
  updateBuilding: endpoint({
    method: 'PUT',
    path: '/core/building/{id}',
    summary: 'Save the fields that are sent',
    access: { all: ['admin.canEditJobSite'] },
    params: field.idParams,
    body: z.strictObject({
      name: name.optional(),
      address: address.optional(),
      city: city.optional(),
      state: state.optional(),
      zip: zip.optional(),
      ...otherBuildingFields,
      /** Gives up a position that somebody corrected, when the address changes. */
      replace_pin: z.boolean().optional(),
      updated_at: field.updatedAt,
    }),
    answer: buildingRecord,
    rate: 'write',
    audit: 'building.updated',
  }),
  deleteBuilding: endpoint({
    method: 'DELETE',
    path: '/core/building/{id}',
    summary: 'Delete a building, which can be restored; refused while a job is done there',
    access: { all: ['admin.canDeleteBuilding'] },
    params: field.idParams,
    answer: field.idParams,
    rate: 'write',
    audit: 'building.deleted',
  }),
  restoreBuilding: endpoint({
    method: 'PUT',
    path: '/core/building/{id}/restore',
    summary: 'Bring one deleted building back, with all that is in it',
    access: { all: ['admin.canDeleteBuilding'] },
    params: field.idParams,
    answer: buildingRecord,
    rate: 'write',
    audit: 'building.restored',
  }),
};
