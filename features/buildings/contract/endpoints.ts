import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { building, buildingCard, commonArea, commonAreaType } from './building.ts';

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
    }),
    answer: pageOf(buildingCard),
    rate: 'read',
    audit: null,
  }),
  getBuilding: endpoint({
    method: 'GET',
    path: '/core/building/{id}',
    summary: 'One building with its floors and common areas',
    access: 'signed-in',
    params: field.idParams,
    answer: building,
    rate: 'read',
    audit: null,
  }),
  listCommonAreaTypes: endpoint({
    method: 'GET',
    path: '/core/building/common-area-types',
    summary: 'Kinds of common areas',
    access: 'signed-in',
    answer: z.array(commonAreaType),
    rate: 'read',
    audit: null,
  }),
  listCommonAreasByFloor: endpoint({
    method: 'GET',
    path: '/core/building/common-areas-by-floor-id',
    summary: 'Common areas of one floor',
    access: 'signed-in',
    query: z.strictObject({ 'floor-id': field.id }),
    answer: z.array(commonArea),
    rate: 'read',
    audit: null,
  }),
};
