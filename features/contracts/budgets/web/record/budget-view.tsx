import { Box, Button } from '@mantine/core';
import { IconArchive, IconCalendarOff, IconCheck, IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTrail } from '#features/contracts/contracts/web';
import { call } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { lazyPart, usePageTitle } from '#platform/web/routing/index';
import { useTransitions } from '#platform/web/transitions/use-transitions';
import {
  type MenuAction,
  PageHeader,
  PageSkeleton,
  RowsSkeleton,
  StatusChip,
  usePhone,
} from '#platform/web/ui/index';
import { type BudgetRecord, budgetWriteEndpoints } from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import { refreshBudgets } from '../live.ts';
import { cacheBudget } from '../queries.ts';
import { BudgetLines } from './budget-lines.tsx';

type BudgetDialog = 'end' | 'copy';

const { approveBudget, archiveBudget } = budgetWriteEndpoints;

/** What can be done with a budget beside editing its draft. */
const useBudgetSteps = ({ jobId, serviceId }: Of, budget: BudgetRecord, typed: boolean) => {
  const t = useText();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<BudgetDialog | null>(null);
  const { id, name, updated_at, cuts_short, can } = budget;
  const params = { id: jobId, serviceId, budgetId: id };

  const { actions, busy } = useTransitions(budget.allowed_transitions, {
    steps: {
      approve: {
        icon: IconCheck,
        send: () =>
          call(approveBudget, { params, body: { ends_earlier_id: cuts_short?.id ?? null, updated_at } }),
      },
      archive: {
        icon: IconArchive,
        danger: true,
        send: () => call(archiveBudget, { params, body: { updated_at } }),
      },
    },
    word: (step) => t(`budgets:step.${step}`),
    question: (step) =>
      step === 'approve' && cuts_short
        ? t('budgets:question.approveOver', {
            name,
            other: cuts_short.name,
            date: formatDate(cuts_short.last_day),
          })
        : t(`budgets:question.${step}`, { name }),
    hindrance: (step) => (step === 'approve' && typed ? t('budgets:question.saveFirst') : null),
    done: (step) => t(`budgets:done.${step}`, { name }),
    onDone: (saved) => cacheBudget(client, jobId, saved),
    refresh: () => refreshBudgets(client, [id]),
  });

  const open = (step: BudgetDialog, icon: NonNullable<MenuAction['icon']>): MenuAction => ({
    label: t(`budgets:step.${step}`),
    icon,
    onClick: () => setDialog(step),
  });

  const archive = actions.get('archive');
  const menu: MenuAction[] = [
    ...(can.copy ? [open('copy', IconCopy)] : []),
    ...(can.end ? [open('end', IconCalendarOff)] : []),
    ...(archive ? [archive] : []),
  ];
  return { menu, approve: actions.get('approve'), busy, dialog, close: () => setDialog(null) };
};

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
          <Box mt="xl">
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <BudgetHistory budget={budget} />
            </Suspense>
          </Box>
        </Suspense>
      )}
      <Suspense>
        {dialog === 'end' && <EndDialog of={of} budget={budget} onClose={close} />}
        {dialog === 'copy' && <CopyDialog of={of} budget={budget} onClose={close} />}
      </Suspense>
    </>
  );
};
