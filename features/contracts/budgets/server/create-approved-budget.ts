import { toHundredths } from '#platform/contract/money';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { insertBudget, type NewBudget, saveBudget } from './budget-repository.ts';
import { keptCost } from './kept-cost.ts';
import { weeksNow } from './weeks-per-month.ts';

/** Creates an approved budget for a service in the caller's scope; the approval itself happened elsewhere. */
export const createApprovedBudget = async (tenant: Tenant, input: NewBudget, now: Date): Promise<number> => {
  const id = await insertBudget(tenant, input);
  const { days_per_week } = input;
  const basis = {
    weeks: await weeksNow(tenant),
    burden: toHundredths(input.burden_pct),
    days_per_week,
    startup_month: 0,
  };
  await saveBudget(tenant, id, {
    status: 'approved',
    approved_at: now.toISOString(),
    approved_by: tenant.userId,
    ...keptCost(input.details, basis),
  });
  await writeAudit(tenant, null, {
    action: 'budget.created',
    entity: 'budget',
    entityId: id,
    to: 'approved',
  });
  return id;
};
