import { jobQuery } from '#features/sites/jobs/web';
import { useOptionalIdParam, type Visit } from '#platform/web/routing/index';
import { basisQuery, budgetQuery } from '../queries.ts';
import NewBudgetPage from './new-budget.tsx';
import { OneBudget } from './one-budget.tsx';

export const prefetch = ({ client, params }: Visit): void => {
  const of = { jobId: Number(params.jobId), serviceId: Number(params.serviceId) };
  void client.prefetchQuery(jobQuery(of.jobId));
  if (params.budgetId) void client.prefetchQuery(budgetQuery(of, Number(params.budgetId)));
  else void client.prefetchQuery(basisQuery(of));
};

/** A budget of a service; without an id in the address, a new one. */
const BudgetPage = () => {
  const budgetId = useOptionalIdParam('budgetId');
  return budgetId === undefined ? <NewBudgetPage /> : <OneBudget budgetId={budgetId} />;
};

export default BudgetPage;
