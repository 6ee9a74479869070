import { invalid, notFound, refused } from '#platform/contract/errors';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { EndingWork, jobRecordEndpoints } from '../../contract/index.ts';
import { presentJob } from '../job/job-presenter.ts';
import { loadJob } from '../job/job-repository.ts';
import type { JobParts } from '../parts.ts';
import { lockJob } from './job-record-repository.ts';
import { jobSteps } from './job-steps.ts';

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
    if (!(await loadJob(tenant, params.id))) throw notFound();
    return countWork(parts, tenant, params.id, now);
  };

/** Makes the job inactive, with the work that ends with it. Counts that work again, because more may have been planned since
 * the person read the numbers, and answers whether there was any. */
export const endJob = async (parts: JobParts, call: Call): Promise<{ hadWork: boolean }> => {
  const { tenant, person, params, body, now } = call;
  const { end_date, reason } = body;
  const before = await lockJob(tenant, params.id);
  if (!before) throw notFound();
  let hadWork = false;
  await jobSteps.apply(call, before, {
    name: 'deactivate',
    note: reason,
    effect: async () => {
      if (!isEnterable(end_date, dateAt(now, person.timeZone))) throw invalid({ end_date: ['date_range'] });
      if (before.service_start_date && end_date < before.service_start_date)
        throw invalid({ end_date: ['ends_before_begin'] });
      const work = await countWork(parts, tenant, params.id, now);
      hadWork = Object.values(work).some((count) => count > 0);
      if (hadWork && !body.confirmed) throw refused('job_has_work', {}, work);
      const endWork = async () => {
        for (const { end } of Object.values(parts.endings)) await end(call, params.id, reason);
      };
      return { set: { end_date, endWork }, changes: { end_date: [null, end_date] } };
    },
  });
  return { hadWork };
};

export const deactivateJob = (parts: JobParts) => async (call: Call) => {
  await endJob(parts, call);
  return presentJob(parts, call, call.params.id);
};
