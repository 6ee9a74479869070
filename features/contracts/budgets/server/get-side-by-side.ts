import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { requireService } from '#features/contracts/contracts/server';
import { type PlanRow, plansOfService } from '#features/contracts/staffing-plans/server';
import { toHundredths } from '#platform/contract/money';
import type { SignedInCall } from '#platform/server/http/call';
import {
  type budgetEndpoints,
  type ChainInputs,
  type ChainPlan,
  chainOf,
  isInForce,
  type SideBySide,
} from '../contract/index.ts';
import { mayWrite } from './budget-policy.ts';
import { type BudgetRow, budgetsOfService } from './budget-repository.ts';
import { readingOf } from './record/reading-of.ts';
import { basisOf } from './weeks-per-month.ts';

type Call = SignedInCall<(typeof budgetEndpoints)['getSideBySide']>;

const activePlan = (plans: readonly PlanRow[], type: PlanRow['plan_type']): ChainPlan | null => {
  const plan = plans.find(({ plan_type, status }) => plan_type === type && status === 'active');
  if (!plan) return null;
  const { id, parent_type, parent_id, sqft_basis, lines } = plan;
  return { id, parent_type, parent_id, sqft_basis, lines };
};

/** The budget in force, else the latest draft. */
const shownBudget = (rows: readonly BudgetRow[], today: string): BudgetRow | undefined =>
  rows.find((row) => isInForce(row, today)) ?? rows.find(({ status }) => status === 'draft');

const presentBudget = (row: BudgetRow | undefined): ChainInputs['budget'] => {
  if (!row) return null;
  const { id, name, status, effective_from, details } = row;
  return { id, name, status, effective_from, details };
};

export const getSideBySide = async (call: Call): Promise<SideBySide> => {
  const { tenant, params } = call;
  const { job, service } = await requireService(tenant, params);
  const [{ today, weeks, contractOn }, organization, rows, plans] = await Promise.all([
    readingOf(call, job, service.id),
    loadOrganization(tenant),
    budgetsOfService(tenant, service.id),
    plansOfService(tenant, service.id),
  ]);
  const contract = contractOn(today);
  const budget = shownBudget(rows, today);
  const inputs: ChainInputs = {
    on: today,
    basis: {
      weeks: budget?.weeks_per_month ?? weeks,
      burden: budget?.burden_pct ?? toHundredths(settingsOf(organization).labor_burden_pct),
      days_per_week: budget?.days_per_week ?? (service.days_of_week.length || 5),
      startup_month: budget ? basisOf(budget, weeks, today).startup_month : 0,
    },
    weeks_now: weeks,
    contract: contract && {
      id: contract.id,
      number: contract.number,
      terms: {
        square_feet: contract.terms.square_feet,
        pricing: [...contract.terms.pricing],
        credits: [...contract.terms.credits],
        billbacks: [...contract.terms.billbacks],
      },
    },
    budget: presentBudget(budget),
    full: activePlan(plans, 'full-building'),
    current: activePlan(plans, 'current'),
  };
  return {
    service: { type: service.type, name: service.name },
    inputs,
    columns: chainOf(inputs),
    can: { draft: mayWrite(call.person) },
  };
};
