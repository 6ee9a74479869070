import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { jobsAt } from './place-repository.ts';

/** Tells those who see a job at the building, so that open maps show it where it is now. */
export const announcePlace = async (
  tenant: Tenant,
  events: Events,
  buildingId: number,
  actorUserId: number | null,
): Promise<void> => {
  for (const jobId of await jobsAt(tenant, buildingId)) {
    await events.publish(tenant, {
      name: 'building.position-set',
      entity: 'building',
      entityId: buildingId,
      jobId,
      actorUserId,
    });
  }
};
