import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call, queryKeyOf } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { flushDrafts } from '#platform/web/forms/drafts';
import { FormActions, PhoneInput, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { currentLocale, saveLocale, useText } from '#platform/web/i18n/index';
import { profileChanged } from '#platform/web/session/index';
import { AutoGrid } from '#platform/web/ui/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';
import type { SignedInUser } from '../../contract/session.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

export const ProfileForm = ({ user }: { user: SignedInUser }) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm({
    name: 'profile',
    record: user.id,
    schema: sessionEndpoints.updateProfile.body,
    updatedAt: user.updated_at,
    initialValues: {
      first_name: user.first_name,
      last_name: user.last_name,
      title: user.title ?? '',
      phone: user.phone ?? '',
      locale: user.locale,
      shortcuts: user.shortcuts,
    },
    labels: {
      first_name: t('session:profile.firstName'),
      last_name: t('session:profile.lastName'),
      title: t('session:profile.title'),
      phone: t('session:profile.phone'),
      locale: t('session:profile.language'),
      shortcuts: t('session:profile.shortcuts'),
    },
    save: (body) => call(sessionEndpoints.updateProfile, { body }),
    onSaved: async (saved) => {
      client.setQueryData([...queryKeyOf(sessionEndpoints.getSignedInUser), null], saved);
      await client.invalidateQueries({ queryKey: queryKeyOf(sessionEndpoints.getSignedInUser) });
      profileChanged();
      showSuccess(t('session:profile.saved'));
      if (saved.locale === currentLocale()) return;
      saveLocale(saved.locale);
      await flushDrafts();
      location.reload();
    },
  });
  return (
    <RecordForm form={form} label={t('session:profile.about')}>
      <AutoGrid min={200}>
        <TextInput
          label={t('session:profile.firstName')}
          autoComplete="given-name"
          maxLength={100}
          {...form.field('first_name')}
        />
        <TextInput
          label={t('session:profile.lastName')}
          autoComplete="family-name"
          maxLength={100}
          {...form.field('last_name')}
        />
        <TextInput
          label={t('session:profile.title')}
          autoComplete="organization-title"
          maxLength={100}
          {...form.field('title')}
        />
        <PhoneInput
          label={t('session:profile.phone')}
          {...form.field('phone')}
          {...(user.email === null && { readOnly: true, description: t('session:profile.phoneOfOffice') })}
        />
      </AutoGrid>
      <NativeSelect label={t('session:profile.language')} data={languages} {...form.field('locale')} />
      <Switch
        label={t('session:profile.shortcuts')}
        description={t('session:profile.shortcutsText')}
        id="profile-shortcuts"
        {...form.getInputProps('shortcuts', { type: 'checkbox' })}
      />
      <FormActions saving={form.saving} inline />
    </RecordForm>
  );
};
