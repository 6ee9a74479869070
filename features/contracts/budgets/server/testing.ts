import { type Sample, write } from '#platform/server/testing/sample';
import { budgetWriteEndpoints } from '../contract/index.ts';

const labor = { type: 'labor', unit: 'hours', period: 'week', quantity: 40, wage_rate: 17 } as const;

export const sample: Sample = {
  create: async ({ call, known }) => {
    const params = { id: Number(known.jobId), serviceId: Number(known.serviceId) };
    const { id } = await call(budgetWriteEndpoints.createBudget, {
      params,
      body: {
        name: 'Sample',
        effective_from: '2026-01-01',
        burden_pct: 22,
        days_per_week: 5,
        details: [{ type: 'labor', unit: 'hours', period: 'week', quantity: 40, wage_rate: 17 }],
      },
    });
    return { budgetId: id };
  },
  writes: [
    write(budgetWriteEndpoints.createBudget, (id) => ({
      body: { details: [{ ...labor, staffing_plan_id: id('staffingPlanId') }] },
    })),
    write(budgetWriteEndpoints.updateBudget, (id) => ({
      body: { details: [{ ...labor, staffing_plan_id: id('staffingPlanId') }] },
    })),
    write(budgetWriteEndpoints.approveBudget, (id) => ({ body: { ends_earlier_id: id('budgetId') } })),
  ],
  grow: [
    `insert into budgets (organization_id, job_service_id, name, effective_from, burden_pct, days_per_week)
     select :organizationId, :serviceId, 'Budget ' || n, '2026-02-01', 2200, 5 from :more`,
  ],
  lists: { listBudgets: '' },
};
