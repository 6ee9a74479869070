import { serviceHref, useTrail } from '#features/contracts/contracts/web';
import { jobQuery } from '#features/sites/jobs/web';
import { useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useIdParam, useOptionalIdParam, type Visit } from '#platform/web/routing/index';
import { PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { basisQuery, budgetQuery } from '../queries.ts';
import { BudgetView } from './budget-view.tsx';
import NewBudgetPage from './new-budget.tsx';

const OneBudget = ({ budgetId }: { budgetId: number }) => {
  const t = useText();
  const of = { jobId: useIdParam('jobId'), serviceId: useIdParam('serviceId') };
  const { trail } = useTrail(of.jobId, of.serviceId, t('budgets:titles.budget'));
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...budgetQuery(of, budgetId),
    refetchOnMount: 'always',
  });
  if (data) {
    const fresh = isFetchedAfterMount || error !== null;
    return <BudgetView key={data.id} of={of} budget={data} fresh={fresh} />;
  }
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={t('budgets:titles.budget')}
      breadcrumbs={trail}
      missing={{
        title: t('budgets:missing.title'),
        text: t('budgets:missing.text'),
        back: { label: t('budgets:missing.toService'), to: serviceHref(of) },
      }}
    />
  );
};

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
