import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isDate } from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import {
  type Cancel,
  CountedTextarea,
  FieldGroup,
  FormActions,
  FormBeside,
  RecordForm,
  SumOnPhone,
  useRecordForm,
} from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import {
  type AgreedPrice,
  type BudgetRecord,
  budgetWriteEndpoints,
  costOfBudget,
  costOfMonth,
  hasStartUp,
  marginOf,
  startUpUntil,
} from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import { CostTable, percentText } from '../cost/cost-table.tsx';
import { PriceFinder } from '../cost/price-finder.tsx';
import { cacheBudget } from '../queries.ts';
import type { BudgetForm as Form } from './basic-fields.tsx';
import { BasicFields } from './basic-fields.tsx';
import { type BudgetValues, basisOf, costed, createSchema, editSchema, valuesOf } from './budget-values.ts';
import { DetailLines } from './detail-lines.tsx';
import { TakePlan } from './take-plan.tsx';

const fields = ['name', 'effective_from', 'effective_to', 'burden_pct', 'days_per_week', 'notes'] as const;

/** Labels and values of a budget in words, for the comparison after a stale save. */
const useBudgetWords = () => {
  const t = useText();
  return {
    labels: {
      ...(Object.fromEntries(fields.map((name) => [name, t(`budgets:field.${name}`)])) as Record<
        (typeof fields)[number],
        string
      >),
      details: t('budgets:section.details'),
    },
    shown: (values: BudgetValues) => ({
      ...values,
      details: values.details
        .map(({ type, unit, quantity, amount, wage_rate }) =>
          unit === 'hours'
            ? `${t(`budgets:type.${type}`)} ${quantity || 0} h × ${formatMoney(wage_rate || 0)}`
            : `${t(`budgets:type.${type}`)} ${formatMoney(amount || 0)}`,
        )
        .join(', '),
    }),
  };
};

type Props = {
  of: Of;
  /** Null for a new one. */
  budget: BudgetRecord | null;
  initialValues: BudgetValues;
  weeksPerMonth: number;
  price: AgreedPrice | null;
  /** It is no longer a draft, so nothing can be saved. */
  closed?: boolean;
  cancel: Cancel;
  onSaved: (budget: BudgetRecord) => void;
  /** Called with whether the form has unsaved changes. */
  onTyped?: (typed: boolean) => void;
};

const { createBudget, updateBudget } = budgetWriteEndpoints;

const useBudgetForm = ({ of: { jobId, serviceId }, budget, initialValues, onSaved }: Props): Form => {
  const client = useQueryClient();
  const uuid = useRef(crypto.randomUUID());
  const params = { id: jobId, serviceId };
  return useRecordForm({
    name: 'budget',
    record: budget?.id ?? `new-${serviceId}`,
    schema: (budget ? editSchema : createSchema) as typeof createSchema,
    initialValues,
    ...(budget && { updatedAt: budget.updated_at }),
    ...useBudgetWords(),
    readRecord: (record) => valuesOf(record as BudgetRecord),
    save: (body) =>
      budget
        ? call(updateBudget, {
            params: { ...params, budgetId: budget.id },
            body: { updated_at: budget.updated_at, ...body },
          })
        : call(createBudget, { params, body: { ...body, client_uuid: uuid.current } }),
    onSaved: (saved) => {
      cacheBudget(client, jobId, saved);
      onSaved(saved);
    },
    onReloaded: (record) => cacheBudget(client, jobId, record as BudgetRecord),
  });
};

/** The lines of a draft, with cost and margin growing beside them. */
export const BudgetForm = (props: Props) => {
  const t = useText();
  const form = useBudgetForm(props);
  const { of, budget, price, weeksPerMonth, onTyped } = props;
  const { values } = form;
  const typed = form.isDirty();
  useEffect(() => onTyped?.(typed), [onTyped, typed]);
  const from = isDate(values.effective_from) ? values.effective_from : null;
  const basis = basisOf(values, weeksPerMonth, price?.on);
  const cost = costOfBudget(values.details.map(costed), basis);
  const withStartUp = !price || !from || hasStartUp(from, price.on);
  const counted = costOfMonth(cost, withStartUp);
  const margin = price && marginOf(price.net, counted);
  const marginAfter =
    price && cost.startup > 0 && withStartUp ? marginOf(price.net, costOfMonth(cost, false)) : null;
  return (
    <RecordForm form={form} label={t('budgets:titles.budget')}>
      <FormBeside
        label={t('budgets:section.cost')}
        aside={
          <>
            <CostTable
              cost={cost}
              price={price}
              margin={margin}
              marginAfter={marginAfter}
              startUpUntil={from && startUpUntil(from)}
            />
            <PriceFinder cost={counted.total} />
          </>
        }
      >
        <BasicFields form={form} />
        <FieldGroup title={t('budgets:section.details')}>
          <TakePlan of={of} form={form} plans={budget?.plans ?? []} />
          <DetailLines form={form} basis={basis} />
        </FieldGroup>
        <CountedTextarea
          label={t('budgets:field.notes')}
          limit={form.limit('notes')}
          {...form.field('notes')}
        />
      </FormBeside>
      {!props.closed && (
        <FormActions
          saving={form.saving}
          cancel={props.cancel}
          {...(!budget && { save: t('budgets:step.create') })}
        >
          <SumOnPhone>
            {[
              t('budgets:costs', { amount: formatMoney(counted.total) }),
              typeof margin?.margin_pct === 'number' &&
                t('budgets:marginIs', { percent: percentText(margin.margin_pct) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </SumOnPhone>
        </FormActions>
      )}
    </RecordForm>
  );
};
