import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import { pageAnswer, pageWindow } from '#platform/server/http/page';
import type { areaEndpoints } from '../contract/index.ts';
import { findArea, listAreaRows } from './area-repository.ts';

export const areaHandlers: Handlers<typeof areaEndpoints> = {
  listAreas: async ({ query, tenant }) => {
    const { rows, total } = await listAreaRows(tenant, {
      q: query.q,
      order: query.order,
      ...pageWindow(query),
    });
    return pageAnswer(query, rows, total);
  },
  getArea: async ({ params, tenant }) => {
    const area = await findArea(tenant, params.id);
    if (!area) throw notFound();
    return area;
  },
};
