import { z } from 'zod';
import { urlText } from '#platform/web/routing/search-fields';

const urlId = () => z.coerce.number().int().positive().optional().catch(undefined);

/** `/tasks/create?job_id=5` fills in the site; `?unsent=<id>` opens a write that the server refused. */
export const siteSearch = z.object({ job_id: urlId(), building_id: urlId(), unsent: urlText() });
