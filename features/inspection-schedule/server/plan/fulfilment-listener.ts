import type { Listener } from '#platform/server/events/event';
import { fulfilPlan, reopenPlan } from './fulfilment-repository.ts';

/** An inspection that begins at a site is the one that was planned there. */
export const fulfilmentListener: Listener = {
  events: ['inspection.created', 'inspection.deleted'],
  hear: (tenant, { name, entityId }) =>
    name === 'inspection.created' ? fulfilPlan(tenant, entityId) : reopenPlan(tenant, entityId),
};
