import { Checkbox, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { z } from 'zod';
import { planEndpoints } from '#features/contracts/staffing-plans/contract';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { defaultZone, todayIn, useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import {
  type BudgetDetail,
  type BudgetRecord,
  budgetWriteEndpoints,
  type ChainInputs,
  type Changes,
  detailsOfPlan,
  isContractAsked,
  type WhatIf,
} from '../../contract/index.ts';
import { budgetHref, type Of } from '../addresses.ts';
import { cacheBudget } from '../queries.ts';

type Asked = { of: Of; inputs: ChainInputs; changes: Changes; asked: WhatIf; uuid: string };

type Values = { name: string; effective_from: string; with_plan: boolean };

const { createBudget, updateBudget } = budgetWriteEndpoints;

/** Saves the changes as drafts: a budget and, where labor comes from a plan, a plan for it whose lines become its labor. */
const useSaveAsked = ({ of, inputs, changes, asked, uuid }: Asked) => {
  const t = useText();
  const params = { id: of.jobId, serviceId: of.serviceId };
  const { lines } = asked;
  const others = asked.details.filter(({ type }) => type !== 'labor');

  const details = (planId: number | null): BudgetDetail[] =>
    lines
      ? [
          ...detailsOfPlan(
            planId,
            lines,
            ({ title, schedule_type }) => title || t(`staffing-plans:scheduleType.${schedule_type}`),
          ),
          ...others,
        ]
      : asked.details;

  const draftPlan = async (budgetId: number, effective_from: string): Promise<number> => {
    const { id } = await call(planEndpoints.createStaffingPlan, {
      params: { ...params, parentType: 'budget', parentId: budgetId },
      body: {
        plan_type: changes.for_occupied ? 'current' : 'full-building',
        effective_from,
        sqft_basis: (changes.for_occupied ? changes.occupied : inputs.full?.sqft_basis) || null,
        lines: lines ?? [],
      },
    });
    return id;
  };

  return async ({ name, effective_from, with_plan }: Values): Promise<BudgetRecord> => {
    const fields = {
      name,
      effective_from,
      burden_pct: changes.burden_pct,
      days_per_week: changes.days_per_week,
    };
    const draft = await call(createBudget, {
      params,
      body: { ...fields, details: details(null), client_uuid: uuid },
    });
    if (!lines || !with_plan) return draft;
    const planId = await draftPlan(draft.id, effective_from);
    return call(updateBudget, {
      params: { ...params, budgetId: draft.id },
      body: { ...fields, details: details(planId), updated_at: draft.updated_at },
    });
  };
};

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
