import { serviceHref, useTrail } from '#features/contracts/contracts/web';
import { useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { defaultZone, todayIn, useText } from '#platform/web/i18n/index';
import { NotAllowed, useGo, usePageTitle } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { planHref } from '../addresses.ts';
import { PlanForm } from '../edit/plan-form.tsx';
import { newPlan } from '../edit/plan-values.ts';
import { planBasisQuery } from '../queries.ts';
import { usePlanPlace } from '../use-plan-place.ts';

const NewPlanPage = () => {
  const t = useText();
  const go = useGo();
  const place = usePlanPlace();
  const { jobId, serviceId } = place;
  const { trail, site } = useTrail(jobId, serviceId, t('staffing-plans:titles.create'));
  const { data, error, refetch } = useRecordQuery(planBasisQuery(place));
  usePageTitle(t('staffing-plans:titles.create'));
  const back = serviceHref({ jobId, serviceId });
  if (error && !data)
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('staffing-plans:titles.create')}
        breadcrumbs={trail}
        missing={{
          title: t('staffing-plans:missing.parent'),
          text: t('staffing-plans:missing.text'),
          back: { label: t('staffing-plans:missing.toService'), to: back },
        }}
      />
    );
  if (!data) return <PageSkeleton crumbs />;
  const { square_feet: feet, parent } = data;
  return (
    <>
      <PageHeader
        title={t('staffing-plans:titles.create')}
        subtitle={[
          data.service.name,
          t(`staffing-plans:parentIs.${parent.type}`, { name: parent.name }),
          site,
        ]
          .filter(Boolean)
          .join(' · ')}
        breadcrumbs={trail}
      />
      {data.can.create ? (
        <PlanForm
          place={place}
          plan={null}
          basis={data.basis}
          full={data.full}
          days={data.days}
          sqftOf={(type) => (type === 'current' ? feet.occupied : feet.gross_cleanable)}
          initialValues={newPlan(data, todayIn(defaultZone()))}
          onSaved={({ id }) => {
            showSuccess(t('staffing-plans:done.created'));
            void go(planHref(place, id));
          }}
          cancel={back}
        />
      ) : (
        <NotAllowed />
      )}
    </>
  );
};

export default NewPlanPage;
