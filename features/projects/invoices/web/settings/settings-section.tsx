import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { RecordForm, SaveBar } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type InvoiceSettings, invoiceSettingsEndpoints } from '../../contract/index.ts';
import { ReminderFields } from './reminder-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const { getInvoiceSettings } = invoiceSettingsEndpoints;

const Form = ({ settings }: { settings: InvoiceSettings }) => {
  const t = useText();
  const form = useSettingsForm(settings);
  return (
    <RecordForm form={form} label={t('invoices:settings.title')}>
      <TextInput
        type="url"
        label={t('invoices:settings.paymentLink')}
        description={t('invoices:settings.paymentLinkText')}
        placeholder="https://"
        autoComplete="off"
        maxLength={500}
        {...form.field('payment_link')}
      />
      <Checkbox
        label={t('invoices:settings.reminders')}
        description={t('invoices:settings.remindersText')}
        {...form.getInputProps('reminders', { type: 'checkbox' })}
      />
      {form.values.reminders && <ReminderFields form={form} />}
      <SaveBar form={form} save={t('invoices:settings.save')} />
    </RecordForm>
  );
};

/** Where clients pay, and when and how they are reminded. */
const SettingsSection = () => {
  const { data, error, refetch } = useQuery(endpointQuery(getInvoiceSettings));
  if (data) return <Form key={data.updated_at} settings={data} />;
  return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={2} />;
};

export default SettingsSection;
