import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormDialog, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type JobDocument, jobDocumentEndpoints, mustExpire } from '../../contract/index.ts';
import { refreshDocuments } from '../live.ts';

type Props = { jobId: number; document: JobDocument; onClose: () => void };

const { updateJobFile } = jobDocumentEndpoints;

const valuesOf = ({ name, comment, expires_on }: JobDocument) => ({
  name,
  comment,
  expires_on: expires_on ?? '',
});

const EditDialog = ({ jobId, document, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm({
    name: 'job-document',
    record: document.id,
    schema: updateJobFile.body,
    initialValues: valuesOf(document),
    updatedAt: document.updated_at,
    labels: {
      name: t('job-documents:field.name'),
      comment: t('job-documents:field.comment'),
      expires_on: t('job-documents:field.expires'),
    },
    readRecord: (record) => valuesOf(record as JobDocument),
    save: (body) => call(updateJobFile, { params: { id: jobId, fileId: document.id }, body }),
    onSaved: ({ name }) => {
      showSuccess(t('job-documents:tab.saved', { name }));
      refreshDocuments(client, [document.id]);
      onClose();
    },
  });
  const hint = mustExpire(document.type) ? 'expiresHint' : 'expiresOptional';
  return (
    <FormDialog title={t(`job-documents:type.${document.type}`)} form={form} onClose={onClose}>
      <TextInput
        label={t('job-documents:field.name')}
        maxLength={form.limit('name')}
        {...form.field('name')}
      />
      <TextInput
        type="date"
        label={t('job-documents:field.expires')}
        description={t(`job-documents:upload.${hint}`)}
        {...form.field('expires_on')}
      />
      <CountedTextarea
        label={t('job-documents:field.comment')}
        limit={form.limit('comment')}
        {...form.field('comment')}
      />
    </FormDialog>
  );
};

export default EditDialog;
