import { IconArchive, IconCalendarOff, IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showAlert, showSuccess } from '#platform/web/feedback/index';
import { useSteps } from '#platform/web/feedback/steps';
import { formatDate, useText } from '#platform/web/i18n/index';
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
  const { busy, runStep } = useSteps(() => readBudgetsAgain(client, [id]));
  const params = { id: jobId, serviceId, budgetId: id };

  const approve = () =>
    runStep(async () => {
      if (typed) {
        showAlert({ text: t('budgets:question.saveFirst'), colour: 'red' });
        return;
      }
      const question = cuts_short
        ? t('budgets:question.approveOver', {
            ...{ name, other: cuts_short.name, date: formatDate(cuts_short.last_day) },
          })
        : t('budgets:question.approve', { name });
      if (!(await confirm(question, { agree: t('budgets:step.approve') }))) return;
      const body = { ends_earlier_id: cuts_short?.id ?? null, updated_at };
      cacheBudget(client, jobId, await call(approveBudget, { params, body }));
      showSuccess(t('budgets:done.approved', { name }));
    });

  const archive = () =>
    runStep(async () => {
      const question = t('budgets:question.archive', { name });
      if (!(await confirm(question, { agree: t('budgets:step.archive'), danger: true }))) return;
      cacheBudget(client, jobId, await call(archiveBudget, { params, body: { updated_at } }));
      showSuccess(t('budgets:done.archived', { name }));
    });

  const open = (step: BudgetDialog, icon: NonNullable<MenuAction['icon']>): MenuAction => ({
    label: t(`budgets:step.${step}`),
    icon,
    onClick: () => setDialog(step),
  });

  const menu: MenuAction[] = [
    ...(can.copy ? [open('copy', IconCopy)] : []),
    ...(can.end ? [open('end', IconCalendarOff)] : []),
    ...(budget.allowed_transitions.includes('archive')
      ? [
          {
            label: t('budgets:step.archive'),
            icon: IconArchive,
            danger: true,
            onClick: () => void archive(),
          },
        ]
      : []),
  ];
  return { menu, approve, busy, dialog, close: () => setDialog(null) };
};
