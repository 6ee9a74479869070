import { serviceHref, useTrail } from '#features/contracts/contracts/web';
import { useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useIdParam } from '#platform/web/routing/index';
import { PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { budgetQuery } from '../queries.ts';
import { BudgetView } from './budget-view.tsx';

export const OneBudget = ({ budgetId }: { budgetId: number }) => {
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
