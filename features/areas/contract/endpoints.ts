import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';

/** A territory of buildings; the top level is a region. */
export const areaRow = z.object({
  id: field.id,
  name: z.string(),
  parent_area_id: field.id.nullable(),
  manager: z.object({ id: field.id, name: z.string() }).nullable(),
  updated_at: z.string(),
});

export type AreaRow = z.infer<typeof areaRow>;

export const areaEndpoints = {
  listAreas: endpoint({
    method: 'GET',
    path: '/core/areas/table-data',
    summary: 'Areas with their parents and managers',
    access: 'signed-in',
    query: pageQuery(['name'], { sort: 'name', all: true }),
    answer: pageOf(areaRow),
    rate: 'read',
    audit: null,
  }),
  getArea: endpoint({
    method: 'GET',
    path: '/core/areas/{id}',
    summary: 'One area',
    access: 'signed-in',
    params: field.idParams,
    answer: areaRow,
    rate: 'read',
    audit: null,
  }),
};
