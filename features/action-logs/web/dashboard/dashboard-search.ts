import { z } from 'zod';
import { rangeSearch, urlFlag } from '#platform/web/routing/search-fields';
import { figureFilters } from './figure-filters.ts';

const [client, area, building, job, porter] = figureFilters;

export const dashboardSearch = z.object({
  ...client.schema,
  ...area.schema,
  ...building.schema,
  ...job.schema,
  ...porter.schema,
  ...rangeSearch,
  /** The hours of restroom checks alone. */
  restrooms: urlFlag(),
});
