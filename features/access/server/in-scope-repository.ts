import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';

/** SQL that holds for jobs the person may see; empty where the person sees all. `job` names a column of the query,
 * `user` the placeholder of the person's id. */
export const inScopeSql = (tenant: Tenant, job: string, user: string): string =>
  tenant.seesAllJobs
    ? ''
    : ` and exists (select from visible_jobs v where v.organization_id = $1 and v.user_id = ${user} and v.job_id = ${job})`;

/** The same for the query builder. */
export const inScope = (tenant: Tenant, job: string): Expression<SqlBool> =>
  tenant.seesAllJobs
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select from visible_jobs v where v.organization_id = ${tenant.organizationId}
        and v.user_id = ${tenant.userId} and v.job_id = ${sql.ref(job)})`;

/** Clients are visible through a visible job of theirs; one without jobs only to people who see all. */
export const clientInScope = (tenant: Tenant, client: string): Expression<SqlBool> =>
  tenant.seesAllJobs
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select from visible_jobs v where v.organization_id = ${tenant.organizationId}
        and v.user_id = ${tenant.userId} and v.client_id = ${sql.ref(client)})`;
