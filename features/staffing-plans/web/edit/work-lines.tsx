import { NativeSelect, TextInput } from '@mantine/core';
import { rateUnits } from '#features/staffing-plans/contract';
import { DecimalField, DigitsField, LineList } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import type { FieldProps, PlanForm } from './field-props.ts';
import { newWork } from './plan-values.ts';

type Props = { form: PlanForm; field: FieldProps };

/** What is cleaned in a night, at which rate. */
export const WorkLines = ({ form, field }: Props) => {
  const t = useText();
  return (
    <LineList
      lines={form.values.work_load}
      nameOf={({ name }) => name || t('staffing-plans:edit.work')}
      add={t('staffing-plans:edit.addWork')}
      empty={t('staffing-plans:edit.noWork')}
      error={form.errors.work_load}
      onAdd={() => form.insertListItem('work_load', newWork)}
      onRemove={(at) => form.removeListItem('work_load', at)}
    >
      {({ unit }, at) => (
        <>
          <TextInput
            label={t('staffing-plans:edit.work')}
            maxLength={100}
            autoComplete="off"
            withAsterisk
            {...field(`work_load.${at}.name`)}
          />
          <NativeSelect
            label={t('staffing-plans:edit.unit')}
            data={rateUnits.map((each) => ({ value: each, label: t(`staffing-plans:unit.${each}`) }))}
            {...field(`work_load.${at}.unit`)}
          />
          <DecimalField
            label={t('staffing-plans:edit.rate')}
            digits={6}
            withAsterisk
            {...field(`work_load.${at}.rate`)}
          />
          <DigitsField
            label={t(
              unit === 'sqft_per_hour' ? 'staffing-plans:field.sqft_basis' : 'staffing-plans:edit.pieces',
            )}
            maxLength={8}
            withAsterisk
            {...field(`work_load.${at}.amount`)}
          />
        </>
      )}
    </LineList>
  );
};
