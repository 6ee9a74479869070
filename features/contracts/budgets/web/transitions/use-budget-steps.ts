import { IconArchive, IconCalendarOff, IconCheck, IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { useTransitions } from '#platform/web/transitions/use-transitions';
import type { MenuAction } from '#platform/web/ui/index';
import { type BudgetRecord, budgetWriteEndpoints } from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import { cacheBudget } from '../cache-budget.ts';
import { readBudgetsAgain } from '../live.ts';

export type BudgetDialog = 'end' | 'copy';

const { approveBudget, archiveBudget } = budgetWriteEndpoints;

/** What can be done with a budget beside editing its draft. */
export const useBudgetSteps = ({ jobId, serviceId }: Of, budget: BudgetRecord, typed: boolean) => {
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
    readAgain: () => readBudgetsAgain(client, [id]),
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
