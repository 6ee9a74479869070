import { forEachPerson } from '#features/accounts/people/server';
import { jobsInScope } from '#features/sites/jobs/server';
import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { manyAssignmentEndpoints } from '../../contract/index.ts';
import { accessOf, lockAccessOf } from '../scope/job-site-access-repository.ts';
import { moveAccess, refuseOwnGain } from '../scope/set-job-site-access.ts';

type Call = SignedInCall<(typeof manyAssignmentEndpoints)['changeAccessOfMany']>;

/** Refuses the whole call when one of the jobs is out of scope, instead of changing only the others. */
export const requireJobs = async ({
  tenant,
  body,
}: Pick<Call, 'tenant'> & { body: { job_ids: number[] } }) => {
  const found = await jobsInScope(tenant, body.job_ids);
  if (found.length !== body.job_ids.length) throw invalid({ job_ids: ['invalid_ids'] });
};

/** Skips jobs that the person has already, or does not have when access is taken away. */
export const changeAccessOfMany = async (call: Call) => {
  const { body } = call;
  if (body.action === 'add') refuseOwnGain(call.tenant, body.ids);
  await requireJobs(call);
  return forEachPerson(call, body.ids, async (tenant, id) => {
    await lockAccessOf(tenant, id);
    const before = new Set(await accessOf(tenant, id));
    const changed = body.job_ids.filter((jobId) => before.has(jobId) === (body.action === 'remove'));
    if (changed.length === 0) return;
    const [gone, come] = body.action === 'add' ? [[], changed] : [changed, []];
    await moveAccess({ ...call, tenant }, id, { gone, come });
  });
};
