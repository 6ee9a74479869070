import { NativeSelect, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { DecimalField, DigitsField, LineList } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { creditMethods, creditTypes, type Priced } from '../../contract/index.ts';
import { type CreditValue, newCredit } from './contract-values.ts';
import classes from './edit.module.css';
import type { ContractForm, FieldProps } from './field-props.ts';

type Props = { form: ContractForm; field: FieldProps; priced: Priced };

const marks = { per_sqft: '$', percent: '%', fixed: '$' } as const;

/** An emptied input of a line means "none". */
const emptied = (value: number | string): number | string | null => (value === '' ? null : value);

type LineProps = Props & { credit: CreditValue; at: number };

const Basis = ({ form, field, credit, at }: LineProps) => {
  const t = useText();
  const path = `credits.${at}`;
  if (credit.method === 'percent')
    return (
      <NativeSelect
        label={t('contracts:edit.base')}
        data={(['all', 'labor'] as const).map((base) => ({
          value: base,
          label: t(`contracts:edit.baseOf.${base}`),
        }))}
        {...field(`${path}.base`)}
      />
    );
  if (credit.method === 'fixed') return null;
  return (
    <DigitsField
      label={t('contracts:sqft')}
      maxLength={8}
      placeholder={t(credit.type === 'LPC' ? 'contracts:edit.vacantSqft' : 'contracts:edit.byVacancies')}
      {...field(`${path}.sqft`)}
      onChange={(value) => form.setFieldValue(`${path}.sqft`, emptied(value))}
    />
  );
};

const Dates = ({ form, field, credit, at }: LineProps) => {
  const t = useText();
  return (['from', 'to'] as const).map((name) => (
    <TextInput
      key={name}
      type="date"
      label={t(`contracts:edit.${name}`)}
      {...field(`credits.${at}.${name}`)}
      value={credit[name] ?? ''}
      onChange={(event) => form.setFieldValue(`credits.${at}.${name}`, emptied(event.currentTarget.value))}
    />
  ));
};

export const CreditLines = (props: Props) => {
  const t = useText();
  const { form, field, priced } = props;
  return (
    <LineList
      lines={form.values.credits}
      nameOf={({ type }) => t(`contracts:credit.${type}`)}
      add={t('contracts:edit.addCredit')}
      empty={t('contracts:edit.noCredits')}
      error={form.errors.credits}
      onAdd={() => form.insertListItem('credits', newCredit)}
      onRemove={(at) => form.removeListItem('credits', at)}
    >
      {(credit, at) => (
        <>
          <NativeSelect
            label={t('contracts:edit.type')}
            data={creditTypes.map((type) => ({ value: type, label: t(`contracts:credit.${type}`) }))}
            {...field(`credits.${at}.type`)}
          />
          <NativeSelect
            label={t('contracts:edit.method')}
            data={creditMethods.map((method) => ({
              value: method,
              label: t(`contracts:edit.methods.${method}`),
            }))}
            {...field(`credits.${at}.method`)}
          />
          <DecimalField
            label={t('contracts:edit.rate')}
            leftSection={marks[credit.method]}
            withAsterisk
            {...field(`credits.${at}.rate`)}
          />
          <Basis {...props} credit={credit} at={at} />
          <Dates {...props} credit={credit} at={at} />
          {credit.type !== 'LPC' && priced.credits[at]?.agreed_sqft === 0 && (
            <Text size="sm" c="dimmed">
              {t('contracts:edit.nothingVacant')}
            </Text>
          )}
          {priced.credits[at]?.above_average && (
            <Text size="sm" className={classes.warning}>
              <IconAlertTriangle size={16} aria-hidden />
              {t('contracts:edit.aboveAverage')}
            </Text>
          )}
        </>
      )}
    </LineList>
  );
};
