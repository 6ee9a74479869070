import { TextInput } from '@mantine/core';
import {
  DecimalField,
  DigitsField,
  FieldGrid,
  FieldGroup,
  type useRecordForm,
} from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import type { BudgetValues, createSchema } from './budget-values.ts';

export type BudgetForm = ReturnType<typeof useRecordForm<typeof createSchema, BudgetValues, unknown>>;

/** Props of the input at a path of a line: its value, its error, its id. */
export const fieldsOf = (form: Pick<BudgetForm, 'getInputProps'>) => (path: string) => ({
  ...form.getInputProps(path),
  id: `budget-${path.replaceAll('.', '-')}`,
});

export const BasicFields = ({ form: { field } }: { form: BudgetForm }) => {
  const t = useText();
  return (
    <FieldGroup title={t('budgets:section.basics')}>
      <FieldGrid>
        <TextInput label={t('budgets:field.name')} maxLength={100} autoComplete="off" {...field('name')} />
        <TextInput type="date" label={t('budgets:field.effective_from')} {...field('effective_from')} />
        <TextInput type="date" label={t('budgets:field.effective_to')} {...field('effective_to')} />
        <DecimalField label={t('budgets:field.burden_pct')} leftSection="%" {...field('burden_pct')} />
        <DigitsField label={t('budgets:field.days_per_week')} maxLength={1} {...field('days_per_week')} />
      </FieldGrid>
    </FieldGroup>
  );
};
