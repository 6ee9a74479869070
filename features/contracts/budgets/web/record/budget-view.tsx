import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTrail } from '#features/contracts/contracts/web';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePageTitle } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RowsSkeleton, StatusChip, usePhone } from '#platform/web/ui/index';
import type { BudgetRecord } from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import classes from '../budgets.module.css';
import { useBudgetSteps } from '../transitions/use-budget-steps.ts';
import { BudgetLines } from './budget-lines.tsx';

/** Only people who may change a draft load its form. */
const [Editing] = lazyPart(() => import('./editing.tsx'), { soon: true });
const [BudgetHistory] = lazyPart(() => import('./budget-history.tsx'));
const [EndDialog] = lazyPart(() => import('../transitions/end-dialog.tsx'));
const [CopyDialog] = lazyPart(() => import('../transitions/copy-dialog.tsx'));

type Props = { of: Of; budget: BudgetRecord; fresh: boolean };

export const BudgetView = ({ of, budget, fresh }: Props) => {
  const t = useText();
  const { name, status, service, can } = budget;
  const [typed, setTyped] = useState(false);
  const { trail, site } = useTrail(of.jobId, of.serviceId, name);
  const { menu, approve, busy, dialog, close } = useBudgetSteps(of, budget, typed);
  usePageTitle(name);
  // On a phone the save button of the form has the place of the main action.
  const phone = usePhone();
  const edits = can.update || typed;
  return (
    <>
      <PageHeader
        title={name}
        chip={<StatusChip status={status} label={t(`budgets:status.${status}`)} />}
        subtitle={[service.name, site, budget.in_force && t('budgets:inForce')].filter(Boolean).join(' · ')}
        breadcrumbs={trail}
        action={
          approve &&
          !phone && (
            <Button
              loading={busy}
              leftSection={<approve.icon size={16} aria-hidden />}
              onClick={approve.onClick}
            >
              {approve.label}
            </Button>
          )
        }
        menu={approve && phone ? [approve, ...menu] : menu}
      />
      {edits && !fresh ? (
        <PageSkeleton />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          {edits ? (
            <Editing of={of} budget={budget} typed={typed} onTyped={setTyped} />
          ) : (
            <BudgetLines of={of} budget={budget} />
          )}
          <div className={classes.history}>
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <BudgetHistory budget={budget} />
            </Suspense>
          </div>
        </Suspense>
      )}
      <Suspense>
        {dialog === 'end' && <EndDialog of={of} budget={budget} onClose={close} />}
        {dialog === 'copy' && <CopyDialog of={of} budget={budget} onClose={close} />}
      </Suspense>
    </>
  );
};
