import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type { areaEndpoints } from '../contract/index.ts';
import { findArea, listAreaRows } from './area-repository.ts';

export const areaHandlers: Handlers<typeof areaEndpoints> = {
  listAreas: ({ query, tenant }) => listAreaRows(tenant, query),
  getArea: async ({ params, tenant }) => {
    const area = await findArea(tenant, params.id);
    if (!area) throw notFound();
    return area;
  },
};
