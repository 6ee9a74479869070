import { NativeSelect, Text, TextInput } from '@mantine/core';
import { call } from '#platform/web/api/index';
import type { ShownContact } from '#platform/web/feature/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { clientViewerEndpoints as calls } from '../contract/index.ts';

type Props = { clientId: number; contact: ShownContact; onDone: () => void; onClose: () => void };

/** Proposes the last word of a name as the last name. */
const namesOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  return { first_name: words.slice(0, -1).join(' ') || name, last_name: words.slice(1).pop() ?? '' };
};

const InviteForm = ({ clientId, contact, onDone, onClose }: Props) => {
  const t = useText();
  const form = useRecordForm({
    name: 'client-viewer',
    record: contact.id,
    schema: calls.inviteClientViewer.body,
    initialValues: { ...namesOf(contact.name), email: contact.email ?? '', locale: currentLocale() },
    labels: {
      first_name: t('people:field.first_name'),
      last_name: t('people:field.last_name'),
      email: t('people:field.email'),
      locale: t('people:field.locale'),
    },
    save: (body) => call(calls.inviteClientViewer, { params: { id: clientId, contactId: contact.id }, body }),
    onSaved: ({ email, name, status }) => {
      onDone();
      showSuccess(
        t(status === 'active' ? 'client-viewers:backAgain' : 'client-viewers:invited', {
          email: email ?? '',
          name,
        }),
      );
      onClose();
    },
  });
  return (
    <RecordForm form={form} label={t('client-viewers:invite')}>
      <Text size="sm">{t('client-viewers:text')}</Text>
      <TextInput label={t('people:field.first_name')} maxLength={100} {...form.field('first_name')} />
      <TextInput label={t('people:field.last_name')} maxLength={100} {...form.field('last_name')} />
      <TextInput type="email" label={t('people:field.email')} {...form.field('email')} />
      <NativeSelect
        label={t('people:field.locale')}
        data={[
          { value: 'en', label: t('client-viewers:locale.en') },
          { value: 'es', label: t('client-viewers:locale.es') },
        ]}
        {...form.field('locale')}
        withAsterisk={false}
      />
      <FormActions saving={form.saving} save={t('client-viewers:send')} />
    </RecordForm>
  );
};

const InviteDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog form title={t('client-viewers:inviteOf', { name: props.contact.name })} onClose={props.onClose}>
      <InviteForm {...props} />
    </Dialog>
  );
};

export default InviteDialog;
