import { z } from 'zod';
import { undoMinutes } from '#platform/contract/reversible';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { undoMany } from '#platform/server/records/change-many';
import type { jobBulkEndpoints, StatusBefore } from '../../contract/index.ts';
import type { JobParts } from '../parts.ts';
import { countWork } from '../record/deactivate-job.ts';
import { type LockedJob, loadClientState, lockJobs, saveJob } from '../record/job-record-repository.ts';
import { recordJobChange } from '../record/record-job-change.ts';
import { jobName } from './change-jobs.ts';

const row = z.object({
  job_id: z.int(),
  actor_user_id: z.int().nullable(),
  from_status: z.string().nullable(),
  to_status: z.string().nullable(),
  at: z.string(),
});

type LastTransition = z.infer<typeof row>;

/** The last change of the status of each of these jobs. */
const lastTransitions = async (
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

type Call = SignedInCall<(typeof jobBulkEndpoints)['undoTransitions']>;

/** Whether the caller has just brought the job from this status to the one it has. Only an undo brings a job to draft, and an undo
 * is not taken back: that would activate it without what its activation requires. */
const isOwn = (
  { tenant, now }: Call,
  job: LockedJob,
  before: StatusBefore,
  last: LastTransition | undefined,
): boolean =>
  last !== undefined &&
  last.actor_user_id === tenant.userId &&
  last.from_status === before.status &&
  last.to_status === job.status &&
  last.to_status !== 'draft' &&
  now.getTime() - Date.parse(last.at) <= undoMinutes * 60_000;

/** An active job has no last day, and neither has a draft. */
const isEndInOrder = ({ now, person }: Call, { status, end_date }: StatusBefore): boolean =>
  end_date === null || (status === 'inactive' && isEnterable(end_date, dateAt(now, person.timeZone)));

/** Whether nothing stands against the former status by now: a client that is no longer active, or work that was planned since. A
 * draft may have plans of staffing. A site that was active while it lacked something, as imported ones are, is so again. */
const isFree = async (
  parts: JobParts,
  { tenant, now }: Call,
  job: LockedJob,
  { status }: StatusBefore,
): Promise<boolean> => {
  if (status === 'active') return (await loadClientState(tenant, job.client_id))?.active ?? false;
  const { plans, ...work } = await countWork(parts, tenant, job.id, now);
  return Object.values(work).every((count) => count === 0) && (status === 'draft' || plans === 0);
};

export const undoTransitions = (parts: JobParts) => async (call: Call) => {
  const { tenant, body } = call;
  const last = await lastTransitions(
    tenant,
    body.changed.map(({ id }) => id),
  );
  const giveBack = async (job: LockedJob, before: StatusBefore): Promise<false | undefined> => {
    const { status, end_date } = before;
    const isAllowed = isOwn(call, job, before, last.get(job.id)) && isEndInOrder(call, before);
    if (!isAllowed || !(await isFree(parts, call, job, before))) return false;
    await saveJob(tenant, job.id, { status, end_date });
    await recordJobChange(call, job.id, {
      action: status === 'active' ? 'job.activated' : 'job.deactivated',
      from: job.status,
      to: status,
      changes: job.end_date === end_date ? {} : { end_date: [job.end_date, end_date] },
    });
    return undefined;
  };
  return undoMany(body.changed, (ids) => lockJobs(tenant, ids), giveBack, jobName);
};
