import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { buildingTypes, usualFloors } from './building-types.ts';
import { backgrounds, commonArea, commonAreaFields, commonAreaType, newCommonAreas } from './common-area.ts';

const read = { method: 'GET', access: 'signed-in' } as const;

const write = {
  access: { any: ['admin.canEditCommonAreas', 'admin.canEditFloors'] },
  rate: 'write',
} as const;

const ofFloor = z.strictObject({ 'floor-id': field.id });

const touchedType = commonAreaType.extend({ high_touch_points: z.array(z.string()) });

export const commonAreaEndpoints = {
  listCommonAreaTypes: endpoint({
    ...read,
    path: '/core/building/common-area-types',
    summary: 'Kinds of common areas',
    answer: z.array(commonAreaType),
  }),
  listCommonAreaTypesByFloor: endpoint({
    ...read,
    path: '/core/building/common-area-types-by-floor-id',
    summary: 'Kinds of common areas that one floor has',
    query: ofFloor,
    answer: z.array(commonAreaType),
  }),
  listCommonAreasByFloor: endpoint({
    ...read,
    path: '/core/building/common-areas-by-floor-id',
    summary: 'Common areas of one floor',
    query: ofFloor,
    answer: z.array(commonArea),
  }),
  listDefaultCommonAreas: endpoint({
    ...read,
    path: '/core/building/common-areas/default',
    summary: 'What buildings of a type usually have, to be proposed',
    query: z.strictObject({ building_type: z.enum(buildingTypes).default('office') }),
    answer: z.array(
      z.object({
        type_id: field.id,
        key: z.string(),
        name: z.string(),
        floors: z.enum(usualFloors),
      }),
    ),
  }),
  createCommonAreas: endpoint({
    ...write,
    method: 'POST',
    path: '/core/building/common-areas',
    summary: 'Add one to nine common areas to a building',
    body: z.strictObject({ area: newCommonAreas }),
    answer: z.array(commonArea),
    audit: 'common-area.created',
  }),
  associateFloor: endpoint({
    ...write,
    method: 'POST',
    path: '/core/building/common-areas/associate-floor',
    summary: 'Say on which floors a common area is',
    body: z.strictObject({
      area_id: field.id,
      floor_ids: z.array(field.id).max(200),
      updated_at: field.updatedAt.optional(),
    }),
    answer: commonArea,
    audit: 'common-area.updated',
  }),
  updateCommonArea: endpoint({
    ...write,
    method: 'PUT',
    path: '/core/building/common-areas/{id}',
    summary: 'Save the fields of one common area',
    params: field.idParams,
    body: z.strictObject({ ...commonAreaFields, updated_at: field.updatedAt }),
    answer: commonArea,
    audit: 'common-area.updated',
  }),
  deleteCommonArea: endpoint({
    ...write,
    method: 'DELETE',
    path: '/core/building/common-areas/{id}',
    summary: 'Delete one common area',
    params: field.idParams,
    answer: field.idParams,
    audit: 'common-area.deleted',
  }),
  listHighTouchPoints: endpoint({
    ...read,
    path: '/core/high-touch-points',
    summary: 'What many hands touch, by kind of common area',
    answer: z.array(touchedType),
  }),
  getHighTouchPoints: endpoint({
    ...read,
    path: '/core/high-touch-points/{type}',
    summary: 'What many hands touch in one kind of common area, named by its key',
    params: z.strictObject({ type: z.string().min(1).max(60) }),
    answer: touchedType,
  }),
  listBackgroundTypes: endpoint({
    ...read,
    path: '/core/background-types',
    summary: 'What floors of common areas are made of',
    answer: z.array(z.object({ id: field.id, key: z.enum(backgrounds), label: z.string() })),
  }),
};
