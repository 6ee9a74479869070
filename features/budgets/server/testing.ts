import type { Sample } from '#platform/server/testing/sample';
import { budgetWriteEndpoints } from '../contract/index.ts';

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
  grow: [
    `insert into budgets (organization_id, job_service_id, name, effective_from, burden_pct, days_per_week)
     select :organizationId, :serviceId, 'Budget ' || n, '2026-02-01', 2200, 5 from :more`,
  ],
  lists: { listBudgets: '' },
};
