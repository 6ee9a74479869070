import { Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { DecimalField, DigitsField, FieldGrid, FieldGroup } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import classes from './edit.module.css';
import type { ContractForm, FieldProps } from './field-props.ts';

type Props = { form: ContractForm; field: FieldProps };

const squareFeet = ['gross_cleanable_sqft', 'occupied_sqft', 'vacant_sqft', 'vacant_full_sqft'] as const;

export const BasicFields = ({ field }: Props) => {
  const t = useText();
  return (
    <FieldGroup title={t('contracts:section.basics')}>
      <FieldGrid>
        <TextInput
          label={t('contracts:field.number')}
          maxLength={20}
          autoComplete="off"
          withAsterisk
          {...field('number')}
        />
        <TextInput
          type="date"
          label={t('contracts:field.start_date')}
          withAsterisk
          {...field('start_date')}
        />
        <TextInput type="date" label={t('contracts:field.termination_date')} {...field('termination_date')} />
        <DigitsField
          label={t('contracts:field.days_per_week')}
          maxLength={1}
          withAsterisk
          {...field('days_per_week')}
        />
        <DecimalField
          label={t('contracts:field.escalator_pct')}
          leftSection="%"
          {...field('escalator_pct')}
        />
        <TextInput
          label={t('contracts:field.winteam_customer_number')}
          maxLength={8}
          autoComplete="off"
          {...field('winteam_customer_number')}
        />
      </FieldGrid>
    </FieldGroup>
  );
};

/** Without these, no rate per square foot can be calculated. */
export const SquareFeetFields = ({ form, field }: Props) => {
  const t = useText();
  return (
    <FieldGroup title={t('contracts:sqft')}>
      <FieldGrid>
        {squareFeet.map((name) => (
          <DigitsField key={name} label={t(`contracts:field.${name}`)} maxLength={8} {...field(name)} />
        ))}
        {form.values.gross_cleanable_sqft === '' && (
          <Text size="sm" className={classes.warning}>
            <IconAlertTriangle size={16} aria-hidden />
            {t('contracts:edit.noSquareFeet')}
          </Text>
        )}
      </FieldGrid>
    </FieldGroup>
  );
};
