import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { type BudgetRecord, budgetEndpoints } from '../contract/index.ts';
import type { Of } from './addresses.ts';
import { refreshBudgets } from './live.ts';

const quiet = { meta: { quiet: true } };

export const budgetsQuery = ({ jobId: id, serviceId }: Of) => ({
  ...endpointQuery(budgetEndpoints.listBudgets, { params: { id, serviceId } }),
  ...quiet,
});

export const budgetQuery = ({ jobId: id, serviceId }: Of, budgetId: number) => ({
  ...endpointQuery(budgetEndpoints.getBudget, { params: { id, serviceId, budgetId } }),
  ...quiet,
});

export const basisQuery = ({ jobId: id, serviceId }: Of) => ({
  ...endpointQuery(budgetEndpoints.getBudgetBasis, { params: { id, serviceId } }),
  ...quiet,
});

export const sideBySideQuery = ({ jobId: id, serviceId }: Of) => ({
  ...endpointQuery(budgetEndpoints.getSideBySide, { params: { id, serviceId } }),
  ...quiet,
});

/** Shows the budget that the server returned at once; lists are read again. */
export const cacheBudget = (client: QueryClient, jobId: number, budget: BudgetRecord): void => {
  const of = { jobId, serviceId: budget.job_service_id };
  client.setQueryData(budgetQuery(of, budget.id).queryKey, budget);
  refreshBudgets(client, [budget.id]);
};
