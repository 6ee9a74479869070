import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { inScope } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { DB, Jobs } from '../../../../../db/schema/types.ts';

type Which = (j: ExpressionBuilder<DB & { j: Jobs }, 'j'>) => Expression<SqlBool>;

type Named = { total: number; named: { id: number; label: string; href: string }[] };

/** The number of jobs that match `which`, and the names of those in scope, at most `max`. */
export const namedJobs = async (tenant: Tenant, which: Which, max: number): Promise<Named> => {
  const jobs = tenant.db
    .selectFrom('jobs as j')
    .where('j.organization_id', '=', tenant.organizationId)
    .where('j.deleted_at', 'is', null)
    .where(which);
  const { total } = await jobs.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await jobs
    .select(['j.id', 'j.job_number', 'j.job_name'])
    .where(inScope(tenant, 'j.id'))
    .orderBy('j.job_number')
    .orderBy('j.id')
    .limit(max)
    .execute();
  const named = rows.map(({ id, job_number, job_name }) => ({
    id,
    label: `${job_number} ${job_name}`,
    href: `/job/${id}`,
  }));
  return { total: Number(total), named };
};
