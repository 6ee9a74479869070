import { invalid, notFound, refused } from '#platform/contract/errors';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { type EndingWork, type jobRecordEndpoints, jobTransitions } from '../../contract/index.ts';
import { presentJob } from '../job/job-presenter.ts';
import { findJob } from '../job/job-repository.ts';
import type { JobParts } from '../parts.ts';
import { lockJob, saveJob } from './job-record-repository.ts';
import { recordJobChange } from './record-job-change.ts';

type Preview = SignedInCall<(typeof jobRecordEndpoints)['getEndingWork']>;
type Call = SignedInCall<(typeof jobRecordEndpoints)['deactivateJob']>;

/** What ends with the job, by kind. */
export const countWork = async (
  { endings }: JobParts,
  tenant: Tenant,
  jobId: number,
  now: Date,
): Promise<EndingWork> => {
  const sum: EndingWork = { series: 0, set_aside: 0, cancelled: 0, inspections: 0, plans: 0 };
  for (const { count } of Object.values(endings)) Object.assign(sum, await count(tenant, jobId, now));
  return sum;
};

export const getEndingWork =
  (parts: JobParts) =>
  async ({ tenant, params, now }: Preview) => {
    if (!(await findJob(tenant, params.id))) throw notFound();
    return countWork(parts, tenant, params.id, now);
  };

/** Makes the job inactive, with the work that ends with it. Counts that work again, because more may have been planned since
 * the person read the numbers, and answers whether there was any. */
export const endJob = async (parts: JobParts, call: Call): Promise<{ hadWork: boolean }> => {
  const { tenant, person, params, body, now } = call;
  const { from, to } = jobTransitions.deactivate;
  const before = await lockJob(tenant, params.id);
  if (!before) throw notFound();
  if (!from.includes(before.status))
    throw refused('job_transition', {
      name: { code: 'job_transition_deactivate' },
      status: { code: `job_status_${before.status}` },
    });
  if (!isEnterable(body.end_date, dateAt(now, person.timeZone))) throw invalid({ end_date: ['date_range'] });
  if (before.service_start_date && body.end_date < before.service_start_date)
    throw invalid({ end_date: ['ends_before_begin'] });
  const work = await countWork(parts, tenant, params.id, now);
  const hadWork = Object.values(work).some((count) => count > 0);
  if (hadWork && !body.confirmed) throw refused('job_has_work', {}, work);
  await saveJob(tenant, params.id, { status: to, end_date: body.end_date });
  for (const { end } of Object.values(parts.endings)) await end(call, params.id, body.reason);
  await recordJobChange(call, params.id, {
    action: 'job.deactivated',
    from: before.status,
    to,
    note: body.reason,
    changes: { end_date: [null, body.end_date] },
  });
  return { hadWork };
};

export const deactivateJob = (parts: JobParts) => async (call: Call) => {
  await endJob(parts, call);
  return presentJob(parts, call, call.params.id);
};
