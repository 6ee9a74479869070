import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { PhoneInput } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid, Section } from '#platform/web/ui/index';
import { clientTypes } from '../../contract/index.ts';
import { AddressFields } from './address-fields.tsx';
import type { FieldProps } from './field-props.ts';

/** The fields that every new client needs. */
export const FirstFields = ({ field }: { field: FieldProps }) => {
  const t = useText();
  return (
    <>
      <TextInput
        label={t('clients:field.name')}
        autoComplete="off"
        maxLength={100}
        withAsterisk
        {...field('name')}
      />
      <AutoGrid min={220}>
        <TextInput
          label={t('clients:field.account_number')}
          autoComplete="off"
          maxLength={40}
          withAsterisk
          {...field('account_number')}
        />
        <NativeSelect
          label={t('clients:field.type')}
          data={clientTypes.map((type) => ({ value: type, label: t(`clients:type.${type}`) }))}
          {...field('type')}
        />
      </AutoGrid>
    </>
  );
};

export const GeneralFields = ({ field }: { field: FieldProps }) => {
  const t = useText();
  return (
    <Section title={t('clients:section.general')} text={t('clients:section.generalText')}>
      <FirstFields field={field} />
      <AutoGrid min={220}>
        <PhoneInput label={t('clients:field.phone')} autoComplete="off" {...field('phone')} />
        <TextInput type="email" label={t('clients:field.email')} autoComplete="off" {...field('email')} />
      </AutoGrid>
      <TextInput
        type="url"
        label={t('clients:field.website')}
        placeholder="https://"
        autoComplete="off"
        {...field('website')}
      />
      <AddressFields field={field} name="address" />
      <Checkbox
        label={t('clients:field.mail_final_inspections')}
        {...field('mail_final_inspections', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('clients:field.mail_night_digest')}
        {...field('mail_night_digest', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('clients:field.mail_log_digest')}
        {...field('mail_log_digest', { type: 'checkbox' })}
      />
    </Section>
  );
};
