import { z } from 'zod';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ timeline: z.array(auditRow) });

export const historyOfPlan = async (tenant: Tenant, id: number) => {
  const [found] = await tenant.query({
    name: 'staffing-plan-history',
    text: `select ${auditOf('staffing-plan', 'p.id')} as timeline from staffing_plans p
      where p.organization_id = $1 and p.id = $2`,
    values: [tenant.organizationId, id],
    row,
  });
  return presentHistory(found?.timeline ?? []);
};
