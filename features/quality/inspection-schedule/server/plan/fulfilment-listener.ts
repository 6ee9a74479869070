import type { Listener } from '#platform/server/events/event';
import { fulfilPlan, reopenPlan } from './fulfilment-repository.ts';

/** An inspection that begins at a site fulfils the plan there. Open schedules are updated then, and after every step that
 * changes what is due. */
export const fulfilmentListener: Listener = {
  events: ['inspection.created', 'inspection.moved', 'inspection.deleted'],
  hear: async (tenant, { name, entityId, jobId, actorUserId }, { publish }) => {
    const about = { jobId, actorUserId };
    if (name === 'inspection.created') {
      const plan = await fulfilPlan(tenant, entityId);
      if (plan !== undefined)
        await publish(tenant, {
          ...about,
          ...{ name: 'planned-inspection.fulfilled', entity: 'planned-inspection', entityId: plan },
        });
      return;
    }
    if (name === 'inspection.deleted') await reopenPlan(tenant, entityId);
    if (jobId !== null)
      await publish(tenant, {
        ...about,
        ...{ name: 'inspection-due.recounted', entity: 'inspection-due', entityId: jobId },
      });
  },
};
