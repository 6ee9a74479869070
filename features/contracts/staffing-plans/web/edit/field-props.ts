import type { useRecordForm } from '#platform/web/forms/index';
import type { createSchema, PlanValues } from './plan-values.ts';

export type PlanForm = ReturnType<typeof useRecordForm<typeof createSchema, PlanValues, unknown>>;

/** Props of the input at a path of the form: its value, its error, its id. */
export const fieldsOf = (form: Pick<PlanForm, 'getInputProps'>) => (path: string) => ({
  ...form.getInputProps(path),
  id: `staffing-plan-${path.replaceAll('.', '-')}`,
});

export type FieldProps = ReturnType<typeof fieldsOf>;
