import { NativeSelect, Text } from '@mantine/core';
import { weekday } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import { monthName } from '#platform/web/i18n/month-words';
import { ChoiceChips } from '#platform/web/ui/index';
import { frequencies, hasDay, hasMonth } from '../../contract/index.ts';
import classes from './edit.module.css';
import type { InstructionForm } from './use-instruction-form.ts';

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

const days = Array.from({ length: 31 }, (_, nth) => String(nth + 1));

const months = Array.from({ length: 12 }, (_, nth) => nth + 1);

/** How often it is to be done, and on which days. */
export const RhythmFields = ({ form, set }: Pick<InstructionForm, 'form' | 'set'>) => {
  const t = useText();
  const { frequency, weekdays: chosen, day, month } = form.values;
  return (
    <>
      <ChoiceChips
        label={t('site-instructions:field.frequency')}
        choices={frequencies}
        word={(choice) => t(`site-instructions:frequency.${choice}`)}
        value={frequency}
        error={form.errors.frequency}
        onChange={(choice) => set({ frequency: choice })}
      />
      {frequency === 'as_needed' && (
        <Text size="sm" c="dimmed">
          {t('site-instructions:form.asNeededHint')}
        </Text>
      )}
      {frequency === 'weekly' && (
        <ChoiceChips
          multiple
          label={t('site-instructions:field.weekdays')}
          choices={weekdays}
          word={(nth) => weekday(Number(nth))}
          value={chosen.map(String) as (typeof weekdays)[number][]}
          error={form.errors.weekdays}
          onChange={(some) => set({ weekdays: some.map(Number).toSorted((a, b) => a - b) })}
        />
      )}
      {hasDay(frequency) && (
        <div className={classes.pair}>
          {hasMonth(frequency) && (
            <NativeSelect
              label={t(
                frequency === 'quarterly'
                  ? 'site-instructions:form.monthFirst'
                  : 'site-instructions:field.month',
              )}
              data={months.map((nth) => ({ value: String(nth), label: monthName(nth) }))}
              value={String(month)}
              error={form.errors.month}
              onChange={({ currentTarget }) => set({ month: Number(currentTarget.value) })}
            />
          )}
          <NativeSelect
            label={t('site-instructions:field.day')}
            data={days}
            value={String(day)}
            error={form.errors.day}
            onChange={({ currentTarget }) => set({ day: Number(currentTarget.value) })}
          />
        </div>
      )}
    </>
  );
};
