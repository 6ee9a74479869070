import { z } from 'zod';
import type { Tenant } from '../db/tenant.ts';
import type { QueueName } from './queue.ts';

const known = z.object({ known: z.boolean() });

/** Whether work of the organization waits in a queue, runs, or is parked. The queue has no row-level security. */
export const isWorkKnown = async (tenant: Tenant, queue: QueueName): Promise<boolean> => {
  const [row] = await tenant.query({
    name: 'work-known',
    text: `select exists (select from pgboss.job where name = $1 and state in ('created', 'retry', 'active', 'failed')
      and data ->> 'organizationId' = $2) as known`,
    values: [queue, String(tenant.organizationId)],
    row: known,
  });
  return row?.known ?? false;
};
