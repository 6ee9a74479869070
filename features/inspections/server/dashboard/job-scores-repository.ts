import { z } from 'zod';
import { inScopeSql } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { scoreBands } from '../../contract/index.ts';
import { joinNextDue } from './due-windows-repository.ts';

/** Scored inspections `t` that somebody sees; re-inspections say nothing about a site. */
const scored = (onlyFinal: boolean): string => `t.deleted_at is null and t.parent_inspection_id is null
  and t.score is not null and t.status ${onlyFinal ? `= 'finalized'` : `<> 'new'`}`;

const last = z.object({
  job_id: z.int(),
  inspected_on: z.string(),
  score: z.number(),
  band: z.enum(scoreBands),
});

export type LastScore = z.infer<typeof last>;

/** The last score of jobs: of those that are named, or of all in scope. */
export const lastScoresOf = (
  tenant: Tenant,
  onlyFinal: boolean,
  jobIds?: readonly number[],
): Promise<LastScore[]> => {
  const values = collectValues([tenant.organizationId]);
  const among = jobIds ? ` and j.id = any(${values.add(jobIds)}::int[])` : '';
  const scope = tenant.seesAllJobs ? '' : inScopeSql(tenant, 'j.id', values.add(tenant.userId));
  return tenant.query({
    text: `select j.id as job_id, l.* from jobs j
      cross join lateral (select t.inspected_on::text, t.score, t.band from inspections t
        where t.organization_id = $1 and t.job_id = j.id and ${scored(onlyFinal)} order by t.inspected_at desc limit 1) l
      where j.organization_id = $1 and j.deleted_at is null${among}${scope}`,
    values: values.all,
    row: last,
  });
};

const point = last.omit({ job_id: true }).extend({ id: z.int(), number: z.int() });

const most = 12;

/** The latest scores of a job, oldest first. */
export const scoreTrendOf = (
  tenant: Tenant,
  jobId: number,
  onlyFinal: boolean,
): Promise<z.infer<typeof point>[]> =>
  tenant.query({
    name: onlyFinal ? 'score-trend-final' : 'score-trend',
    text: `select latest.* from (
        select t.id, t.number, t.inspected_at, t.inspected_on::text, t.score, t.band from inspections t
        where t.organization_id = $1 and t.job_id = $2 and ${scored(onlyFinal)}
        order by t.inspected_at desc limit ${most}) latest order by latest.inspected_at`,
    values: [tenant.organizationId, jobId],
    row: point,
  });

const due = z.object({ next_due_on: z.string().nullable() });

/** When an active job is to be inspected next. */
export const nextDueOf = async (tenant: Tenant, jobId: number): Promise<string | null> => {
  const [found] = await tenant.query({
    name: 'inspection-next-due',
    text: `select d.next_due_on::text from jobs j ${joinNextDue}
      where j.organization_id = $1 and j.id = $2 and j.status = 'active'`,
    values: [tenant.organizationId, jobId],
    row: due,
  });
  return found?.next_due_on ?? null;
};
