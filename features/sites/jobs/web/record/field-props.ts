import type { useRecordForm } from '#platform/web/forms/index';

type Form = Pick<ReturnType<typeof useRecordForm>, 'getInputProps'>;

/** Props of the input at a path of the form: its value, its error, its id. */
export type FieldProps = (
  path: string,
  options?: { type: 'checkbox' },
) => ReturnType<Form['getInputProps']> & { id: string };

export const fieldsOf =
  (form: Form): FieldProps =>
  (path, options) => ({ ...form.getInputProps(path, options), id: `job-${path.replaceAll('.', '-')}` });
