import type { SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { roleEndpoints } from '../../contract/index.ts';
import { findRights } from './get-person-rights.ts';
import { jobsSeenBy, sightsOf } from './visible-jobs-repository.ts';

export const listPersonJobs = async ({
  tenant,
  params,
  query,
  now,
}: SignedInCall<(typeof roleEndpoints)['listPersonJobs']>) => {
  const { id: userId, sees_all_by } = await findRights(tenant, params.id);
  const page = await jobsSeenBy(tenant, { userId, seesAllJobs: sees_all_by.length > 0 }, query);
  const ids = page.rows.map(({ id }) => id);
  const sights = ids.length === 0 ? [] : await sightsOf(tenant, userId, ids, now);
  return presentPage(page, (row) => ({
    ...row,
    sources: sights.filter(({ job_id }) => job_id === row.id).map(({ source, names }) => ({ source, names })),
  }));
};
