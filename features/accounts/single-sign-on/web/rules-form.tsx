import { NativeSelect, Switch } from '@mantine/core';
import { roleWords } from '#features/accounts/access/web';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import type { SignOnSettings } from '../contract/index.ts';
import { signOnSettingsEndpoints } from '../contract/settings-endpoints.ts';
import { useTakeSettings } from './use-settings.ts';

const switches = ['enabled', 'joins', 'only_way'] as const;

const useRules = (settings: SignOnSettings) => {
  const t = useText();
  const take = useTakeSettings();
  const { default_organization } = useSession().user;
  const { enabled, joins, default_role_id, only_way, updated_at } = settings;
  const words = Object.fromEntries(switches.map((name) => [name, t(`single-sign-on:rules.${name}`)]));
  const yesNo = (value: boolean) => t(value ? 'single-sign-on:rules.yes' : 'single-sign-on:rules.no');
  return useRecordForm({
    name: 'single-sign-on',
    record: default_organization.id,
    schema: signOnSettingsEndpoints.saveSignOnRules.body,
    ...(updated_at !== null && { updatedAt: updated_at }),
    initialValues: { enabled, joins, default_role_id, only_way },
    labels: { ...words, default_role_id: t('single-sign-on:rules.role') },
    shown: (values) => ({
      enabled: yesNo(values.enabled),
      joins: yesNo(values.joins),
      only_way: yesNo(values.only_way),
      default_role_id: settings.roles.find(({ id }) => id === values.default_role_id)?.name ?? '',
    }),
    readRecord: (record) => {
      const { enabled, joins, default_role_id, only_way } = record as SignOnSettings;
      return { enabled, joins, default_role_id, only_way };
    },
    save: (body) => call(signOnSettingsEndpoints.saveSignOnRules, { body }),
    onSaved: (saved) => {
      take(saved);
      showSuccess(t('single-sign-on:rules.saved'));
    },
    onReloaded: (record) => take(record as SignOnSettings),
  });
};

export const RulesForm = ({ settings }: { settings: SignOnSettings }) => {
  const t = useText();
  const form = useRules(settings);
  const values = form.getValues();
  const toggle = (name: (typeof switches)[number]) => ({
    id: `single-sign-on-${name}`,
    label: t(`single-sign-on:rules.${name}`),
    description: t(
      name === 'only_way' && !settings.tried && !settings.only_way
        ? 'single-sign-on:rules.tryFirst'
        : `single-sign-on:rules.${name}Text`,
    ),
    checked: values[name],
    error: form.errors[name],
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      form.setFieldValue(name, event.currentTarget.checked),
  });
  const none = { value: '', label: t('single-sign-on:rules.noRole') };
  const roles = settings.roles.map((role) => ({ value: String(role.id), label: roleWords(role, t) }));
  return (
    <RecordForm form={form} label={t('single-sign-on:rules.title')}>
      <Switch {...toggle('enabled')} />
      <Switch {...toggle('joins')} />
      <NativeSelect
        id="single-sign-on-default_role_id"
        label={t('single-sign-on:rules.role')}
        description={t('single-sign-on:rules.roleText')}
        data={[none, ...roles]}
        value={values.default_role_id === null ? '' : String(values.default_role_id)}
        error={form.errors.default_role_id}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('default_role_id', value === '' ? null : Number(value))
        }
      />
      <Switch {...toggle('only_way')} />
      <FormActions saving={form.saving} save={t('single-sign-on:rules.save')} inline />
    </RecordForm>
  );
};
