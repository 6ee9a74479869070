import { Box, Checkbox, Input, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { CountedTextarea, DigitsField, RecordForm, SaveBar } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Columns, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import {
  type InvoiceSettings,
  invoiceSettingsEndpoints,
  longestReminder,
  reminderFields,
} from '../../contract/index.ts';
import classes from './settings.module.css';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

/** When clients are reminded, and what they read in each language. */
const ReminderFields = ({ form }: { form: SettingsForm }) => {
  const t = useText();
  const fields = reminderFields.map((name) => `{${name}}`).join(' ');
  return (
    <>
      <DigitsField
        classNames={{ wrapper: classes.digits }}
        label={t('invoices:settings.daysBefore')}
        description={t('invoices:settings.daysBeforeText')}
        maxLength={2}
        {...form.field('days_before')}
      />
      <Input.Wrapper
        component="fieldset"
        className={classes.days}
        label={t('invoices:settings.daysAfter')}
        labelElement="div"
        description={t('invoices:settings.daysAfterText')}
        error={form.errors.days_after}
      >
        <Columns columns="repeat(3, minmax(0, 120px))" mt={4}>
          {[0, 1, 2].map((at) => (
            <DigitsField
              key={at}
              aria-label={t('invoices:settings.daysAfterNth', { nth: String(at + 1) })}
              maxLength={3}
              {...form.getInputProps(`days_after.${at}`)}
            />
          ))}
        </Columns>
      </Input.Wrapper>
      {(['before', 'after'] as const).map((step) =>
        (['en', 'es'] as const).map((language) => (
          <CountedTextarea
            key={`${step}-${language}`}
            label={`${t(`invoices:settings.${step}`)} · ${t(`invoices:settings.language.${language}`)}`}
            lang={language}
            limit={longestReminder}
            withAsterisk
            {...form.getInputProps(`text_${step}.${language}`)}
          />
        )),
      )}
      <Box component="p" c="dimmed" fz={13} data-breaks>
        {t('invoices:settings.fields', { fields })}
      </Box>
    </>
  );
};

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
