import { inScopeSql } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { type PlanRow, planColumns, planJoins, planRow } from '../plan/plan-repository.ts';

/** The planned inspections of a person that have not begun, at jobs in scope, the next first. `lock` locks them. */
export const heldPlans = (
  tenant: Tenant,
  userId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<PlanRow[]> =>
  tenant.query({
    text: `select ${planColumns} from ${planJoins}
      where p.organization_id = $1 and p.user_id = $2 and p.inspection_id is null${inScopeSql(tenant, 'j.id', '$3')}
      order by p.planned_on, p.id${lock ? ' for update of p' : ''}`,
    values: [tenant.organizationId, userId, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: planRow,
  });
