import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { HolidaysDialog, useHolidays } from '#features/accounts/organizations/web';
import { DigitsField } from '#platform/web/forms/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { formatLongDate, formatShortDate } from '#platform/web/i18n/weekday-dates';
import { useFlag } from '#platform/web/session/index';
import { AutoGrid } from '#platform/web/ui/index';
import {
  datesTooLate,
  type Occurrence,
  previewDates,
  type Recurrence,
  type RecurrenceLabel,
  type RecurrenceRule,
  recurrence,
  shiftRules,
} from '../../contract/index.ts';
import { CadenceFields } from './cadence-fields.tsx';
import { EndFields } from './end-fields.tsx';
import { recurrenceFor } from './recurrence-value.ts';
import classes from './series.module.css';

const previewed = 5;

/** The next dates of the form's values, computed as on the server. */
const PreviewList = ({ value, zone }: { value: Recurrence; zone: string }) => {
  const t = useText();
  const holidays = new Set(useHolidays().map(({ date }) => date));
  const parsed = recurrence.safeParse(value);
  if (!parsed.success) return null;
  const completed = parsed.data.based_on === 'completed';
  const today = todayIn(zone);
  const dates = previewDates(parsed.data.rule, today, completed ? 1 : previewed, holidays, today);
  const late = datesTooLate(parsed.data.rule, today, holidays);
  const words = ({ occurrence_date, shown_on }: Occurrence): string => {
    if (occurrence_date === shown_on) return formatLongDate(shown_on);
    const reason = holidays.has(occurrence_date) ? 'holiday' : 'weekend';
    const why = t(`tasks:series.preview.${reason}`, { date: formatShortDate(occurrence_date) });
    return t('tasks:series.preview.moved', { why, date: formatShortDate(shown_on) });
  };
  return (
    <section className={classes.preview} aria-live="polite">
      <Text size="sm" fw={600}>
        {t(completed ? 'tasks:series.preview.first' : 'tasks:series.preview.title')}
      </Text>
      {dates.length === 0 ? (
        <Text size="sm" c="error">
          {t('tasks:series.preview.none')}
        </Text>
      ) : (
        <ol>
          {dates.map((date) => (
            <li key={date.occurrence_date}>{words(date)}</li>
          ))}
        </ol>
      )}
      {late.map((date) => (
        <Text key={date} size="sm" c="dimmed">
          {t('tasks:series.preview.leftOut', { date: formatShortDate(date) })}
        </Text>
      ))}
      {completed && dates.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('tasks:series.preview.later')}
        </Text>
      )}
    </section>
  );
};

type Props = {
  label: RecurrenceLabel;
  value: Recurrence;
  onChange: (value: Recurrence) => void;
  errors: Record<string, ReactNode>;
  zone: string;
  /** Only which days: no time, and no dates that follow from when work is done. */
  daysOnly?: boolean;
};

/** Start, cadence and end of a series, with a preview of its dates. */
const RecurrenceFields = ({ label, value, onChange, errors, zone, daysOnly = false }: Props) => {
  const t = useText();
  const mayChangeHolidays = useFlag('hasAccessAdminCompanySettings');
  const [holidays, setHolidays] = useState(false);
  const { rule } = value;
  const setRule = (patch: Partial<RecurrenceRule>) =>
    onChange({ ...value, rule: { ...rule, ...patch } as RecurrenceRule });
  const error = (field: string) => errors[`recurrence.${field}`];
  const choices = <C extends string>(list: readonly C[], word: (choice: C) => string) =>
    list.map((choice) => ({ value: choice, label: word(choice) }));
  return (
    <Stack className={classes.recurrence} align="flex-start">
      <AutoGrid min={260}>
        <TextInput
          type="date"
          label={t('tasks:series.field.start_on')}
          value={rule.start_on}
          error={error('rule.start_on')}
          withAsterisk
          onChange={(event) => {
            const startOn = event.currentTarget.value;
            if (startOn === '') setRule({ start_on: '' });
            else onChange(recurrenceFor(label, startOn, value));
          }}
        />
        {!daysOnly && (
          <TextInput
            type="time"
            label={t('tasks:series.field.time_of_day')}
            description={value.time_of_day === null ? t('tasks:series.field.timeHint') : undefined}
            value={value.time_of_day ?? ''}
            error={error('time_of_day')}
            onChange={(event) => onChange({ ...value, time_of_day: event.currentTarget.value || null })}
          />
        )}
        {label === 'custom' && (
          <CadenceFields
            rule={rule}
            setRule={setRule}
            replace={(next) => onChange({ ...value, rule: next })}
            error={error}
          />
        )}
        <EndFields rule={rule} setRule={setRule} error={error} />
        <NativeSelect
          label={t('tasks:series.field.shift_rule')}
          value={rule.shift_rule}
          data={choices(shiftRules, (shift) => t(`tasks:series.shift.${shift}`))}
          onChange={(event) =>
            setRule({ shift_rule: event.currentTarget.value as RecurrenceRule['shift_rule'] })
          }
        />
        {!daysOnly && (
          <NativeSelect
            label={t('tasks:series.field.based_on')}
            value={value.based_on}
            data={choices(['scheduled', 'completed'] as const, (base) => t(`tasks:series.based.${base}`))}
            onChange={(event) =>
              onChange({ ...value, based_on: event.currentTarget.value as Recurrence['based_on'] })
            }
          />
        )}
        {label === 'custom' && !daysOnly && (
          <DigitsField
            label={t('tasks:series.field.due_offset_days')}
            description={t('tasks:series.field.dueHint')}
            maxLength={3}
            value={value.due_offset_days}
            error={error('due_offset_days')}
            onChange={(days) => onChange({ ...value, due_offset_days: Number(days) })}
          />
        )}
      </AutoGrid>
      <PreviewList value={value} zone={zone} />
      {mayChangeHolidays && rule.shift_rule !== 'none' && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconCalendarOff size={18} aria-hidden />}
          onClick={() => setHolidays(true)}
        >
          {t('tasks:series.menu.holidays')}
        </Button>
      )}
      <Suspense fallback={null}>{holidays && <HolidaysDialog onClose={() => setHolidays(false)} />}</Suspense>
    </Stack>
  );
};

export default RecurrenceFields;
