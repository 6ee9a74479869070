import { NativeSelect } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { todayIn, useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { type RecurrenceLabel, type RecurrenceRule, recurrenceLabels } from '../../contract/index.ts';
import { recurrenceFor } from './recurrence-value.ts';

const [RecurrenceFields, preload] = lazyPart(() => import('./recurrence-fields.tsx'));

type Props = {
  value: RecurrenceRule;
  onChange: (rule: RecurrenceRule) => void;
  /** By the path below the rule: `start_on`. */
  error: (field: string) => ReactNode;
  zone: string;
};

const fields = ['start_on', 'end.date', 'end.count', 'every', 'weekdays', 'day'] as const;

/** A rule as it begins: every month, on the day of this date. */
export const monthlyFrom = (date: string): RecurrenceRule => recurrenceFor('monthly', date, null).rule;

/** How often something of another feature recurs, with its next dates. */
export const RuleField = ({ value: rule, onChange, error, zone }: Props) => {
  const t = useText();
  const [label, setLabel] = useState<RecurrenceLabel>('monthly');
  // Load the rest ahead: the connection may be gone when somebody makes a choice.
  usePreload(preload);
  const value = { ...recurrenceFor('monthly', rule.start_on || todayIn(zone), null), rule };
  const choose = (chosen: RecurrenceLabel): void => {
    setLabel(chosen);
    onChange(recurrenceFor(chosen, rule.start_on || todayIn(zone), value).rule);
  };
  return (
    <>
      <NativeSelect
        label={t('tasks:series.repeats')}
        value={label}
        data={recurrenceLabels.map((choice) => ({ value: choice, label: t(`tasks:series.label.${choice}`) }))}
        onChange={(event) => choose(event.currentTarget.value as RecurrenceLabel)}
      />
      <Suspense fallback={null}>
        <RecurrenceFields
          daysOnly
          label={label}
          value={value}
          onChange={(next) => onChange(next.rule)}
          errors={Object.fromEntries(fields.map((field) => [`recurrence.rule.${field}`, error(field)]))}
          zone={zone}
        />
      </Suspense>
    </>
  );
};
