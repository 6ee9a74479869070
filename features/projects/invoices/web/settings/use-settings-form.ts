import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call, queryKeyOf } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { type InvoiceSettings, invoiceSettingsEndpoints } from '../../contract/index.ts';

const { getInvoiceSettings, updateInvoiceSettings } = invoiceSettingsEndpoints;

const { body } = updateInvoiceSettings;

/** Leaves out the days whose input is empty. */
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

export const useSettingsForm = (settings: InvoiceSettings) => {
  const t = useText();
  const client = useQueryClient();
  const { default_organization } = useSession().user;
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeyOf(getInvoiceSettings) });
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
      refresh();
      showSuccess(t('invoices:settings.saved'));
    },
    onReloaded: refresh,
  });
};

export type SettingsForm = ReturnType<typeof useSettingsForm>;
