import { inScopeSql } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { type ContractRow, contractRow, selectContracts } from '../contract-repository.ts';

/** Contracts of jobs in scope that are or were in force between two dates, and those in `ids`. */
export const contractsInMonths = (
  tenant: Tenant,
  { from, to, ids }: { from: string; to: string; ids: readonly number[] },
): Promise<ContractRow[]> =>
  tenant.query({
    name: tenant.seesAllJobs ? 'billing-contracts' : 'billing-contracts-in-scope',
    text: `${selectContracts}${inScopeSql(tenant, 's.job_id', '$5')} and (c.id = any($4::int[])
        or ((c.status in ('approved', 'terminated') or c.was_in_force) and c.start_date <= $3::date
          and (c.termination_date is null or c.termination_date >= $2::date)))
      order by c.number, c.id`,
    values: [tenant.organizationId, from, to, ids, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: contractRow,
  });
