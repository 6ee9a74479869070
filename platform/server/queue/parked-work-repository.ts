import { z } from 'zod';
import type { Tenant } from '../db/tenant.ts';
import { queues } from './queues.ts';

const row = z.object({
  id: z.string(),
  queue: z.enum(queues),
  kind: z.string().nullable(),
  /** The person it is for, if it is for one person. */
  user_id: z.int().nullable(),
  tries: z.int(),
  error: z.string().nullable(),
  added_at: z.string(),
  parked_at: z.string(),
});

export type ParkedWork = z.infer<typeof row>;

/** Queues of an earlier version may have failed work that nobody can do any more. */
const known = queues.map((name) => `'${name}'`).join(', ');

/** The queue has no row-level security, so this selects only work of the organization. The data of the work is not
 * shown, except for the first line of the error. */
const parked = `select id, name as queue, data ->> 'kind' as kind, (data ->> 'userId')::int as user_id, retry_count + 1 as tries,
    left(split_part(output ->> 'message', e'\\n', 1), 300) as error, created_on as added_at, completed_on as parked_at
  from pgboss.job where state = 'failed' and name in (${known}) and data ->> 'organizationId' = $1::text`;

/** Newest first, at most 100. */
export const loadParkedWork = (tenant: Tenant): Promise<ParkedWork[]> =>
  tenant.query({
    name: 'parked-work',
    text: `${parked} order by completed_on desc, id limit 100`,
    values: [String(tenant.organizationId)],
    row,
  });

export const loadParkedById = async (tenant: Tenant, id: string): Promise<ParkedWork | undefined> => {
  const [found] = await tenant.query({
    name: 'parked-work-one',
    text: `${parked} and id = $2`,
    values: [String(tenant.organizationId), id],
    row,
  });
  return found;
};
