import { inScopeSql } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { type ContractRow, contractRow, selectContracts } from '../contract-repository.ts';

/** Contracts of jobs in scope that are or were in force between two dates, or may be because their last day for notice has passed,
 * and those in `ids`. */
export const contractsInMonths = (
  tenant: Tenant,
  { from, to, today, ids }: { from: string; to: string; today: string; ids: readonly number[] },
): Promise<ContractRow[]> =>
  tenant.query({
    name: tenant.seesAllJobs ? 'billing-contracts' : 'billing-contracts-in-scope',
    text: `${selectContracts}${inScopeSql(tenant, 's.job_id', '$6')} and (c.id = any($4::int[])
        or ((c.status in ('approved', 'terminated') or c.was_in_force) and c.start_date <= $3::date
          and (c.termination_date is null or c.termination_date >= $2::date
            or (c.status = 'approved' and c.auto_renew and c.renewal_notice_on is null
              and c.termination_date - c.renewal_notice_days < $5::date))))
      order by c.number, c.id`,
    values: [tenant.organizationId, from, to, ids, today, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: contractRow,
  });
