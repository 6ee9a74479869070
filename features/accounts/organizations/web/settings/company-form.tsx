import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { DigitsField, PhoneInput, RecordForm, SaveBar, useRecordForm } from '#platform/web/forms/index';
import { capitalized, intlLocale, locales, useText, zoneName } from '#platform/web/i18n/index';
import { monthName } from '#platform/web/i18n/month-words';
import { useSession } from '#platform/web/session/index';
import { AutoGrid, Section, ZoneSelect } from '#platform/web/ui/index';
import { companySettingsEndpoints } from '../../contract/company-settings-endpoints.ts';
import type { CompanySettings } from '../../contract/index.ts';
import { ColourField } from './colour-field.tsx';
import classes from './company-settings.module.css';
import { ContractFields } from './contract-fields.tsx';
import { InspectionFields } from './inspection-fields.tsx';
import { PaperFields } from './paper-fields.tsx';
import { refreshOrganization } from './refresh-organization.ts';
import { SlaFields } from './sla-fields.tsx';

const monthChoices = () =>
  Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: capitalized(monthName(at + 1)) }));

/** An emptied field is reported as missing. Otherwise it would be left out, and the saved value would stay. */
const formSchema = companySettingsEndpoints.updateOrganization.body.required({
  inspection_target: true,
  inspection_autofinalize_hours: true,
  weeks_per_month: true,
  labor_burden_pct: true,
  vacancy_notice_days: true,
  approval_threshold: true,
  payment_terms_days: true,
});

const useCompanyForm = (settings: CompanySettings) => {
  const t = useText();
  const client = useQueryClient();
  const { default_organization } = useSession().user;
  const yesNo = (chosen: boolean) => t(`organizations:companySettings.${chosen ? 'yes' : 'no'}`);
  return useRecordForm({
    name: 'company-settings',
    record: default_organization.id,
    schema: formSchema,
    updatedAt: settings.updated_at,
    initialValues: {
      name: settings.name,
      time_zone: settings.time_zone,
      primary_brand_color: settings.primary_brand_color ?? '',
      secondary_brand_color: settings.secondary_brand_color ?? '',
      public_email: settings.public_email ?? '',
      public_phone: settings.public_phone ?? '',
      share_link_days: settings.share_link_days,
      fiscal_month: settings.fiscal_month,
      task_sla: settings.task_sla,
      inspection_target: settings.inspection_target,
      inspection_autofinalize_hours: settings.inspection_autofinalize_hours,
      unlocked_door_task: settings.unlocked_door_task,
      action_log_autofinalize: settings.action_log_autofinalize,
      weeks_per_month: settings.weeks_per_month,
      labor_burden_pct: settings.labor_burden_pct,
      vacancy_notice_days: settings.vacancy_notice_days,
      approval_threshold: settings.approval_threshold,
      cleancode_url: settings.cleancode_url ?? '',
      client_language: settings.client_language,
      company_address: settings.company_address ?? '',
      remit_to: settings.remit_to ?? '',
      tax_id: settings.tax_id ?? '',
      payment_terms_days: settings.payment_terms_days,
      invoice_footer: settings.invoice_footer ?? '',
    },
    labels: {
      name: t('organizations:companySettings.name'),
      time_zone: t('organizations:companySettings.timeZone'),
      primary_brand_color: t('organizations:companySettings.primary'),
      secondary_brand_color: t('organizations:companySettings.secondary'),
      public_email: t('organizations:companySettings.email'),
      public_phone: t('organizations:companySettings.phone'),
      share_link_days: t('organizations:companySettings.days'),
      fiscal_month: t('organizations:companySettings.fiscalMonth'),
      task_sla: t('organizations:companySettings.slaTitle'),
      inspection_target: t('organizations:companySettings.inspectionTarget'),
      inspection_autofinalize_hours: t('organizations:companySettings.inspectionHours'),
      unlocked_door_task: t('organizations:companySettings.doorTask'),
      action_log_autofinalize: t('organizations:companySettings.logFinalize'),
      weeks_per_month: t('organizations:companySettings.weeks'),
      labor_burden_pct: t('organizations:companySettings.burden'),
      vacancy_notice_days: t('organizations:companySettings.notice'),
      approval_threshold: t('organizations:companySettings.threshold'),
      cleancode_url: t('organizations:companySettings.cleancodeUrl'),
      client_language: t('organizations:companySettings.clientLanguage'),
      company_address: t('organizations:companySettings.address'),
      remit_to: t('organizations:companySettings.remitTo'),
      tax_id: t('organizations:companySettings.taxId'),
      payment_terms_days: t('organizations:companySettings.terms'),
      invoice_footer: t('organizations:companySettings.footer'),
    },
    shown: (values) => ({
      ...values,
      fiscal_month: capitalized(monthName(values.fiscal_month)),
      time_zone: zoneName(values.time_zone, intlLocale()),
      client_language: t(`organizations:languages.${values.client_language}`),
      unlocked_door_task: yesNo(values.unlocked_door_task),
      action_log_autofinalize: yesNo(values.action_log_autofinalize),
      task_sla: `${values.task_sla.high} h, ${values.task_sla.medium} h, ${values.task_sla.low} h`,
    }),
    save: (body) => call(companySettingsEndpoints.updateOrganization, { body }),
    onSaved: () => {
      refreshOrganization(client);
      showSuccess(t('organizations:companySettings.saved'));
    },
    onReloaded: () => refreshOrganization(client),
  });
};

export const CompanyForm = ({ settings }: { settings: CompanySettings }) => {
  const t = useText();
  const form = useCompanyForm(settings);
  return (
    <RecordForm form={form} label={t('organizations:companySettings.title')}>
      <div>
        <Section
          title={t('organizations:companySettings.about')}
          text={t('organizations:companySettings.aboutText')}
        >
          <TextInput
            label={t('organizations:companySettings.name')}
            autoComplete="organization"
            maxLength={100}
            {...form.field('name')}
          />
          <ZoneSelect
            label={t('organizations:companySettings.timeZone')}
            description={t('organizations:companySettings.timeZoneText')}
            allowDeselect={false}
            {...form.field('time_zone')}
          />
          <NativeSelect
            label={t('organizations:companySettings.fiscalMonth')}
            description={t('organizations:companySettings.fiscalMonthText')}
            data={monthChoices()}
            {...form.field('fiscal_month')}
            onChange={(event) => form.setFieldValue('fiscal_month', Number(event.currentTarget.value))}
          />
        </Section>
        <Section
          title={t('organizations:companySettings.colors')}
          text={t('organizations:companySettings.colorsText')}
        >
          <AutoGrid min={200}>
            <ColourField
              label={t('organizations:companySettings.primary')}
              standIn="brand"
              {...form.field('primary_brand_color')}
            />
            <ColourField
              label={t('organizations:companySettings.secondary')}
              standIn="accent"
              {...form.field('secondary_brand_color')}
            />
          </AutoGrid>
        </Section>
        <Section
          title={t('organizations:companySettings.slaTitle')}
          text={t('organizations:companySettings.slaText')}
        >
          <SlaFields field={form.getInputProps} />
        </Section>
        <InspectionFields
          target={form.field('inspection_target')}
          hours={form.field('inspection_autofinalize_hours')}
        />
        <Section
          title={t('organizations:companySettings.shifts')}
          text={t('organizations:companySettings.shiftsText')}
        >
          <Checkbox
            label={t('organizations:companySettings.doorTask')}
            description={t('organizations:companySettings.doorTaskText')}
            {...form.getInputProps('unlocked_door_task', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('organizations:companySettings.logFinalize')}
            description={t('organizations:companySettings.logFinalizeText')}
            {...form.getInputProps('action_log_autofinalize', { type: 'checkbox' })}
          />
        </Section>
        <ContractFields
          weeks={form.field('weeks_per_month')}
          burden={form.field('labor_burden_pct')}
          notice={form.field('vacancy_notice_days')}
          threshold={form.field('approval_threshold')}
        />
        <PaperFields
          address={form.field('company_address')}
          remit={form.field('remit_to')}
          taxId={form.field('tax_id')}
          terms={form.field('payment_terms_days')}
          footer={form.field('invoice_footer')}
        />
        <Section
          title={t('organizations:companySettings.cleancode')}
          text={t('organizations:companySettings.cleancodeText')}
        >
          <TextInput
            type="url"
            label={t('organizations:companySettings.cleancodeUrl')}
            description={t('organizations:companySettings.cleancodeUrlText')}
            placeholder="https://"
            autoComplete="off"
            maxLength={500}
            {...form.field('cleancode_url')}
          />
        </Section>
        <Section
          title={t('organizations:companySettings.shared')}
          text={t('organizations:companySettings.sharedText')}
        >
          <AutoGrid min={200}>
            <TextInput
              type="email"
              label={t('organizations:companySettings.email')}
              autoComplete="off"
              {...form.field('public_email')}
            />
            <PhoneInput
              label={t('organizations:companySettings.phone')}
              {...form.field('public_phone')}
              autoComplete="off"
            />
          </AutoGrid>
          <DigitsField
            classNames={{ wrapper: classes.digits }}
            label={t('organizations:companySettings.days')}
            description={t('organizations:companySettings.daysText')}
            maxLength={3}
            {...form.field('share_link_days')}
          />
          <NativeSelect
            label={t('organizations:companySettings.clientLanguage')}
            description={t('organizations:companySettings.clientLanguageText')}
            data={locales.map((value) => ({ value, label: t(`organizations:languages.${value}`) }))}
            {...form.field('client_language')}
          />
        </Section>
        <SaveBar form={form} save={t('organizations:companySettings.save')} />
      </div>
    </RecordForm>
  );
};
