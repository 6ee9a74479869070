import { Group, NativeSelect, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { roleWords } from '#features/accounts/access/web';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { call, endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { DigitsField, RecordForm, SaveBar, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { LoadProblem, MultiSelect, RowsSkeleton } from '#platform/web/ui/index';
import { requiredFor, type SecuritySettings, securitySettingsEndpoints } from '../../contract/index.ts';

const { getSecuritySettings, updateSecuritySettings } = securitySettingsEndpoints;

const useSettingsForm = (settings: SecuritySettings) => {
  const t = useText();
  const client = useQueryClient();
  const { default_organization } = useSession().user;
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeyOf(getSecuritySettings) });
  const { second_factor_for, second_factor_role_ids, second_factor_grace_days } = settings;
  const { session_days, failed_sign_in_days, updated_at } = settings;
  return useRecordForm({
    name: 'security-settings',
    record: default_organization.id,
    schema: updateSecuritySettings.body,
    updatedAt: updated_at,
    initialValues: {
      second_factor_for,
      second_factor_role_ids,
      second_factor_grace_days,
      session_days,
      failed_sign_in_days,
    },
    labels: {
      second_factor_for: t('security:settings.for'),
      second_factor_role_ids: t('security:settings.roles'),
      second_factor_grace_days: t('security:settings.grace'),
      session_days: t('security:settings.sessionDays'),
      failed_sign_in_days: t('security:settings.failedDays'),
    },
    shown: (values) => ({
      ...values,
      second_factor_for: t(`security:settings.required.${values.second_factor_for}`),
      second_factor_role_ids: values.second_factor_role_ids.join(', '),
    }),
    save: (body) => call(updateSecuritySettings, { body }),
    onSaved: () => {
      refresh();
      showSuccess(t('security:settings.saved'));
    },
    onReloaded: refresh,
  });
};

const Form = ({ settings }: { settings: SecuritySettings }) => {
  const t = useText();
  const form = useSettingsForm(settings);
  const { data: roles = [] } = useQuery(endpointQuery(peopleEndpoints.listOfferedRoles));
  const { second_factor_for, second_factor_role_ids } = form.values;
  const { without_second_factor: without } = settings;
  return (
    <RecordForm form={form} label={t('security:titles.settings')}>
      <NativeSelect
        label={t('security:settings.for')}
        description={t('security:settings.forText')}
        data={requiredFor.map((value) => ({ value, label: t(`security:settings.required.${value}`) }))}
        {...form.field('second_factor_for')}
      />
      {second_factor_for === 'roles' && (
        <MultiSelect
          searchable
          hidePickedOptions
          label={t('security:settings.roles')}
          data={roles.map((role) => ({ value: String(role.id), label: roleWords(role, t) }))}
          {...form.field('second_factor_role_ids')}
          value={second_factor_role_ids.map(String)}
          onChange={(ids) => form.setFieldValue('second_factor_role_ids', ids.map(Number))}
          nothingFoundMessage={t('platform:list.nothingFound')}
        />
      )}
      {second_factor_for !== 'no-one' && (
        <DigitsField
          label={t('security:settings.grace')}
          description={t('security:settings.graceText')}
          maxLength={2}
          {...form.field('second_factor_grace_days')}
        />
      )}
      {without > 0 && (
        <Group gap="xs">
          <Text size="sm">{t('security:settings.without', { count: without })}</Text>
          <AnchorLink to="/admin/security?state=missing">{t('security:settings.withoutLink')}</AnchorLink>
        </Group>
      )}
      <DigitsField
        label={t('security:settings.sessionDays')}
        description={t('security:settings.sessionDaysText')}
        maxLength={2}
        {...form.field('session_days')}
      />
      <DigitsField
        label={t('security:settings.failedDays')}
        description={t('security:settings.failedDaysText')}
        maxLength={3}
        {...form.field('failed_sign_in_days')}
      />
      <SaveBar form={form} save={t('security:settings.save')} />
    </RecordForm>
  );
};

/** Who needs a second factor, and how long sessions and traces are kept. */
const SettingsSection = () => {
  const { data, error, refetch } = useQuery(endpointQuery(getSecuritySettings));
  if (data) return <Form key={data.updated_at} settings={data} />;
  return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={4} />;
};

export default SettingsSection;
