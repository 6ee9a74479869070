import type { useRecordForm } from '#platform/web/forms/index';

type Options = { type: 'checkbox' };

type Form = Pick<ReturnType<typeof useRecordForm>, 'getInputProps'>;

/** Props of the input at a path of the form: its value, its error, its id. */
export type FieldProps = (
  path: string,
  options?: Options,
) => ReturnType<Form['getInputProps']> & { id: string };

export const fieldsOf =
  (name: string, form: Form): FieldProps =>
  (path, options) => ({ ...form.getInputProps(path, options), id: `${name}-${path.replaceAll('.', '-')}` });

/** The error of a field that holds several values: its own, or that of its first wrong value. */
export const errorWithin = (errors: Readonly<Record<string, string>>, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([at]) => at.startsWith(`${path}.`))?.[1];
