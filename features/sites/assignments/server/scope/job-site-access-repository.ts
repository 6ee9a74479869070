import { inScope, replaceVisibleJobs, type VisibleJob, visibleJob } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { NamedRecord } from '#platform/server/feature/server-feature';

/** When two people set the access of the same person at once, the second waits, and then replaces what the first has set. */
export const lockAccessOf = async (tenant: Tenant, userId: number): Promise<void> => {
  await tenant.db
    .selectFrom('memberships')
    .select('user_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
};

/** The jobs that a person sees without an assignment, limited to those the caller may see. */
export const accessOf = async (tenant: Tenant, userId: number): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('job_site_access as a')
    .select('a.job_id')
    .where('a.organization_id', '=', tenant.organizationId)
    .where('a.user_id', '=', userId)
    .where(inScope(tenant, 'a.job_id'))
    .orderBy('a.job_id')
    .execute();
  return rows.map((row) => row.job_id);
};

/** The same with their names, by number. */
export const accessJobsOf = (
  tenant: Tenant,
  userId: number,
): Promise<{ id: number; job_number: string; job_name: string }[]> =>
  tenant.db
    .selectFrom('job_site_access as a')
    .innerJoin('jobs as j', (join) =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(['j.id', 'j.job_number', 'j.job_name'])
    .where('a.organization_id', '=', tenant.organizationId)
    .where('a.user_id', '=', userId)
    .where('j.deleted_at', 'is', null)
    .where(inScope(tenant, 'a.job_id'))
    .orderBy('j.job_number')
    .orderBy('j.id')
    .execute();

/** Those of these jobs that the caller sees, with their names. */
export const namedJobs = async (tenant: Tenant, ids: readonly number[]): Promise<NamedRecord[]> => {
  const rows = await tenant.db
    .selectFrom('jobs as j')
    .select(['j.id', 'j.job_number', 'j.job_name'])
    .where('j.organization_id', '=', tenant.organizationId)
    .where('j.id', '=', anyOf(ids))
    .where('j.deleted_at', 'is', null)
    .where(inScope(tenant, 'j.id'))
    .orderBy('j.job_number')
    .execute();
  return rows.map(({ id, job_number, job_name }) => ({ id, name: `${job_number} ${job_name}` }));
};

export const changeAccess = async (
  tenant: Tenant,
  userId: number,
  { gone, come }: { gone: readonly number[]; come: readonly number[] },
): Promise<void> => {
  await tenant.db
    .deleteFrom('job_site_access')
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .where('job_id', '=', anyOf(gone))
    .execute();
  await tenant.query({
    name: 'job-site-access-add',
    text: `insert into job_site_access (organization_id, user_id, job_id, created_by)
      select $1, $2, j, $3 from unnest($4::int[]) as job (j)
      on conflict do nothing`,
    values: [tenant.organizationId, userId, tenant.userId, come],
  });
};

/** Makes the person's visible jobs match the rows of job-site access. */
export const refreshAccessScope = async (tenant: Tenant, userId: number): Promise<void> => {
  const rows = await tenant.query({
    name: 'job-site-access-scope',
    text: `select a.user_id, a.job_id, j.client_id from job_site_access a
      join jobs j on j.organization_id = $1 and j.id = a.job_id and j.deleted_at is null
      where a.organization_id = $1 and a.user_id = $2`,
    values: [tenant.organizationId, userId],
    row: visibleJob,
  });
  await replaceVisibleJobs(tenant, 'access', { userIds: [userId] }, rows);
};

export const addAccessRows = (
  tenant: Tenant,
  pairs: readonly { userId: number; jobId: number }[],
): Promise<VisibleJob[]> =>
  tenant.query({
    text: `with added as (
        insert into job_site_access (organization_id, user_id, job_id, created_by)
        select $1, u, j, $2 from unnest($3::int[], $4::int[]) as pair (u, j) on conflict do nothing
        returning user_id, job_id)
      select a.user_id, a.job_id, j.client_id from added a
      join jobs j on j.organization_id = $1 and j.id = a.job_id and j.deleted_at is null`,
    values: [
      ...[tenant.organizationId, tenant.userId],
      pairs.map(({ userId }) => userId),
      pairs.map(({ jobId }) => jobId),
    ],
    row: visibleJob,
  });

export const dropAccessRows = async (tenant: Tenant, userId: number): Promise<void> => {
  await tenant.db
    .deleteFrom('job_site_access')
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .execute();
};
