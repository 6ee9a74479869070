import type { QueryClient } from '@tanstack/react-query';
import type { BudgetRecord } from '../contract/index.ts';
import { readBudgetsAgain } from './live.ts';
import { budgetQuery } from './queries.ts';

/** Shows the budget that the server returned at once; lists are read again. */
export const cacheBudget = (client: QueryClient, jobId: number, budget: BudgetRecord): void => {
  const of = { jobId, serviceId: budget.job_service_id };
  client.setQueryData(budgetQuery(of, budget.id).queryKey, budget);
  readBudgetsAgain(client, [budget.id]);
};
