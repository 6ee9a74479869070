import { NativeSelect, TextInput } from '@mantine/core';
import { DecimalField, DigitsField, LineList } from '#platform/web/forms/index';
import { formatWeekday } from '#platform/web/i18n/clock-words';
import { useText } from '#platform/web/i18n/index';
import { ChoiceChips } from '#platform/web/ui/index';
import { scheduleTypes, shifts } from '../../contract/index.ts';
import { LineFigures } from '../figures/line-figures.tsx';
import classes from './edit.module.css';
import type { FieldProps, PlanForm } from './field-props.ts';
import { linesOf, newLine } from './plan-values.ts';

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

type Props = {
  form: PlanForm;
  field: FieldProps;
  /** The days of a new line: those of the service. */
  days: number[];
  basis: { weeks: number; burden: number };
};

export const ShiftLines = ({ form, field, days, basis }: Props) => {
  const t = useText();
  const lines = linesOf(form.values.lines);
  return (
    <LineList
      lines={form.values.lines}
      nameOf={({ schedule_type, title }) => title || t(`staffing-plans:scheduleType.${schedule_type}`)}
      add={t('staffing-plans:edit.addLine')}
      empty={t('staffing-plans:edit.noLines')}
      error={form.errors.lines}
      onAdd={() => form.insertListItem('lines', newLine(days))}
      onRemove={(at) => form.removeListItem('lines', at)}
    >
      {(line, at) => (
        <>
          <NativeSelect
            label={t('staffing-plans:edit.scheduleType')}
            data={scheduleTypes.map((type) => ({
              value: type,
              label: t(`staffing-plans:scheduleType.${type}`),
            }))}
            {...field(`lines.${at}.schedule_type`)}
          />
          <TextInput
            label={t('staffing-plans:edit.title')}
            maxLength={100}
            autoComplete="off"
            {...field(`lines.${at}.title`)}
          />
          <NativeSelect
            label={t('staffing-plans:edit.shift')}
            data={shifts.map((shift) => ({ value: shift, label: t(`staffing-plans:shift.${shift}`) }))}
            {...field(`lines.${at}.shift`)}
          />
          <DigitsField
            label={t('staffing-plans:edit.people')}
            maxLength={3}
            withAsterisk
            {...field(`lines.${at}.headcount`)}
          />
          <DecimalField
            label={t('staffing-plans:edit.hours')}
            withAsterisk
            {...field(`lines.${at}.shift_length_hours`)}
          />
          <TextInput
            type="time"
            label={t('staffing-plans:edit.start')}
            {...field(`lines.${at}.start_time`)}
            value={line.start_time ?? ''}
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue(`lines.${at}.start_time`, value || null)
            }
          />
          <DecimalField
            label={t('staffing-plans:edit.wage')}
            leftSection="$"
            withAsterisk
            {...field(`lines.${at}.wage_rate`)}
          />
          <TextInput
            label={t('staffing-plans:edit.zone')}
            maxLength={100}
            autoComplete="off"
            {...field(`lines.${at}.zone`)}
          />
          <div className={classes.wide}>
            <ChoiceChips
              multiple
              withAsterisk
              label={t('staffing-plans:edit.days')}
              choices={weekdays}
              word={(day) => formatWeekday(Number(day), 'short')}
              value={line.days.map(String) as (typeof weekdays)[number][]}
              error={form.errors[`lines.${at}.days`]}
              onChange={(chosen) =>
                form.setFieldValue(
                  `lines.${at}.days`,
                  chosen.map(Number).toSorted((a, b) => a - b),
                )
              }
            />
          </div>
          {lines[at] && <LineFigures line={lines[at]} basis={basis} className={classes.wide} />}
        </>
      )}
    </LineList>
  );
};
