import type { useRecordForm } from '#platform/web/forms/index';
import type { BudgetValues, createSchema } from './budget-values.ts';

export type BudgetForm = ReturnType<typeof useRecordForm<typeof createSchema, BudgetValues, unknown>>;

/** Props of the input at a path of a line: its value, its error, its id. */
export const fieldsOf = (form: Pick<BudgetForm, 'getInputProps'>) => (path: string) => ({
  ...form.getInputProps(path),
  id: `budget-${path.replaceAll('.', '-')}`,
});
