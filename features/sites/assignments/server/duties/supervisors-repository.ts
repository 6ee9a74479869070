import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { periodsOfPeople, supervises } from './supervises-sql-repository.ts';

const row = z.object({ job_id: z.int(), name: z.string() });

export type SupervisedJob = z.infer<typeof row>;

/** Maximum number of jobs, the same as on the map. */
const max = 50_000;

/** The supervisor of each visible job today; if a job has several, the first by name. */
export const supervisorsOf = (tenant: Tenant, now: Date, zone: string): Promise<SupervisedJob[]> =>
  tenant.query({
    name: tenant.seesAllJobs ? 'job-supervisors-all' : 'job-supervisors',
    text: `select distinct on (l.job_id) l.job_id, m.name
      from ${periodsOfPeople}
      where l.organization_id = $1 and ${supervises('($2::timestamptz at time zone $3)::date')}${inScopeSql(tenant, 'l.job_id', '$4')}
      order by l.job_id, m.name limit ${max}`,
    values: [tenant.organizationId, now.toISOString(), zone, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row,
  });

/** Who supervises a job on a day, by name. */
export const supervisorsOn = async (tenant: Tenant, jobId: number, day: string): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'job-supervisors-on',
    text: `select l.user_id as id from ${periodsOfPeople}
      where l.organization_id = $1 and l.job_id = $2 and ${supervises('$3::date')}
      group by l.user_id, m.name order by m.name, l.user_id`,
    values: [tenant.organizationId, jobId, day],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};
