import { z } from 'zod';
import { urlId } from '#platform/web/list/index';
import { rangeSearch } from '#platform/web/routing/search-fields';

export const figuresSearch = z.object({
  ...rangeSearch,
  client_id: urlId(),
  area_id: urlId(),
  building_id: urlId(),
  job_id: urlId(),
  scheduler_id: urlId(),
});
