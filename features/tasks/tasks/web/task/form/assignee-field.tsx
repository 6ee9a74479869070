import type { ReactNode } from 'react';
import { PeopleSelect, usePeople } from '#features/accounts/access/web';
import { useText } from '#platform/web/i18n/index';
import type { TaskValues } from './task-values.ts';

export type AssigneeFieldProps = {
  values: TaskValues;
  errors: Record<string, ReactNode>;
  set: (patch: Partial<TaskValues>) => void;
  jobId: number | null;
  /** People already assigned, who may no longer be offered. */
  known?: readonly { id: number; name: string; profile_photo_id: number | null }[];
};

/** Who does the task: people who see its job. */
export const AssigneeField = ({ values, errors, set, jobId, known = [] }: AssigneeFieldProps) => {
  const t = useText();
  const offered = usePeople(jobId ?? undefined, jobId !== null);
  const missing = known.filter(({ id }) => !offered.some((person) => person.id === id));
  const people = [
    ...offered,
    ...missing.map((person) => ({ ...person, title: null, profile_photo_url: null })),
  ];
  return (
    <PeopleSelect
      label={t('tasks:field.assignees')}
      people={people}
      jobId={jobId ?? undefined}
      value={values.assignee_user_ids}
      onChange={(ids) => set({ assignee_user_ids: ids.toSorted((a, b) => a - b) })}
      error={errors.assignee_user_ids}
      disabled={jobId === null}
      description={jobId === null ? t('tasks:form.chooseSiteFirst') : undefined}
    />
  );
};
