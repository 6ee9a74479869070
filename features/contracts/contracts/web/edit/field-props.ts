import type { useRecordForm } from '#platform/web/forms/index';
import type { ContractValues, createSchema } from './contract-values.ts';

export type ContractForm = ReturnType<typeof useRecordForm<typeof createSchema, ContractValues, unknown>>;

type Inputs = Pick<ContractForm, 'getInputProps'>;

/** Props of the input at a path of the form: its value, its error, its id. */
export const fieldsOf = (form: Inputs) => (path: string, options?: { type: 'checkbox' }) => ({
  ...form.getInputProps(path, options),
  id: `contract-${path.replaceAll('.', '-')}`,
});

export type FieldProps = ReturnType<typeof fieldsOf>;
