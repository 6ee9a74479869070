import { loadMembership } from '#features/accounts/access/server';
import { jobsAtBuildings, jobsInScope } from '#features/sites/jobs/server';
import { forbidden, invalid, notFound, requireValid } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Wiring } from '#platform/server/http/wiring';
import type { jobAssignmentEndpoints } from '../../contract/index.ts';
import { accessOf, changeAccess, lockAccessOf, refreshAccessScope } from './job-site-access-repository.ts';

/** A person who sees only some jobs must not give an assignment or access to themselves. They could keep seeing a job for
 * longer than intended by the person who let them see it. */
export const refuseOwnGain = (tenant: Tenant, userIds: Iterable<number | null>): void => {
  if (!tenant.seesAllJobs && [...userIds].includes(tenant.userId)) throw forbidden('own_assignment');
};

type Call = SignedInCall<(typeof jobAssignmentEndpoints)['setJobSiteAccess']>;

const missing = (wanted: readonly number[], found: readonly number[]): boolean =>
  new Set(wanted).difference(new Set(found)).size > 0;

/** The jobs in the request, and those at its buildings. Refuses everything if the caller may not see one of them. */
const wantedJobs = async (tenant: Tenant, { jobIds, buildingIds }: Call['body']): Promise<Set<number>> => {
  const jobs = jobIds ? await jobsInScope(tenant, jobIds) : [];
  const at = buildingIds ? await jobsAtBuildings(tenant, buildingIds) : [];
  const wrong = {
    ...(missing(
      jobIds ?? [],
      jobs.map((job) => job.job_id),
    ) && { jobIds: ['invalid_ids'] }),
    ...(missing(
      buildingIds ?? [],
      at.map((job) => job.building_id),
    ) && { buildingIds: ['invalid_ids'] }),
  };
  requireValid(wrong);
  return new Set([...jobs, ...at].map((job) => job.job_id));
};

/** Adds and removes access and writes the audit log. The open pages of the person read again. */
export const moveAccess = async (
  { tenant, person, wiring }: Pick<Call, 'tenant' | 'person'> & { wiring: Pick<Wiring, 'events'> },
  userId: number,
  { gone, come }: { gone: number[]; come: number[] },
): Promise<void> => {
  await changeAccess(tenant, userId, { gone, come });
  await refreshAccessScope(tenant, userId);
  await writeAudit(tenant, person, {
    action: 'user.job-site-access-set',
    entity: 'user',
    entityId: userId,
    changes: { job_ids: [gone, come] },
  });
  if (gone.length + come.length === 0) return;
  await wiring.events.publish(tenant, {
    name: 'sight.changed',
    entity: 'sight',
    entityId: userId,
    jobId: null,
    actorUserId: person.userId,
  });
};

/** Replaces the jobs that a person sees without an assignment. Jobs that the caller may not see stay unchanged. */
export const setJobSiteAccess = async (call: Call) => {
  const { params, body, tenant } = call;
  if (!body.jobIds && !body.buildingIds) throw invalid({ jobIds: ['required'] });
  if (!(await loadMembership(tenant, params.id))) throw notFound();
  const after = await wantedJobs(tenant, body);
  await lockAccessOf(tenant, params.id);
  const before = new Set(await accessOf(tenant, params.id));
  const gone = [...before.difference(after)];
  const come = [...after.difference(before)];
  if (come.length > 0) refuseOwnGain(tenant, [params.id]);
  await moveAccess(call, params.id, { gone, come });
  return { job_ids: [...after].sort((a, b) => a - b) };
};
