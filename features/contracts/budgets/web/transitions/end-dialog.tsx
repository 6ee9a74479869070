import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type BudgetRecord, budgetWriteEndpoints } from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import { cacheBudget } from '../queries.ts';

const { endBudget } = budgetWriteEndpoints;

export type StepProps = { of: Of; budget: BudgetRecord; onClose: () => void };

const EndDialog = ({ of: { jobId, serviceId }, budget, onClose }: StepProps) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm({
    name: 'budget-end',
    record: budget.id,
    schema: endBudget.body,
    initialValues: { effective_to: budget.effective_to ?? '' },
    updatedAt: budget.updated_at,
    save: (body) => call(endBudget, { params: { id: jobId, serviceId, budgetId: budget.id }, body }),
    onSaved: (saved) => {
      cacheBudget(client, jobId, saved);
      showSuccess(t('budgets:done.saved', { name: saved.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('budgets:step.end')}
      text={t('budgets:question.end', { name: budget.name })}
      save={t('platform:actions.save')}
      form={form}
      onClose={onClose}
    >
      <TextInput
        type="date"
        data-autofocus
        label={t('budgets:field.effective_to')}
        {...form.field('effective_to')}
      />
    </FormDialog>
  );
};

export default EndDialog;
