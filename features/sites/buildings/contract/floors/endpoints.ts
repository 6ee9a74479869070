import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { floor, floorFields, maxFloors, maxNewFloors } from './floor.ts';

const write = { access: { all: ['admin.canEditFloors'] }, params: field.idParams, rate: 'write' } as const;

export const floorEndpoints = {
  createFloors: endpoint({
    ...write,
    method: 'POST',
    path: '/core/building/{id}/floors',
    summary: 'Add floors to a building, up to a hundred at once',
    body: z.strictObject({ floors: z.array(z.strictObject(floorFields)).min(1).max(maxNewFloors) }),
    answer: z.array(floor),
    audit: 'floor.created',
  }),
  updateFloor: endpoint({
    ...write,
    method: 'PUT',
    path: '/core/building/floor/{id}',
    summary: 'Save number, label and area of one floor',
    body: z.strictObject({ ...floorFields, updated_at: field.updatedAt }),
    answer: floor,
    audit: 'floor.updated',
  }),
  orderFloors: endpoint({
    ...write,
    method: 'PUT',
    path: '/core/building/{id}/floor-order',
    summary:
      'Put all floors of a building into an order, the lowest first; their numbers stay with the places',
    body: z.strictObject({ floor_ids: z.array(field.id).min(1).max(maxFloors) }),
    answer: z.array(floor),
    audit: 'building.floors-ordered',
  }),
  deleteFloor: endpoint({
    ...write,
    method: 'DELETE',
    path: '/core/building/floor/{id}',
    summary: 'Delete one floor where nobody rents and nothing lies',
    answer: field.idParams,
    audit: 'floor.deleted',
  }),
};
