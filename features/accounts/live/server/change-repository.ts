import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { change } from '../contract/index.ts';

/** Number of earlier ids that are read again. An event gets its id before it commits, so it may appear after one with a
 * higher id. */
const overlap = 200;

/** Milliseconds that are read in addition: a transaction that began before the start may have committed after it. */
const slack = 2000;

/** Where a reader starts: after the last event that it received, or so many milliseconds ago. */
export type Start = { after: number } | { age: number };

const row = change.extend({ eventId: z.int() });

/** Changes from the start on, oldest first, of jobs that the person sees; of the `own` entities only the record with the
 * person's id. Returns one more than `limit` when there are more. */
export const changesFrom = (
  tenant: Tenant,
  start: Start,
  { own, limit }: { own: readonly string[]; limit: number },
): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    text: `select e.id as "eventId", e.entity, e.entity_id as id, e.name from events e
      where e.organization_id = $1 and ${'after' in start ? 'e.id > $2' : "e.at > now() - $2 * interval '1 ms'"}
        and (e.entity <> all($4::text[]) or e.entity_id = $5)
        and (e.job_id is null or (true${inScopeSql(tenant, 'e.job_id', '$5')}))
      order by e.id limit $3`,
    values: [
      tenant.organizationId,
      'after' in start ? Math.max(0, start.after - overlap) : start.age + slack,
      limit + 1,
      own,
      tenant.userId,
    ],
    row,
  });

/** Those of the events that the tenant may see. As a viewer, it sees only events of records that are not internal. */
export const shownEvents = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('events')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .execute();
  return rows.map(({ id }) => Number(id));
};
