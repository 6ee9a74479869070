import { z } from 'zod';
import type { Listener } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';

const eventData = z.object({ date: z.string(), is_new: z.boolean().default(true) });

/** Queues the move of coming dates after a holiday was added or removed. A holiday that only got another name moves nothing. */
export const holidayListener = (queue: Queue): Listener => ({
  events: ['organization.holiday-added', 'organization.holiday-removed'],
  hear: async (tenant, { name, data }) => {
    const { date, is_new } = eventData.parse(data);
    if (!is_new) return;
    const holiday = { date, added: name === 'organization.holiday-added' };
    await queue.add(tenant, 'series', { organizationId: tenant.organizationId, holiday });
  },
});
