import { z } from 'zod';
import { urlChoice, urlText } from '#platform/web/routing/search-fields';
import { taskTypes } from '../../../contract/index.ts';

const urlId = () => z.coerce.number().int().positive().optional().catch(undefined);

/** `/tasks/create?job_id=5` fills in the site, and with its building a floor or common area; `type` and
 * `description` say what is to be done; `?unsent=<id>` opens a write that the server refused. */
export const siteSearch = z.object({
  job_id: urlId(),
  building_id: urlId(),
  building_floor_id: urlId(),
  building_common_area_id: urlId(),
  type: urlChoice(taskTypes),
  description: urlText(),
  unsent: urlText(),
});

export type SiteSearch = z.output<typeof siteSearch>;
