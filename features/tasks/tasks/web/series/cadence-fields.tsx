import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { DigitsField, orNothing } from '#platform/web/forms/index';
import { formatWeekday } from '#platform/web/i18n/clock-words';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid, ChoiceChips } from '#platform/web/ui/index';
import { cadenceOf, type Frequency, frequencies, type RecurrenceRule } from '../../contract/index.ts';
import classes from './series.module.css';

type Props = {
  rule: RecurrenceRule;
  setRule: (patch: Partial<RecurrenceRule>) => void;
  replace: (rule: RecurrenceRule) => void;
  error: (field: string) => ReactNode;
};

type MonthRule = Extract<RecurrenceRule, { month_mode: string }>;

const labels = { day: 'daily', week: 'weekly', month: 'monthly', year: 'annual' } as const;
const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;
const places = ['1', '2', '3', '4', 'last'] as const;

const numberOrLast = <N extends number>(text: string): N | 'last' =>
  text === 'last' ? 'last' : (Number(text) as N);

/** The fields that all kinds of rule share. A rule of another kind starts with only these. */
const bare = ({ every, start_on, end, shift_rule, skip_dates }: RecurrenceRule) => ({
  every,
  start_on,
  end,
  shift_rule,
  skip_dates,
});

const MonthFields = ({ rule, replace, error }: Pick<Props, 'replace' | 'error'> & { rule: MonthRule }) => {
  const t = useText();
  const start = new Date(`${rule.start_on || '2027-01-01'}T00:00:00Z`);
  const common = { ...bare(rule), freq: rule.freq };
  const setMode = (mode: string) =>
    replace(
      mode === 'nth_weekday'
        ? {
            ...common,
            month_mode: mode,
            nth: Math.min(4, Math.ceil(start.getUTCDate() / 7)),
            weekday: start.getUTCDay(),
          }
        : { ...common, month_mode: 'day_of_month', day: start.getUTCDate() },
    );
  return (
    <>
      <Input.Wrapper label={t('tasks:series.field.month_mode')} labelElement="div">
        <div>
          <SegmentedControl
            className={classes.modes}
            aria-label={t('tasks:series.field.month_mode')}
            data={(['day_of_month', 'nth_weekday'] as const).map((mode) => ({
              value: mode,
              label: t(`tasks:series.mode.${mode}`),
            }))}
            value={rule.month_mode}
            onChange={setMode}
          />
        </div>
      </Input.Wrapper>
      {rule.month_mode === 'day_of_month' ? (
        <NativeSelect
          label={t('tasks:series.field.day')}
          value={String(rule.day)}
          error={error('rule.day')}
          data={[
            ...Array.from({ length: 31 }, (_, index) => String(index + 1)),
            { value: 'last', label: t('tasks:series.field.lastDay') },
          ]}
          onChange={(event) => replace({ ...rule, day: numberOrLast(event.currentTarget.value) })}
        />
      ) : (
        <AutoGrid min={120} gap="sm" align="start">
          <NativeSelect
            label={t('tasks:series.field.nth')}
            value={String(rule.nth)}
            data={places.map((place) => ({ value: place, label: t(`tasks:series.nth.${place}`) }))}
            onChange={(event) => replace({ ...rule, nth: numberOrLast(event.currentTarget.value) })}
          />
          <NativeSelect
            label={t('tasks:series.field.weekday')}
            value={String(rule.weekday)}
            data={weekdays.map((day) => ({ value: day, label: formatWeekday(Number(day)) }))}
            onChange={(event) => replace({ ...rule, weekday: Number(event.currentTarget.value) })}
          />
        </AutoGrid>
      )}
    </>
  );
};

/** Every so many days, weeks, months or years, and on which days of them. */
export const CadenceFields = ({ rule, setRule, replace, error }: Props) => {
  const t = useText();
  const setUnit = (unit: Frequency) => {
    const { every: _every, ...cadence } = cadenceOf(labels[unit], rule.start_on || '2027-01-01');
    replace({ ...bare(rule), ...cadence } as RecurrenceRule);
  };
  return (
    <>
      <AutoGrid min={120} gap="sm" align="start">
        <DigitsField
          label={t('tasks:series.field.every')}
          maxLength={2}
          value={rule.every}
          error={error('rule.every')}
          onChange={(every) => setRule({ every: orNothing(every) })}
        />
        <NativeSelect
          label={t('tasks:series.field.unit')}
          value={rule.freq}
          data={frequencies.map((unit) => ({ value: unit, label: t(`tasks:series.unit.${unit}`) }))}
          onChange={(event) => setUnit(event.currentTarget.value as Frequency)}
        />
      </AutoGrid>
      {rule.freq === 'week' && (
        <ChoiceChips
          multiple
          label={t('tasks:series.field.weekdays')}
          choices={weekdays}
          word={(day) => formatWeekday(Number(day), 'short')}
          value={rule.weekdays.map(String) as (typeof weekdays)[number][]}
          error={error('rule.weekdays')}
          onChange={(days) => setRule({ weekdays: days.map(Number).toSorted((a, b) => a - b) })}
        />
      )}
      {'month_mode' in rule && <MonthFields rule={rule} replace={replace} error={error} />}
    </>
  );
};
