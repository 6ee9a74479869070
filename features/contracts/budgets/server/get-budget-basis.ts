import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { requireService } from '#features/contracts/contracts/server';
import type { SignedInCall } from '#platform/server/http/call';
import type { BudgetBasisAnswer, budgetEndpoints } from '../contract/index.ts';
import { presentPrice } from './budget-presenter.ts';
import { presentRecord } from './record/present-record.ts';
import { readingOf } from './record/reading-of.ts';
import { requireBudget } from './record/require-budget.ts';

export const getBudget = async (call: SignedInCall<(typeof budgetEndpoints)['getBudget']>) => {
  const { job, row } = await requireBudget(call);
  return presentRecord(call, job, row);
};

type Call = SignedInCall<(typeof budgetEndpoints)['getBudgetBasis']>;

export const getBudgetBasis = async (call: Call): Promise<BudgetBasisAnswer> => {
  const { job, service } = await requireService(call.tenant, call.params);
  const [{ today, weeks, contractOn }, organization] = await Promise.all([
    readingOf(call, job, service.id),
    loadOrganization(call.tenant),
  ]);
  return {
    service: { type: service.type, name: service.name },
    today,
    burden_pct: settingsOf(organization).labor_burden_pct,
    days_per_week: service.days_of_week.length || 5,
    weeks_per_month: weeks / 10_000,
    price: presentPrice(contractOn(today)),
  };
};
