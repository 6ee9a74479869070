import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import type { Values } from '#platform/server/db/values';

/** The same as `inScopeSql`, for a list of conditions. */
export const scopeConditions = (tenant: Tenant, job: string, user: string | Values): string[] => {
  if (tenant.seesAllJobs) return [];
  const id = typeof user === 'string' ? user : user.add(tenant.userId);
  return [
    `exists (select from visible_jobs v where v.organization_id = $1 and v.user_id = ${id} and v.job_id = ${job})`,
  ];
};

/** SQL condition that is true for jobs the person may see; an empty string for people who see all jobs. `job` names a
 * column of the query, `user` the placeholder of the person's id, or the parameters to which the id is added when it is needed.
 * Which rows `visible_jobs` has is decided in features/assignments/server/scope, by assignment, job-site access, area and
 * client. */
export const inScopeSql = (tenant: Tenant, job: string, user: string | Values): string =>
  scopeConditions(tenant, job, user)
    .map((condition) => ` and ${condition}`)
    .join('');

/** The same condition for the query builder. */
export const inScope = (tenant: Tenant, job: string): Expression<SqlBool> =>
  tenant.seesAllJobs
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select from visible_jobs v where v.organization_id = ${tenant.organizationId}
        and v.user_id = ${tenant.userId} and v.job_id = ${sql.ref(job)})`;

/** A client is visible through a visible job. A client without jobs is visible only to people who see all. */
export const clientInScope = (tenant: Tenant, client: string): Expression<SqlBool> =>
  tenant.seesAllJobs
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select from visible_jobs v where v.organization_id = ${tenant.organizationId}
        and v.user_id = ${tenant.userId} and v.client_id = ${sql.ref(client)})`;
