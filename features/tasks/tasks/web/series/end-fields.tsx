import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { isDate } from '#platform/contract/fields';
import { DigitsField, orNothing } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import { addDays, type RecurrenceRule } from '../../contract/index.ts';

type Props = {
  rule: RecurrenceRule;
  setRule: (patch: Partial<RecurrenceRule>) => void;
  error: (field: string) => ReactNode;
};

const kinds = ['never', 'on', 'after'] as const;

/** Days from today to the proposed end: a quarter of a year. */
const usualDays = 90;

const endOf = (kind: string, startOn: string): RecurrenceRule['end'] => {
  if (kind === 'on') return { kind, date: isDate(startOn) ? addDays(startOn, usualDays) : '' };
  return kind === 'after' ? { kind, count: 10 } : { kind: 'never' };
};

export const EndFields = ({ rule, setRule, error }: Props) => {
  const t = useText();
  const { end } = rule;
  return (
    <AutoGrid min={120} gap="sm" align="start">
      <NativeSelect
        label={t('tasks:series.field.end')}
        value={end.kind}
        data={kinds.map((kind) => ({ value: kind, label: t(`tasks:series.end.${kind}`) }))}
        onChange={(event) => setRule({ end: endOf(event.currentTarget.value, rule.start_on) })}
      />
      {end.kind === 'on' && (
        <TextInput
          type="date"
          label={t('tasks:series.field.end_date')}
          value={end.date}
          error={error('rule.end.date')}
          onChange={(event) => setRule({ end: { kind: 'on', date: event.currentTarget.value } })}
        />
      )}
      {end.kind === 'after' && (
        <DigitsField
          label={t('tasks:series.field.count')}
          maxLength={3}
          value={end.count}
          error={error('rule.end.count')}
          onChange={(count) => setRule({ end: { kind: 'after', count: orNothing(count) } })}
        />
      )}
    </AutoGrid>
  );
};
