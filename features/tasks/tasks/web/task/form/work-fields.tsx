import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import { ChoiceChips } from '#platform/web/ui/index';
import { priorityLevels, taskTypes } from '../../../contract/index.ts';
import { DueField } from './due-field.tsx';
import type { TaskValues } from './task-values.ts';

type Props = {
  values: TaskValues;
  errors: Record<string, ReactNode>;
  set: (patch: Partial<TaskValues>) => void;
  zone: string;
  /** False for a series: its dates come from its recurrence. */
  dated?: boolean;
};

/** The type of work, its priority and its due date. */
export const WorkFields = ({ values, errors, set, zone, dated = true }: Props) => {
  const t = useText();
  return (
    <>
      <ChoiceChips
        label={t('tasks:field.type')}
        choices={taskTypes}
        word={(type) => t(`tasks:type.${type}`)}
        value={values.type}
        onChange={(type) => set({ type })}
        error={errors.type}
        withAsterisk
      />
      <ChoiceChips
        label={t('tasks:field.priority')}
        choices={priorityLevels}
        word={(level) => t(`tasks:priority.${level}`)}
        value={values.priority_level}
        onChange={(priority_level) => set({ priority_level })}
        error={errors.priority_level}
      />
      {dated && (
        <DueField
          value={values.due_at}
          onChange={(due_at) => set({ due_at })}
          error={errors.due_at}
          zone={zone}
        />
      )}
    </>
  );
};
