import { z } from 'zod';
import { inScopeSql } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ job_id: z.int(), name: z.string() });

export type SupervisedJob = z.infer<typeof row>;

/** As many as the map shows. */
const most = 50_000;

/** Who supervises each visible job today; of several people the first by name. */
export const supervisorsOf = (tenant: Tenant, now: Date, zone: string): Promise<SupervisedJob[]> =>
  tenant.query({
    name: tenant.seesAllJobs ? 'job-supervisors-all' : 'job-supervisors',
    text: `select distinct on (l.job_id) l.job_id, m.name
      from job_site_assignment_users l
      join job_site_assignments a on a.organization_id = $1 and a.id = l.assignment_id
      join memberships m on m.organization_id = $1 and m.user_id = l.user_id
      where l.organization_id = $1 and a.role_key = 'supervisor' and a.active and a.deleted_at is null
        and m.deleted_at is null and m.status <> 'deactivated'
        and (l.from_date is null or l.from_date <= ($2::timestamptz at time zone $3)::date)
        and (l.to_date is null or l.to_date >= ($2::timestamptz at time zone $3)::date)${inScopeSql(tenant, 'l.job_id', '$4')}
      order by l.job_id, m.name limit ${most}`,
    values: [tenant.organizationId, now.toISOString(), zone, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row,
  });
