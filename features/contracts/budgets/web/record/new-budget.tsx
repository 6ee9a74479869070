import { serviceHref, useTrail } from '#features/contracts/contracts/web';
import { useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { NotAllowed, useGo, useIdParam, usePageTitle } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { budgetHref } from '../addresses.ts';
import { BudgetForm } from '../edit/budget-form.tsx';
import { newBudget } from '../edit/budget-values.ts';
import { basisQuery } from '../queries.ts';

const NewBudgetPage = () => {
  const t = useText();
  const go = useGo();
  const of = { jobId: useIdParam('jobId'), serviceId: useIdParam('serviceId') };
  const [mayContract, mayJob] = [useFlag('admin.canEditContract'), useFlag('admin.canEditJobSite')];
  const title = t('budgets:titles.create');
  const { trail, site } = useTrail(of.jobId, of.serviceId, title);
  const { data, error, refetch } = useRecordQuery(basisQuery(of));
  usePageTitle(title);
  if (error && !data)
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={title}
        breadcrumbs={trail}
        missing={{
          title: t('budgets:missing.service'),
          text: t('budgets:missing.text'),
          back: { label: t('budgets:missing.toJob'), to: `/admin/job/${of.jobId}` },
        }}
      />
    );
  if (!data) return <PageSkeleton crumbs />;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={[data.service.name, site].filter(Boolean).join(' · ')}
        breadcrumbs={trail}
      />
      {mayContract && mayJob ? (
        <BudgetForm
          of={of}
          budget={null}
          initialValues={newBudget(data)}
          weeksPerMonth={data.weeks_per_month}
          price={data.price}
          onSaved={({ id, name }) => {
            showSuccess(t('budgets:done.created', { name }));
            void go(budgetHref(of, id));
          }}
          cancel={serviceHref(of)}
        />
      ) : (
        <NotAllowed />
      )}
    </>
  );
};

export default NewBudgetPage;
