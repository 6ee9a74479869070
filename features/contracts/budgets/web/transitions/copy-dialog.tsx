import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { budgetWriteEndpoints } from '../../contract/index.ts';
import { budgetHref } from '../addresses.ts';
import { cacheBudget } from '../queries.ts';
import type { StepProps } from './end-dialog.tsx';

const { copyBudget } = budgetWriteEndpoints;

const CopyDialog = ({ of, budget, onClose }: StepProps) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const uuid = useRef(crypto.randomUUID());
  const form = useRecordForm({
    name: 'budget-copy',
    record: budget.id,
    schema: copyBudget.body,
    initialValues: {
      name: t('budgets:copyName', { name: budget.name }).slice(0, 100),
      effective_from: '',
    },
    save: (body) =>
      call(copyBudget, {
        params: { id: of.jobId, serviceId: of.serviceId, budgetId: budget.id },
        body: { ...body, client_uuid: uuid.current },
      }),
    onSaved: (draft) => {
      cacheBudget(client, of.jobId, draft);
      showSuccess(t('budgets:done.copied', { name: draft.name }));
      onClose();
      void go(budgetHref(of, draft.id));
    },
  });
  return (
    <FormDialog
      title={t('budgets:step.copy')}
      text={t('budgets:question.copy', { name: budget.name })}
      save={t('budgets:step.copy')}
      form={form}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('budgets:field.name')}
        maxLength={100}
        autoComplete="off"
        {...form.field('name')}
      />
      <TextInput type="date" label={t('budgets:field.effective_from')} {...form.field('effective_from')} />
    </FormDialog>
  );
};

export default CopyDialog;
