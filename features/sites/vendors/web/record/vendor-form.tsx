import { Switch, TextInput } from '@mantine/core';
import { CountedTextarea, FormActions, PhoneInput, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import type { NewVendorForm } from './use-vendor-form.ts';

type Props = { form: NewVendorForm['form']; label: string; save: string };

export const VendorForm = ({ form, label, save }: Props) => {
  const t = useText();
  return (
    <RecordForm form={form} label={label}>
      <TextInput label={t('vendors:field.name')} maxLength={form.limit('name')} {...form.field('name')} />
      <TextInput
        label={t('vendors:field.trade')}
        placeholder={t('vendors:form.tradeHint')}
        maxLength={form.limit('trade')}
        {...form.field('trade')}
      />
      <TextInput
        label={t('vendors:field.contact')}
        maxLength={form.limit('contact')}
        {...form.field('contact')}
      />
      <PhoneInput label={t('vendors:field.phone')} {...form.field('phone')} />
      <TextInput type="email" label={t('vendors:field.email')} {...form.field('email')} />
      <CountedTextarea
        label={t('vendors:field.notes')}
        limit={form.limit('notes')}
        {...form.field('notes')}
      />
      <Switch
        label={t('vendors:field.active')}
        description={t('vendors:form.activeText')}
        checked={form.values.active}
        onChange={(event) => form.setFieldValue('active', event.currentTarget.checked)}
      />
      <FormActions saving={form.saving} save={save} />
    </RecordForm>
  );
};
