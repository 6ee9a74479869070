import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, literals } from '#platform/server/db/values';
import type { SiteWork } from '../../contract/index.ts';
import { doneStatuses } from '../../contract/index.ts';
import { openNow, pastDueAt } from '../task/task-conditions-repository.ts';

const siteRow = z.object({ job_id: z.int(), open: z.int(), past_due: z.int() });

/** The map shows at most this many jobs. */
const max = 50_000;

const countsOf = (late: string) => `count(*)::int as open, count(*) filter (where ${late})::int as past_due`;

/** Open and past-due tasks of each job, along the index of open work by job. */
export const siteWorkOf = (tenant: Tenant, now: Date): Promise<SiteWork[]> => {
  const values = collectValues([tenant.organizationId]);
  const inScope = placeConditions(tenant, {}, values).map((part) => ` and ${part}`);
  return tenant.query({
    text: `select t.job_id, ${countsOf(pastDueAt(values.add(now)))} from tasks t
      where t.organization_id = $1 and t.deleted_at is null and ${openNow}${inScope.join('')}
      group by 1 order by 1 limit ${max}`,
    values: values.all,
    row: siteRow,
  });
};

const jobRow = z.object({ open: z.int(), past_due: z.int(), last_serviced_at: z.string().nullable() });

export type JobWork = z.infer<typeof jobRow>;

export const jobWorkOf = async (tenant: Tenant, jobId: number, now: Date): Promise<JobWork> => {
  const values = collectValues([tenant.organizationId, jobId]);
  const [found] = await tenant.query({
    text: `select ${countsOf(pastDueAt(values.add(now)))},
        (select max(coalesce(t.serviced_at, t.completed_at)) from tasks t where t.organization_id = $1 and t.job_id = $2
          and t.deleted_at is null and t.status in (${literals(doneStatuses)})) as last_serviced_at
      from tasks t where t.organization_id = $1 and t.job_id = $2 and t.deleted_at is null and ${openNow}`,
    values: values.all,
    row: jobRow,
  });
  if (!found) throw new Error('an aggregate answered no row');
  return found;
};
