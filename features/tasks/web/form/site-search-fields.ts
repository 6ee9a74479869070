import { z } from 'zod';

const urlId = () => z.coerce.number().int().positive().optional().catch(undefined);

/** `/tasks/create?job_id=5` begins with the site filled in. */
export const siteSearch = z.object({ job_id: urlId(), building_id: urlId() });
