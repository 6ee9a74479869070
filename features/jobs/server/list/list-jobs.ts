import { notModified, type SignedInCall } from '#platform/server/http/call';
import type { jobEndpoints } from '../../contract/index.ts';
import { listJobRows } from './job-list-repository.ts';
import { jobsVersion } from './job-version-repository.ts';

type Call = SignedInCall<(typeof jobEndpoints)['listJobs']>;

/** Answers 304 without reading jobs while nothing has changed for this person and query. */
export const listJobs = async ({ query, tenant, wiring, holdsVersion }: Call) => {
  const reader = tenant.seesAllJobs ? 'all' : tenant.userId;
  const version = [wiring.build, tenant.organizationId, reader, await jobsVersion(tenant), query];
  if (holdsVersion(JSON.stringify(version))) return notModified;
  return listJobRows(tenant, query);
};
