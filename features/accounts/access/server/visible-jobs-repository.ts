import { z } from 'zod';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

export const visibleJob = z.object({ user_id: z.int(), job_id: z.int(), client_id: z.int() });

export type VisibleJob = z.infer<typeof visibleJob>;

export type Source = 'assignment' | 'access' | 'area' | 'client';

/** Replaces what one source makes visible to these people, or of these jobs, with `rows`. */
export const replaceVisibleJobs = async (
  tenant: Tenant,
  source: Source,
  of: { userIds: readonly number[] } | { jobIds: readonly number[] },
  rows: readonly VisibleJob[],
): Promise<void> => {
  const stale = tenant.db
    .deleteFrom('visible_jobs')
    .where('organization_id', '=', tenant.organizationId)
    .where('source', '=', source);
  await ('userIds' in of
    ? stale.where('user_id', '=', anyOf(of.userIds))
    : stale.where('job_id', '=', anyOf(of.jobIds))
  ).execute();
  await addVisibleJobs(tenant, source, rows);
};

export const addVisibleJobs = async (
  tenant: Tenant,
  source: Source,
  rows: readonly VisibleJob[],
): Promise<void> => {
  await tenant.query({
    name: 'visible-jobs-add',
    text: `insert into visible_jobs (organization_id, user_id, job_id, client_id, source)
      select $1, u, j, c, $2 from unnest($3::int[], $4::int[], $5::int[]) as row (u, j, c)
      on conflict do nothing`,
    values: [
      tenant.organizationId,
      source,
      rows.map((row) => row.user_id),
      rows.map((row) => row.job_id),
      rows.map((row) => row.client_id),
    ],
  });
};

/** Called when a job gets another client: who sees the job sees that client through it. */
export const moveVisibleJob = async (tenant: Tenant, jobId: number, clientId: number): Promise<void> => {
  await tenant.db
    .updateTable('visible_jobs')
    .set({ client_id: clientId })
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', jobId)
    .execute();
};

/** The same for many jobs that get one client. */
export const moveVisibleJobs = async (
  tenant: Tenant,
  jobIds: readonly number[],
  clientId: number,
): Promise<void> => {
  await tenant.db
    .updateTable('visible_jobs')
    .set({ client_id: clientId })
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', anyOf(jobIds))
    .execute();
};

/** Takes away what one source makes visible; what others make visible stays. */
export const removeVisibleJobs = async (
  tenant: Tenant,
  source: Source,
  rows: readonly Pick<VisibleJob, 'user_id' | 'job_id'>[],
): Promise<void> => {
  await tenant.query({
    name: 'visible-jobs-remove',
    text: `delete from visible_jobs v using unnest($3::int[], $4::int[]) as row (u, j)
      where v.organization_id = $1 and v.source = $2 and v.user_id = row.u and v.job_id = row.j`,
    values: [
      ...[tenant.organizationId, source],
      rows.map((row) => row.user_id),
      rows.map((row) => row.job_id),
    ],
  });
};

/** Called when an import is undone: the removed jobs must not stay visible to anybody. */
export const removeVisibleJobsOf = async (tenant: Tenant, jobIds: readonly number[]): Promise<void> => {
  await tenant.db
    .deleteFrom('visible_jobs')
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', anyOf(jobIds))
    .execute();
};
