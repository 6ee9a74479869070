import { z } from 'zod';
import { inScopeSql } from '#features/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { change } from '../contract/index.ts';

/** Events take their ids before they commit, so that one may appear behind a higher id that was heard already. */
const overlap = 200;

/** Moments before that a transaction may have begun which committed since, in milliseconds. */
const slack = 2000;

/** Where a reader begins: behind the last change heard, or so many milliseconds ago. */
export type Start = { after: number } | { age: number };

const row = change.extend({ eventId: z.int() });

/** Changes from there on, oldest first, of jobs the person sees; of the `own` entities those named by the person's id. One
 * more than `limit` says there are more. */
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

/** Those of the events that the tenant's rights show. */
export const shownEvents = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('events')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .execute();
  return rows.map(({ id }) => Number(id));
};
