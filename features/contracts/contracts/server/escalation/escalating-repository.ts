import { inScopeSql } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { type ContractRow, contractRow, contractSql } from '../contract-repository.ts';

/** Contracts of jobs in scope with an escalator that began before the date and are in force on it, perhaps after renewals.
 * Contracts with a later draft or approved contract of the same service are left out. */
export const escalatingOn = (tenant: Tenant, date: string): Promise<ContractRow[]> =>
  tenant.query({
    name: tenant.seesAllJobs ? 'escalating-contracts' : 'escalating-contracts-in-scope',
    text: `${contractSql}${inScopeSql(tenant, 's.job_id', '$3')} and c.status = 'approved' and c.escalator_pct > 0
        and c.start_date < $2::date and (c.termination_date is null or c.termination_date >= $2::date
          or (c.auto_renew and c.term_months is not null and c.renewal_notice_on is null))
        and not exists (select from contracts o where o.organization_id = $1
          and o.job_service_id = c.job_service_id and o.start_date > c.start_date and o.status <> 'archived'
          and o.deleted_at is null)
      order by c.number, c.id`,
    values: [tenant.organizationId, date, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: contractRow,
  });

/** Locks the services, so that two people cannot draft for the same one at once. */
export const holdServices = async (tenant: Tenant, serviceIds: readonly number[]): Promise<void> => {
  await tenant.db
    .selectFrom('job_services')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(serviceIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};
