import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { jobJson } from '#features/sites/jobs/server';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { inspectionDue } from '../../contract/due/due-endpoints.ts';
import {
  changeInForce,
  dueOn,
  frequencyDays,
  lastCounting,
  regularDueOn,
  startMissing,
} from './due-sql-repository.ts';

const row = inspectionDue
  .omit({ timeline: true, can: true })
  .extend({ status: z.string(), today: z.string(), history: z.array(auditRow) });

export type DueRow = z.infer<typeof row>;

const last = `json_build_object('id', i.id, 'number', i.number,
  'inspected_at', ${isoText('i.inspected_at')}, 'score', i.score, 'band', i.band)`;

const changed = `(select json_build_object('reason', d.reason, 'at', ${isoText('d.set_at')},
  'by', ${personJson('d', 'set_by')}) from ${changeInForce})`;

/** What is due at a job in scope. With `lock`, of two changes at once the second is stale. */
export const loadDue = async (
  tenant: Tenant,
  jobId: number,
  { now, onlyFinal, lock = false }: { now: Date; onlyFinal: boolean; lock?: boolean },
): Promise<DueRow | undefined> => {
  const [found] = await tenant.query({
    text: `select ${jobJson} as job,
        j.status, ${frequencyDays} as frequency_days, (${regularDueOn})::text as regular_due_on,
        (${dueOn})::text as due_on, ${startMissing} as start_missing, ${changed} as changed, ${lastCounting(last, onlyFinal)} as last,
        ($3::timestamptz at time zone o.time_zone)::date::text as today, ${auditOf('inspection-due', 'j.id')} as history
      from jobs j join organizations o on o.id = $1
      where j.organization_id = $1 and j.id = $2 and j.deleted_at is null${inScopeSql(tenant, 'j.id', '$4')}
      ${lock ? 'for update of j' : ''}`,
    values: [tenant.organizationId, jobId, now.toISOString(), ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row,
  });
  return found;
};

/** Deletes the set day that stands. Earlier set days stay, because they decide whether their inspection came in time. */
export const dropDueDate = async (tenant: Tenant, jobId: number): Promise<void> => {
  await tenant.query({
    text: `delete from inspection_due_dates x using jobs j
      where x.organization_id = $1 and x.job_id = $2 and j.organization_id = $1 and j.id = $2
        and x.id = (select d.id from ${changeInForce})`,
    values: [tenant.organizationId, jobId],
  });
};

/** Sets a day in place of the one that stands. */
export const saveDueDate = async (
  tenant: Tenant,
  jobId: number,
  change: { due_on: string; reason: string; set_at: string; set_on: string },
): Promise<void> => {
  await dropDueDate(tenant, jobId);
  await tenant.db
    .insertInto('inspection_due_dates')
    .values({ organization_id: tenant.organizationId, job_id: jobId, ...change, set_by: tenant.userId })
    .execute();
};
