import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { claimOpenLogs } from './claim-open-logs-repository.ts';

/** Reminds of one batch of logs that were not finalized; returns how many, 0 when everybody is reminded. */
export const remindOfOpenLogs = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const open = await claimOpenLogs(tenant, now);
  for (const { id, job_id } of open) {
    await events.publish(tenant, {
      name: 'action-log.left-open',
      entity: 'action-log',
      entityId: id,
      jobId: job_id,
      actorUserId: null,
      data: {},
    });
  }
  return open.length;
};
