import { z } from 'zod';
import { addVisibleJobs } from '#features/accounts/access/server';
import { jobsInScope } from '#features/sites/jobs/server';
import type { Listener } from '#platform/server/events/event';
import { changeAccess, refreshAccessScope } from '../scope/job-site-access-repository.ts';
import { refreshAreaScope } from '../scope/refresh-area-scope.ts';
import { copyHolders } from './job-holder-repository.ts';

const eventData = z.object({
  area_ids: z.array(z.int().nullable()),
  copied_from: z.int().optional(),
  with_people: z.boolean().default(false),
});

/** After a job was created or has changed its buildings: area managers see the jobs of their areas, a copied job gets the
 * people of its original, and the person who made the change keeps seeing the job. */
export const jobListener: Listener = {
  events: ['job.created', 'job.updated'],
  hear: async (tenant, { entityId: jobId, data, at }) => {
    const { area_ids, copied_from, with_people } = eventData.parse(data);
    const areaIds = [...new Set(area_ids.filter((id) => id !== null))];
    if (areaIds.length > 0) await refreshAreaScope(tenant, { areaIds });
    if (copied_from !== undefined && with_people)
      await addVisibleJobs(
        tenant,
        'assignment',
        await copyHolders(tenant, { from: copied_from, to: jobId }, at),
      );
    const { userId } = tenant;
    if (userId === null || tenant.seesAllJobs || (await jobsInScope(tenant, [jobId])).length > 0) return;
    await changeAccess(tenant, userId, { gone: [], come: [jobId] });
    await refreshAccessScope(tenant, userId);
  },
};
