import { Box, Checkbox, NativeSelect, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import type { AnswerOf } from '#platform/contract/endpoint';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { newRecordMail, type RecordMailEndpoints, usualRecipients } from '../contract/index.ts';
import { ContactChoice } from './contact-choice.tsx';
import classes from './record-mail.module.css';

type Offered = AnswerOf<RecordMailEndpoints['recipients']>;

/** Mails that were sent before, with the state of each recipient. */
const EarlierMails = ({ sent }: Pick<Offered, 'sent'>) => {
  const t = useText();
  if (sent.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('record-mail:dialog.earlier')}
      </Text>
      <Box component="ul" className={classes.earlier} fz={13}>
        {sent.map(({ id, at, sent_by, recipients }) => (
          <li key={id}>
            {recipients.map(({ email, state }) => (
              <div key={email}>
                {email}{' '}
                <Box component="span" c="dimmed">
                  {t(`record-mail:state.${state}`)}
                </Box>
              </div>
            ))}
            <Box component="span" c="dimmed">
              {[formatDateTime(at), sent_by].filter(Boolean).join(' · ')}
            </Box>
          </li>
        ))}
      </Box>
    </div>
  );
};

type Props = {
  title: string;
  offered: Offered;
  send: RecordMailEndpoints['send'];
  recordId: number;
  updatedAt?: string | undefined;
  linkLabel?: string | undefined;
  onSent: () => void;
  onClose: () => void;
};

const locales = ['en', 'es'] as const;

const emailError = (errors: Record<string, unknown>): string | undefined => {
  const found = Object.entries(errors).find(([field]) => field === 'emails' || field.startsWith('emails.'));
  return found ? String(found[1]) : undefined;
};

export const EmailForm = ({
  title,
  offered,
  send,
  recordId,
  updatedAt,
  linkLabel,
  onSent,
  onClose,
}: Props) => {
  const t = useText();
  const { contacts } = offered;
  const form = useRecordForm({
    name: `email-${send.path}`,
    record: recordId,
    schema: newRecordMail,
    initialValues: {
      emails: usualRecipients(offered),
      subject: offered.subject,
      message: '',
      with_pdf: true,
      with_link: offered.linked,
      language: '' as const,
    },
    save: (body) =>
      call(send, { params: { id: recordId }, body: updatedAt ? { ...body, updated_at: updatedAt } : body }),
    onSaved: ({ recipients }) => {
      showSuccess(t('record-mail:dialog.sent', { count: recipients.length }));
      onSent();
      onClose();
    },
  });
  const { emails } = form.values;
  const known = new Set(contacts.map(({ email }) => email));
  const others = emails.filter((email) => !known.has(email));
  const set = (next: string[]) => form.setFieldValue('emails', next);
  return (
    <RecordForm form={form} label={title}>
      <ContactChoice contacts={contacts} chosen={emails} onChange={set} />
      <TagsInput
        label={t('record-mail:dialog.others')}
        description={t('record-mail:dialog.othersHint')}
        inputMode="email"
        acceptValueOnBlur
        splitChars={[',', ';', ' ']}
        value={others}
        onChange={(next) => set([...emails.filter((email) => known.has(email)), ...next])}
        error={emailError(form.errors)}
      />
      <TextInput label={t('record-mail:dialog.subject')} maxLength={150} {...form.field('subject')} />
      <CountedTextarea
        label={t('record-mail:dialog.message')}
        limit={form.limit('message')}
        {...form.field('message')}
      />
      {offered.linked && (
        <Stack component="fieldset" className={classes.choice} gap={10}>
          <Text component="legend" size="sm" fw={500}>
            {t('record-mail:dialog.what')}
          </Text>
          <Checkbox
            label={t('record-mail:dialog.pdf')}
            checked={form.values.with_pdf}
            onChange={(event) => form.setFieldValue('with_pdf', event.currentTarget.checked)}
            error={form.errors.with_pdf}
          />
          <Checkbox
            label={linkLabel ?? t('record-mail:dialog.link')}
            checked={form.values.with_link}
            onChange={(event) => form.setFieldValue('with_link', event.currentTarget.checked)}
          />
        </Stack>
      )}
      <NativeSelect
        label={t('record-mail:dialog.language')}
        data={[
          { value: '', label: t('record-mail:dialog.ownLanguage') },
          ...locales.map((value) => ({ value, label: t(`record-mail:languages.${value}`) })),
        ]}
        {...form.field('language')}
      />
      <FormActions saving={form.saving} save={t('record-mail:dialog.send')} />
      <EarlierMails sent={offered.sent} />
    </RecordForm>
  );
};
