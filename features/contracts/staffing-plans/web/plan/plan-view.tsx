import { Button } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTrail } from '#features/contracts/contracts/web';
import { formatDate, useText } from '#platform/web/i18n/index';
import { lazyPart, usePageTitle } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RowsSkeleton, StatusChip, usePhone } from '#platform/web/ui/index';
import type { PlanRecord } from '../../contract/index.ts';
import type { PlanPlace } from '../addresses.ts';
import classes from './plan.module.css';
import { PlanLinesView } from './plan-lines-view.tsx';
import { usePlanSteps } from './use-plan-steps.ts';
import { WhatIsOver } from './what-is-over.tsx';

/** Only people who may change a draft load its form. */
const [Editing] = lazyPart(() => import('./editing.tsx'), { soon: true });
const [PlanHistory] = lazyPart(() => import('./plan-history.tsx'));

type Props = { place: PlanPlace; plan: PlanRecord; fresh: boolean };

export const PlanView = ({ place, plan, fresh }: Props) => {
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
          <div className={classes.history}>
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <PlanHistory plan={plan} />
            </Suspense>
          </div>
        </Suspense>
      )}
    </>
  );
};
