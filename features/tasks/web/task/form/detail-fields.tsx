import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { PeopleSelect, usePeople } from '#features/access/web';
import type { Building } from '#features/buildings/contract';
import { useText } from '#platform/web/i18n/index';
import classes from './form.module.css';
import { PlaceFields } from './place-fields.tsx';
import type { TaskValues } from './task-values.ts';

type TextField = 'title' | 'area' | 'po_number' | 'client_requested_by';

export type DetailFieldsProps = {
  values: TaskValues;
  errors: Record<string, ReactNode>;
  set: (patch: Partial<TaskValues>) => void;
  jobId: number | null;
  building: Building | undefined;
  /** False for a series: its dates come from its recurrence. */
  dated?: boolean;
  /** People already assigned, who may no longer be offered. */
  known?: readonly { id: number; name: string; profile_photo_id: number | null }[];
};

/** Fields that most tasks leave empty. */
const DetailFields = ({
  values,
  errors,
  set,
  jobId,
  building,
  dated = true,
  known = [],
}: DetailFieldsProps) => {
  const t = useText();
  const offered = usePeople(jobId ?? undefined, jobId !== null);
  const missing = known.filter(({ id }) => !offered.some((person) => person.id === id));
  const people = [
    ...offered,
    ...missing.map((person) => ({ ...person, title: null, profile_photo_url: null })),
  ];
  const text = (field: TextField, more: { placeholder?: string; autoComplete?: string } = {}) => (
    <TextInput
      label={t(`tasks:field.${field}`)}
      value={values[field]}
      error={errors[field]}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
      autoComplete="off"
      {...more}
    />
  );
  const check = (field: 'internal_only' | 'require_photo' | 'require_signature', hint: string) => (
    <Checkbox
      label={t(`tasks:field.${field}`)}
      description={hint}
      checked={values[field]}
      error={errors[field]}
      onChange={(event) => set({ [field]: event.currentTarget.checked })}
    />
  );
  return (
    <div className={classes.two}>
      <div className={classes.wide}>
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
      </div>
      <PlaceFields {...{ values, errors, set, building }} />
      {text('area', { placeholder: t('tasks:form.areaHint') })}
      {dated && (
        <TextInput
          type="date"
          label={t('tasks:field.scheduled_on')}
          value={values.scheduled_on}
          error={errors.scheduled_on}
          onChange={(event) => set({ scheduled_on: event.currentTarget.value })}
        />
      )}
      <div className={classes.wide}>{text('title', { placeholder: t('tasks:form.titleHint') })}</div>
      {text('client_requested_by')}
      {text('po_number')}
      {check('internal_only', t('tasks:form.internalHint'))}
      {check('require_photo', t('tasks:form.photoHint'))}
      {check('require_signature', t('tasks:form.signatureHint'))}
    </div>
  );
};

export default DetailFields;
