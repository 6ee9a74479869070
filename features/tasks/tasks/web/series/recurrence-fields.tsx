import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { HolidaysDialog } from '#features/accounts/organizations/web';
import { DigitsField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import {
  type Recurrence,
  type RecurrenceLabel,
  type RecurrenceRule,
  shiftRules,
} from '../../contract/index.ts';
import formClasses from '../task/form/form.module.css';
import { CadenceFields } from './cadence-fields.tsx';
import { EndFields } from './end-fields.tsx';
import { PreviewList } from './preview-list.tsx';
import { recurrenceFor } from './recurrence-value.ts';
import classes from './series.module.css';

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
    <div className={classes.recurrence}>
      <div className={formClasses.two}>
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
      </div>
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
    </div>
  );
};

export default RecurrenceFields;
