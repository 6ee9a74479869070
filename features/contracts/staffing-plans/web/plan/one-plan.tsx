import { serviceHref, useTrail } from '#features/contracts/contracts/web';
import { useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { planQuery } from '../queries.ts';
import { usePlanPlace } from '../use-plan-place.ts';
import { PlanView } from './plan-view.tsx';

export const OnePlan = ({ planId }: { planId: number }) => {
  const t = useText();
  const place = usePlanPlace();
  const { jobId, serviceId } = place;
  const { trail } = useTrail(jobId, serviceId, t('staffing-plans:titles.plan'));
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...planQuery(place, planId),
    refetchOnMount: 'always',
  });
  if (data) {
    const fresh = isFetchedAfterMount || error !== null;
    return <PlanView key={data.id} place={place} plan={data} fresh={fresh} />;
  }
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={t('staffing-plans:titles.plan')}
      breadcrumbs={trail}
      missing={{
        title: t('staffing-plans:missing.title'),
        text: t('staffing-plans:missing.text'),
        back: { label: t('staffing-plans:missing.toService'), to: serviceHref({ jobId, serviceId }) },
      }}
    />
  );
};
