import { z } from 'zod';
import { loadJob } from '#features/sites/jobs/server';
import type { Listener } from '#platform/server/events/event';
import { copyAll } from './copy-all.ts';

const eventData = z.object({ copied_from: z.int().optional() });

/** Copies the instructions to the copy of a job. */
export const jobCopiedListener: Listener = {
  events: ['job.created'],
  hear: async (tenant, { entityId: to, data }) => {
    const { copied_from: from } = eventData.parse(data);
    if (from === undefined) return;
    const job = await loadJob(tenant, to);
    await copyAll(tenant, { from, to, buildingIds: job?.buildings.map(({ id }) => id) ?? [] });
  },
};
