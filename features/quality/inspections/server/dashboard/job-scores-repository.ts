import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { scoreBands } from '../../contract/index.ts';
import { startMissing } from '../due/due-sql-repository.ts';
import { seenBy } from './counted-conditions-repository.ts';
import { joinNextDue } from './due-windows-repository.ts';

const point = z.object({
  id: z.int(),
  number: z.int(),
  inspected_on: z.string(),
  score: z.number(),
  band: z.enum(scoreBands),
});

const max = 12;

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
        where t.organization_id = $1 and t.job_id = $2 and ${seenBy(onlyFinal)} and t.score is not null
        order by t.inspected_at desc limit ${max}) latest order by latest.inspected_at`,
    values: [tenant.organizationId, jobId],
    row: point,
  });

const due = z.object({ next_due_on: z.string().nullable(), start_missing: z.boolean() });

/** When an active job is to be inspected next. */
export const nextDueOf = async (tenant: Tenant, jobId: number): Promise<z.infer<typeof due>> => {
  const [found] = await tenant.query({
    name: 'inspection-next-due',
    text: `select d.next_due_on::text, d.next_due_on is not null and ${startMissing} as start_missing
      from jobs j ${joinNextDue}
      where j.organization_id = $1 and j.id = $2 and j.status = 'active'`,
    values: [tenant.organizationId, jobId],
    row: due,
  });
  return found ?? { next_due_on: null, start_missing: false };
};
