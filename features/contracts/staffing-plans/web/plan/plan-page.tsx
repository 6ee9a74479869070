import { Alert, Box, Button } from '@mantine/core';
import { IconAlertTriangle, IconPercentage } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { serviceHref, useTrail } from '#features/contracts/contracts/web';
import { jobQuery } from '#features/sites/jobs/web';
import { useRecordQuery } from '#platform/web/api/index';
import { formatDate, type Translate, useText } from '#platform/web/i18n/index';
import { lazyPart, usePageTitle, useTextParam, type Visit } from '#platform/web/routing/index';
import {
  PageHeader,
  PageSkeleton,
  RecordProblem,
  RowsSkeleton,
  StatusChip,
  usePhone,
} from '#platform/web/ui/index';
import type { ParentType, PlanRecord } from '../../contract/index.ts';
import type { PlanPlace } from '../addresses.ts';
import { planBasisQuery, planQuery } from '../queries.ts';
import { usePlanPlace } from '../use-plan-place.ts';
import NewPlanPage from './new-plan.tsx';
import { PlanLinesView } from './plan-lines-view.tsx';
import { usePlanSteps } from './use-plan-steps.ts';

type Over = NonNullable<PlanRecord['over']>;

const describeOver = ({ what, name, on }: Over, t: Translate): string => {
  if (what === 'job' || what === 'service') return t(`staffing-plans:over.${what}`, { name });
  return on
    ? t(`staffing-plans:over.${what}`, { name, date: formatDate(on) })
    : t(`staffing-plans:over.${what}Archived`, { name });
};

const describeNext = (
  { what, followed_by }: Over,
  status: PlanRecord['status'],
  t: Translate,
): string | null => {
  if (what === 'job' || what === 'service') return null;
  if (followed_by) return t('staffing-plans:over.followed', { name: followed_by });
  return t(`staffing-plans:over.${status === 'active' ? 'active' : 'draft'}`);
};

/** Says why a plan cannot be activated, or that the contract or budget of an active plan has ended. */
const WhatIsOver = ({ plan: { over, status } }: { plan: PlanRecord }) => {
  const t = useText();
  return (
    over && (
      <Alert
        color="warning"
        variant="outline"
        mb="md"
        icon={<IconAlertTriangle size={18} aria-hidden />}
        role="note"
      >
        {[describeOver(over, t), describeNext(over, status, t)].filter(Boolean).join(' ')}
      </Alert>
    )
  );
};

/** Only people who may change a draft load its form. */
const [Editing] = lazyPart(() => import('./editing.tsx'), { soon: true });
const [PlanHistory] = lazyPart(() => import('./plan-history.tsx'));

type Props = { place: PlanPlace; plan: PlanRecord; fresh: boolean };

const PlanView = ({ place, plan, fresh }: Props) => {
  const t = useText();
  const { status, plan_type, service, parent, can } = plan;
  const title = t(`staffing-plans:titles.${plan_type}`);
  const [typed, setTyped] = useState(false);
  const { trail, site } = useTrail(place.jobId, place.serviceId, title);
  const { menu, activate, suggest, busy } = usePlanSteps(place, plan, typed);
  usePageTitle(title);
  // On a phone the save button of the form has the place of the main action.
  const phone = usePhone();
  const suggesting = {
    label: t('staffing-plans:step.suggest'),
    icon: IconPercentage,
    onClick: () => void suggest(),
  };
  const main = phone ? null : (activate ?? (can.suggest ? suggesting : null));
  const rest = [
    ...(activate && main !== activate ? [activate] : []),
    ...(can.suggest && main !== suggesting ? [suggesting] : []),
    ...menu,
  ];
  const edits = can.update || typed;
  return (
    <>
      <PageHeader
        title={title}
        chip={<StatusChip status={status} label={t(`staffing-plans:status.${status}`)} />}
        subtitle={[
          service.name,
          t(`staffing-plans:parentIs.${parent.type}`, { name: parent.name }),
          t('staffing-plans:from', { date: formatDate(plan.effective_from) }),
          site,
        ]
          .filter(Boolean)
          .join(' · ')}
        breadcrumbs={trail}
        action={
          main && (
            <Button loading={busy} leftSection={<main.icon size={16} aria-hidden />} onClick={main.onClick}>
              {main.label}
            </Button>
          )
        }
        menu={rest}
      />
      <WhatIsOver plan={plan} />
      {edits && !fresh ? (
        <PageSkeleton />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          {edits ? (
            <Editing place={place} plan={plan} typed={typed} onTyped={setTyped} />
          ) : (
            <PlanLinesView plan={plan} />
          )}
          <Box mt="xl" data-breaks>
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <PlanHistory plan={plan} />
            </Suspense>
          </Box>
        </Suspense>
      )}
    </>
  );
};

const OnePlan = ({ planId }: { planId: number }) => {
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

export const prefetch = ({ client, params }: Visit): void => {
  const place = {
    jobId: Number(params.jobId),
    serviceId: Number(params.serviceId),
    parentType: params.parentType as ParentType,
    parentId: Number(params.parentId),
  };
  void client.prefetchQuery(jobQuery(place.jobId));
  if (params.staffingPlanId === 'new') void client.prefetchQuery(planBasisQuery(place));
  else void client.prefetchQuery(planQuery(place, Number(params.staffingPlanId)));
};

/** A staffing plan of a service; `new` in the address for a new one. */
const PlanPage = () => {
  const id = useTextParam('staffingPlanId');
  return id === 'new' ? <NewPlanPage /> : <OnePlan planId={Number(id)} />;
};

export default PlanPage;
