import { FileInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useMessageText, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { contractWriteEndpoints } from '../../contract/index.ts';
import { cacheContract } from '../queries.ts';
import { paramsOf, type StepDialogProps } from './dialog-props.ts';

const { uploadSignedContract } = contractWriteEndpoints;

const SignedDialog = ({ jobId, contract, onClose }: StepDialogProps) => {
  const t = useText();
  const messageText = useMessageText();
  const client = useQueryClient();
  const uuid = useRef(crypto.randomUUID());
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const form = useRecordForm({
    name: 'contract-signed',
    record: contract.id,
    schema: uploadSignedContract.body,
    initialValues: { signed_at: contract.terms?.signed_at ?? '' },
    save: (body) =>
      call(uploadSignedContract, {
        params: paramsOf({ jobId, contract }),
        body: { ...body, client_uuid: uuid.current },
        ...(file && { files: [{ field: 'file', file, name: file.name }] }),
      }),
    onSaved: (saved) => {
      cacheContract(client, jobId, saved);
      showSuccess(t('contracts:done.signed', { number: saved.number }));
      onClose();
    },
  });
  const submit = async () => {
    setMissing(file === null);
    if (file) await form.submit();
  };
  return (
    <FormDialog
      title={t('contracts:step.upload')}
      text={t('contracts:question.signed', { number: contract.number })}
      save={t('contracts:step.upload')}
      form={{ ...form, submit }}
      onClose={onClose}
    >
      <FileInput
        data-autofocus
        withAsterisk
        label={t('contracts:file')}
        placeholder={t('contracts:edit.chooseFile')}
        accept=".pdf,.doc,.docx,image/*"
        value={file}
        error={missing && messageText('file_missing')}
        onChange={(chosen) => {
          uuid.current = crypto.randomUUID();
          setFile(chosen);
        }}
      />
      <TextInput type="date" label={t('contracts:field.signed_at')} {...form.field('signed_at')} />
    </FormDialog>
  );
};

export default SignedDialog;
