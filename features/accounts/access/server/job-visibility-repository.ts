import { type Expression, type SqlBool, sql } from 'kysely';
import { type AliasedColumn, outerColumn } from '#platform/server/db/aliased-column';
import type { Tenant } from '#platform/server/db/tenant';
import type { Values } from '#platform/server/db/values';

/** The column to compare with one of `visible_jobs v`. It is checked for people who see everything too, so that no mistake
 * waits for the first person who does not. */
const outer = (column: AliasedColumn): AliasedColumn => outerColumn(column, ['v']);

/** The same as `inScopeSql`, for a list of conditions. */
export const scopeConditions = (
  tenant: Tenant,
  jobColumn: AliasedColumn,
  user: string | Values,
): string[] => {
  const job = outer(jobColumn);
  if (tenant.seesAllJobs) return [];
  const id = typeof user === 'string' ? user : user.add(tenant.userId);
  return [
    `exists (select from visible_jobs v where v.organization_id = $1 and v.user_id = ${id} and v.job_id = ${job})`,
  ];
};

/** SQL condition that is true for jobs the person may see; an empty string for people who see all jobs. `job` names a
 * column of the query with the alias of its table, `user` the placeholder of the person's id, or the parameters to which the id is added when it is needed.
 * Which rows `visible_jobs` has is decided in features/sites/assignments/server/scope, by assignment, job-site access, area and
 * client. */
export const inScopeSql = (tenant: Tenant, job: AliasedColumn, user: string | Values): string =>
  scopeConditions(tenant, job, user)
    .map((condition) => ` and ${condition}`)
    .join('');

/** The same condition for the query builder. */
export const inScope = (tenant: Tenant, jobColumn: AliasedColumn): Expression<SqlBool> => {
  const job = sql.ref(outer(jobColumn));
  if (tenant.seesAllJobs) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (select from visible_jobs v where v.organization_id = ${tenant.organizationId}
    and v.user_id = ${tenant.userId} and v.job_id = ${job})`;
};

/** A client is visible through a visible job. A client without jobs is visible only to people who see all. */
export const clientInScope = (tenant: Tenant, clientColumn: AliasedColumn): Expression<SqlBool> => {
  const client = sql.ref(outer(clientColumn));
  if (tenant.seesAllJobs) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (select from visible_jobs v where v.organization_id = ${tenant.organizationId}
    and v.user_id = ${tenant.userId} and v.client_id = ${client})`;
};
