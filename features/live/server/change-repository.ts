import { inScopeSql } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Change } from '../contract/index.ts';

/** Events take their ids before they commit, so that one may appear behind a higher id that was heard already. */
const overlap = 200;

/** Changes behind the last one heard, oldest first, of jobs the person sees; one more than `limit` says there are more. */
export const changesAfter = (
  tenant: Tenant,
  after: number,
  limit: number,
): Promise<(Change & { eventId: number })[]> =>
  tenant.query({
    text: `select e.id as "eventId", e.entity, e.entity_id as id, e.name from events e
      where e.organization_id = $1 and e.id > $2
        and (e.job_id is null or (true${inScopeSql(tenant, 'e.job_id', '$4')}))
      order by e.id limit $3`,
    values: [
      tenant.organizationId,
      Math.max(0, after - overlap),
      limit + 1,
      ...(tenant.seesAllJobs ? [] : [tenant.userId]),
    ],
  });
