import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid, Section } from '#platform/web/ui/index';
import { winteamCustomerTypes } from '../../contract/index.ts';
import { AddressFields } from './address-fields.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './form.module.css';

type Props = {
  field: FieldProps;
  taxExempt: boolean;
  emailError: string | undefined;
  isNew?: boolean;
};

export const BillingFields = ({ field, taxExempt, emailError, isNew = false }: Props) => {
  const t = useText();
  return (
    <Section title={t('clients:section.billing')} text={t('clients:section.billingText')}>
      <Textarea
        label={t('clients:field.billing_email')}
        description={t('clients:hint.billing_email')}
        autosize
        minRows={1}
        inputMode="email"
        autoComplete="off"
        {...field('billing_email')}
        error={emailError}
      />
      <AddressFields field={field} name="billing_address" />
      <AutoGrid min={220}>
        <TextInput
          label={t('clients:field.payment_terms_days')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...(isNew ? { description: t('clients:hint.payment_terms_days') } : { withAsterisk: true })}
          {...field('payment_terms_days')}
        />
        <TextInput
          label={t('clients:field.tax_rate_pct')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          rightSection="%"
          {...field('tax_rate_pct')}
        />
      </AutoGrid>
      <Checkbox label={t('clients:field.requires_po')} {...field('requires_po', { type: 'checkbox' })} />
      <Checkbox label={t('clients:field.tax_exempt')} {...field('tax_exempt', { type: 'checkbox' })} />
      {taxExempt && (
        <TextInput
          className={classes.short}
          label={t('clients:field.tax_exempt_id')}
          autoComplete="off"
          maxLength={40}
          {...field('tax_exempt_id')}
        />
      )}
      <AutoGrid min={220}>
        <TextInput
          label={t('clients:field.winteam_customer_number')}
          autoComplete="off"
          maxLength={8}
          {...field('winteam_customer_number')}
        />
        <NativeSelect
          label={t('clients:field.winteam_customer_type_id')}
          data={[
            { value: '', label: t('clients:winteamType.none') },
            ...winteamCustomerTypes.map((type) => ({
              value: String(type),
              label: t(`clients:winteamType.${type}`),
            })),
          ]}
          {...field('winteam_customer_type_id')}
        />
      </AutoGrid>
    </Section>
  );
};
