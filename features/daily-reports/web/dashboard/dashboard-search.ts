import { z } from 'zod';
import { rangeSearch } from '#platform/web/routing/search-fields';
import { figureFilters } from './figure-filters.ts';

const [client, area, building, job, supervisor] = figureFilters;

export const dashboardSearch = z.object({
  ...client.schema,
  ...area.schema,
  ...building.schema,
  ...job.schema,
  ...supervisor.schema,
  ...rangeSearch,
});
