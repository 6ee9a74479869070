import { planEndpoints } from '#features/contracts/staffing-plans/contract';
import { call } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import {
  type BudgetDetail,
  type BudgetRecord,
  budgetWriteEndpoints,
  type ChainInputs,
  type Changes,
  detailsOfPlan,
  type WhatIf,
} from '../../contract/index.ts';
import type { Of } from '../addresses.ts';

type Asked = { of: Of; inputs: ChainInputs; changes: Changes; asked: WhatIf; uuid: string };

type Wish = { name: string; effective_from: string; with_plan: boolean };

const { createBudget, updateBudget } = budgetWriteEndpoints;

/** Saves the changes as drafts: a budget and, where labor comes from a plan, a plan for it whose lines become its labor. */
export const useSaveAsked = ({ of, inputs, changes, asked, uuid }: Asked) => {
  const t = useText();
  const params = { id: of.jobId, serviceId: of.serviceId };
  const { lines } = asked;
  const others = asked.details.filter(({ type }) => type !== 'labor');

  const details = (planId: number | null): BudgetDetail[] =>
    lines
      ? [
          ...detailsOfPlan(
            planId,
            lines,
            ({ title, schedule_type }) => title || t(`staffing-plans:scheduleType.${schedule_type}`),
          ),
          ...others,
        ]
      : asked.details;

  const draftPlan = async (budgetId: number, effective_from: string): Promise<number> => {
    const { id } = await call(planEndpoints.createStaffingPlan, {
      params: { ...params, parentType: 'budget', parentId: budgetId },
      body: {
        plan_type: changes.for_occupied ? 'current' : 'full-building',
        effective_from,
        sqft_basis: (changes.for_occupied ? changes.occupied : inputs.full?.sqft_basis) || null,
        lines: lines ?? [],
      },
    });
    return id;
  };

  return async ({ name, effective_from, with_plan }: Wish): Promise<BudgetRecord> => {
    const fields = {
      name,
      effective_from,
      burden_pct: changes.burden_pct,
      days_per_week: changes.days_per_week,
    };
    const draft = await call(createBudget, {
      params,
      body: { ...fields, details: details(null), client_uuid: uuid },
    });
    if (!lines || !with_plan) return draft;
    const planId = await draftPlan(draft.id, effective_from);
    return call(updateBudget, {
      params: { ...params, budgetId: draft.id },
      body: { ...fields, details: details(planId), updated_at: draft.updated_at },
    });
  };
};
