import { z } from 'zod';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({
  job_id: z.int(),
  actor_user_id: z.int().nullable(),
  from_status: z.string().nullable(),
  to_status: z.string().nullable(),
  at: z.string(),
});

export type LastTransition = z.infer<typeof row>;

/** The last change of the status of each of these jobs. */
export const lastTransitions = async (
  tenant: Tenant,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, LastTransition>> => {
  const rows = await tenant.query({
    name: 'jobs-last-transition',
    text: `select distinct on (a.entity_id) a.entity_id as job_id, a.actor_user_id, a.from_status, a.to_status,
        ${isoText('a.at')} as at
      from audit_log a
      where a.organization_id = $1 and a.entity = 'job' and a.entity_id = any($2::int[])
        and a.action in ('job.activated', 'job.deactivated')
      order by a.entity_id, a.id desc`,
    values: [tenant.organizationId, jobIds],
    row,
  });
  return new Map(rows.map((last) => [last.job_id, last]));
};
