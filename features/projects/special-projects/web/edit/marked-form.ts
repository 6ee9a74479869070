import { type RefObject, useEffect } from 'react';
import type { SpecialProject } from '../../contract/index.ts';
import type { ProjectForm } from './field-props.ts';
import { stillMissing } from './still-missing.ts';

/** The form with a message at each field that the project lacks, until it is filled. Errors of a refused save come first. */
export const markedForm = (form: ProjectForm, project: SpecialProject): ProjectForm => {
  const errors = { ...stillMissing(form.values, project), ...form.errors };
  return {
    ...form,
    errors,
    getInputProps: (path, options) => ({ ...form.getInputProps(path, options), error: errors[path] }),
  };
};

/** Leads to the first field that is marked when the form is opened. */
export const useFirstMarked = (form: RefObject<HTMLElement | null>, wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [form, wanted]);
};
