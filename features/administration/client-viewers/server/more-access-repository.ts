import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

/** Whether the person sees anything beside the jobs of this client as its contact. */
export const hasMore = async (tenant: Tenant, userId: number, clientId: number): Promise<boolean> => {
  const found = await tenant.query({
    text: `select job_id as id from visible_jobs
        where organization_id = $1 and user_id = $2 and (source <> 'client' or client_id <> $3)
      union all
      select client_id as id from client_viewers
        where organization_id = $1 and user_id = $2 and client_id <> $3 and ended_at is null
      limit 1`,
    values: [tenant.organizationId, userId, clientId],
    row: idRow,
  });
  return found.length > 0;
};
