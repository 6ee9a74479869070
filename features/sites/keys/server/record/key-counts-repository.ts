import { z } from 'zod';
import type { LoadJobWarnings } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';

const warned = z.object({ lost_keys: z.int(), overdue_keys: z.int() });

/** The warnings about the keys of a job, by the date at the organization. */
export const loadKeyWarnings: LoadJobWarnings = async (tenant, jobId, { now, zone }) => {
  const [row] = await tenant.query({
    name: 'key-warnings',
    text: `select count(*) filter (where k.status = 'lost')::int as lost_keys,
        count(*) filter (where c.due_on < $3::date)::int as overdue_keys
      from keys k left join key_custodies c on c.organization_id = $1 and c.key_id = k.id and c.ended_at is null
      where k.organization_id = $1 and k.job_id = $2 and k.status in ('held', 'lost')`,
    values: [tenant.organizationId, jobId, dateAt(now, zone)],
    row: warned,
  });
  return row ?? {};
};

const counted = z.object({ user_id: z.int(), total: z.int() });

/** The number of keys that each of these people holds, at all jobs of the organization. */
export const countKeysOfPerson = async (
  tenant: Tenant,
  userIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await tenant.query({
    name: 'keys-held-count',
    text: `select user_id, count(*)::int as total from key_custodies
      where organization_id = $1 and user_id = any($2::int[]) and ended_at is null group by user_id`,
    values: [tenant.organizationId, userIds],
    row: counted,
  });
  return new Map(rows.map(({ user_id, total }) => [user_id, total]));
};

const held = z.object({
  id: z.int(),
  kind: z.string(),
  label: z.string(),
  job_id: z.int(),
  job_number: z.string(),
  job_name: z.string(),
  since: z.string(),
  due_on: z.string().nullable(),
});

export type HeldKey = z.infer<typeof held>;

/** The keys that a person must return before leaving, at all jobs of the organization; at most `max`. */
export const keysOfPerson = (tenant: Tenant, userId: number, max = 500): Promise<HeldKey[]> =>
  tenant.query({
    name: 'keys-held-by',
    text: `select k.id, k.kind, k.label, k.job_id, j.job_number, j.job_name, c.from_at as since, c.due_on
      from key_custodies c
      join keys k on k.organization_id = $1 and k.id = c.key_id
      join jobs j on j.organization_id = $1 and j.id = k.job_id
      where c.organization_id = $1 and c.user_id = $2 and c.ended_at is null
      order by j.job_number, k.label, k.id limit $3`,
    values: [tenant.organizationId, userId, max],
    row: held,
  });
