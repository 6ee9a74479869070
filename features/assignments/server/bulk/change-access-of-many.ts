import { jobsInScope } from '#features/jobs/server';
import { forEachPerson } from '#features/people/server';
import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { manyAssignmentEndpoints } from '../../contract/index.ts';
import { accessOf, lockAccessOf } from '../scope/job-site-access-repository.ts';
import { refuseOwnGain } from '../scope/refuse-own-gain.ts';
import { moveAccess } from '../scope/set-job-site-access.ts';

type Call = SignedInCall<(typeof manyAssignmentEndpoints)['changeAccessOfMany']>;

/** Jobs that one may not see refuse the whole call: what would be left is not what was asked for. */
export const requireJobs = async ({
  tenant,
  body,
}: Pick<Call, 'tenant'> & { body: { job_ids: number[] } }) => {
  const found = await jobsInScope(tenant, body.job_ids);
  if (found.length !== body.job_ids.length) throw invalid({ job_ids: ['invalid_ids'] });
};

/** What a person has already, or has not, stays as it is. */
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
