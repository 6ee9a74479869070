import { Checkbox, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { z } from 'zod';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { defaultZone, todayIn, useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import {
  budgetWriteEndpoints,
  type ChainInputs,
  type Changes,
  isContractAsked,
  type WhatIf,
} from '../../contract/index.ts';
import { budgetHref, type Of } from '../addresses.ts';
import { cacheBudget } from '../cache-budget.ts';
import { useSaveAsked } from './use-save-asked.ts';

type Props = { of: Of; inputs: ChainInputs; changes: Changes; asked: WhatIf; onClose: () => void };

const { name, effective_from } = budgetWriteEndpoints.createBudget.body.shape;

const schema = z.strictObject({ name, effective_from, with_plan: z.boolean() });

const SaveDialog = ({ of, inputs, changes, asked, onClose }: Props) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const uuid = useRef(crypto.randomUUID());
  const save = useSaveAsked({ of, inputs, changes, asked, uuid: uuid.current });
  const form = useRecordForm({
    name: 'what-if',
    record: of.serviceId,
    schema,
    initialValues: {
      name: t('budgets:whatIf.name'),
      effective_from: todayIn(defaultZone()),
      with_plan: asked.lines !== null,
    },
    save,
    onSaved: (draft) => {
      cacheBudget(client, of.jobId, draft);
      showSuccess(t('budgets:whatIf.saved', { name: draft.name }));
      onClose();
      void go(budgetHref(of, draft.id));
    },
  });
  return (
    <FormDialog
      title={t('budgets:whatIf.save')}
      text={t('budgets:whatIf.saveText')}
      save={t('budgets:whatIf.save')}
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
      {isContractAsked(inputs, changes) && <Text size="sm">{t('budgets:whatIf.contractStays')}</Text>}
      {asked.lines && (
        <Checkbox
          label={t('budgets:whatIf.withPlan')}
          {...form.getInputProps('with_plan', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
};

export default SaveDialog;
