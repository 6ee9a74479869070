import type { useRecordForm } from '#platform/web/forms/index';
import type { SpecialProject } from '../../contract/index.ts';
import type { createSchema, ProjectValues } from './project-values.ts';

export type ProjectForm = ReturnType<
  typeof useRecordForm<typeof createSchema, ProjectValues, SpecialProject>
>;

/** Props of the input at a path of the form: its value, its error, its id. */
export const fieldsOf = (form: Pick<ProjectForm, 'getInputProps'>) => (path: string) => ({
  ...form.getInputProps(path),
  id: `special-project-${path.replaceAll('.', '-')}`,
});
