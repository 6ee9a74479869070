import { Checkbox, NativeSelect, Text } from '@mantine/core';
import { DigitsField, FieldGrid, FieldGroup } from '#platform/web/forms/index';
import { formatDate, type Translate, useText } from '#platform/web/i18n/index';
import { monthName } from '#platform/web/i18n/month-words';
import { renewalOf } from '../../contract/index.ts';
import type { ContractValues } from './contract-values.ts';
import type { ContractForm, FieldProps } from './field-props.ts';

type Props = { form: ContractForm; field: FieldProps };

/** When the contract would renew itself, as far as the form says it. */
const renewalText = (values: ContractValues, t: Translate): string | null => {
  const renewal = renewalOf({
    termination_date: values.termination_date || null,
    auto_renew: values.auto_renew,
    term_months: values.term_months || null,
    renewal_notice_days: values.renewal_notice_days || 0,
    renewal_notice_on: null,
  });
  return (
    renewal &&
    t('contracts:renewal.plan', {
      on: formatDate(renewal.on),
      until: formatDate(renewal.until),
      by: formatDate(renewal.notice_by),
    })
  );
};

export const RenewalFields = ({ form, field }: Props) => {
  const t = useText();
  const plan = renewalText(form.values, t);
  const months = Array.from({ length: 12 }, (_, at) => at + 1);
  return (
    <FieldGroup title={t('contracts:section.renewal')}>
      <Checkbox label={t('contracts:field.auto_renew')} {...field('auto_renew', { type: 'checkbox' })} />
      <FieldGrid>
        <DigitsField label={t('contracts:field.term_months')} maxLength={3} {...field('term_months')} />
        <DigitsField
          label={t('contracts:field.renewal_notice_days')}
          maxLength={3}
          {...field('renewal_notice_days')}
        />
        <NativeSelect
          label={t('contracts:field.renewal_month')}
          data={[
            { value: '', label: t('contracts:edit.noMonth') },
            ...months.map((month) => ({ value: String(month), label: monthName(month) })),
          ]}
          {...field('renewal_month')}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('renewal_month', value === '' ? '' : Number(value))
          }
        />
      </FieldGrid>
      <Text size="sm" c="dimmed" aria-live="polite">
        {plan ?? t('contracts:renewal.none')}
      </Text>
    </FieldGroup>
  );
};
