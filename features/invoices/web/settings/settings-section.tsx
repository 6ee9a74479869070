import { Checkbox, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call, endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type InvoiceSettings, invoiceSettingsEndpoints } from '../../contract/index.ts';
import { ReminderFields } from './reminder-fields.tsx';

const { getInvoiceSettings, updateInvoiceSettings } = invoiceSettingsEndpoints;

const { body } = updateInvoiceSettings;

/** Days that were left empty are no days. */
const formSchema = body.extend({
  days_after: z.preprocess(
    (days) => (Array.isArray(days) ? days.filter((day) => day !== '') : days),
    body.shape.days_after,
  ),
});

const valuesOf = ({ payment_link, days_before, days_after, ...others }: InvoiceSettings) => ({
  payment_link: payment_link ?? '',
  days_before: days_before ?? ('' as const),
  days_after: [0, 1, 2].map((at): number | '' => days_after[at] ?? ''),
  reminders: others.reminders,
  text_before: others.text_before,
  text_after: others.text_after,
});

const useSettingsForm = (settings: InvoiceSettings) => {
  const t = useText();
  const client = useQueryClient();
  const { default_organization } = useSession().user;
  const readAgain = () => void client.invalidateQueries({ queryKey: queryKeyOf(getInvoiceSettings) });
  return useRecordForm({
    name: 'invoice-settings',
    record: default_organization.id,
    schema: formSchema,
    updatedAt: settings.updated_at,
    initialValues: valuesOf(settings),
    labels: {
      payment_link: t('invoices:settings.paymentLink'),
      reminders: t('invoices:settings.reminders'),
      days_before: t('invoices:settings.daysBefore'),
      days_after: t('invoices:settings.daysAfter'),
      text_before: t('invoices:settings.before'),
      text_after: t('invoices:settings.after'),
    },
    readRecord: (record) => valuesOf(record as InvoiceSettings),
    shown: (values) => ({
      ...values,
      reminders: t(`invoices:settings.${values.reminders ? 'on' : 'off'}`),
      days_after: values.days_after.filter((day) => day !== '').join(', '),
      text_before: Object.values(values.text_before).join('\n\n'),
      text_after: Object.values(values.text_after).join('\n\n'),
    }),
    save: (saved) => call(updateInvoiceSettings, { body: saved }),
    onSaved: () => {
      readAgain();
      showSuccess(t('invoices:settings.saved'));
    },
    onReloaded: readAgain,
  });
};

export type SettingsForm = ReturnType<typeof useSettingsForm>;

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
      <FormActions saving={form.saving} save={t('invoices:settings.save')} inline />
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
