import { Chip, Group, Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { todayIn, useText } from '#platform/web/i18n/index';
import { ChoiceChips } from '#platform/web/ui/index';
import { priorityLevels, taskTypes } from '../../../contract/index.ts';
import { type DueValue, duePresets, joinDue, presetDate, splitDue } from './due-value.ts';
import type { TaskValues } from './task-values.ts';

type DueFieldProps = {
  value: DueValue;
  onChange: (value: DueValue) => void;
  error?: ReactNode;
  zone: string;
};

/** One tap for the usual days, or a date and time; both in the building's time zone. */
const DueField = ({ value, onChange, error, zone }: DueFieldProps) => {
  const t = useText();
  const { date, time } = splitDue(value);
  const today = todayIn(zone);
  const hint = time === '' ? t('tasks:form.endOfDay') : t('tasks:form.zone', { zone: zoneWords(zone) });
  return (
    <Input.Wrapper
      label={t('tasks:form.due')}
      labelElement="div"
      labelProps={{ id: 'task-due' }}
      error={error}
      description={date === '' ? undefined : hint}
      descriptionProps={{ mt: 6 }}
    >
      <Group component="fieldset" gap="8px 12px" pt={4} aria-labelledby="task-due">
        <Group gap={6}>
          {duePresets.map((preset) => {
            const day = presetDate(preset, today);
            return (
              <Chip
                key={preset}
                variant="outline"
                radius="md"
                checked={date === day}
                onChange={(on) => onChange(on ? joinDue(day, time) : '')}
              >
                {t(`tasks:form.${preset}`)}
              </Chip>
            );
          })}
        </Group>
        <Group gap={6} wrap="nowrap">
          <TextInput
            type="date"
            aria-label={t('tasks:form.due')}
            value={date}
            error={error !== undefined && error !== null}
            onChange={(event) => onChange(joinDue(event.currentTarget.value, time))}
          />
          <TextInput
            type="time"
            aria-label={t('tasks:form.dueTime')}
            value={time}
            disabled={date === ''}
            onChange={(event) => onChange(joinDue(date, event.currentTarget.value))}
          />
        </Group>
      </Group>
    </Input.Wrapper>
  );
};

const zoneWords = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

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
