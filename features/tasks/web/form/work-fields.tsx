import { Input, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import { priorityLevels, taskTypes } from '../../contract/index.ts';
import { ChoiceChips } from '../parts/choice-chips.tsx';
import { DueField } from './due-field.tsx';
import classes from './form.module.css';
import type { TaskValues } from './task-values.ts';

type Props = {
  values: TaskValues;
  errors: Record<string, ReactNode>;
  set: (patch: Partial<TaskValues>) => void;
  zone: string;
  /** A series has its dates from its recurrence. */
  dated?: boolean;
};

/** What kind of work it is, how urgent, until when. */
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
      <Input.Wrapper label={t('tasks:field.priority')} labelElement="div" error={errors.priority_level}>
        <div>
          <SegmentedControl
            className={classes.levels}
            aria-label={t('tasks:field.priority')}
            data={priorityLevels.map((level) => ({ value: level, label: t(`tasks:priority.${level}`) }))}
            value={values.priority_level}
            onChange={(level) => set({ priority_level: level as TaskValues['priority_level'] })}
          />
        </div>
      </Input.Wrapper>
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
