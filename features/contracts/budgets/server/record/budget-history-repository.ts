import { z } from 'zod';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ timeline: z.array(auditRow) });

export const historyOfBudget = async (tenant: Tenant, id: number) => {
  const [found] = await tenant.query({
    name: 'budget-history',
    text: `select ${auditOf('budget', 'b.id')} as timeline from budgets b
      where b.organization_id = $1 and b.id = $2`,
    values: [tenant.organizationId, id],
    row,
  });
  return presentHistory(found?.timeline ?? []);
};
