import { Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { formatBytes, useText } from '#platform/web/i18n/index';
import { savedWords } from '#platform/web/outbox/index';
import { Dialog } from '#platform/web/ui/index';
import { refreshDocuments } from '../live.ts';
import classes from './files.module.css';
import { type Chosen, sendDocument } from './send-document.ts';

type Props = { jobId: number; chosen: Chosen; replaces: boolean; onClose: () => void };

/** Asks for the expiry date of a chosen file, and sends it. */
const UploadDialog = ({ jobId, chosen, replaces, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const id = useRef(crypto.randomUUID());
  const [expires, setExpires] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [share, setShare] = useState<number | null>(null);
  const name = t(`job-documents:type.${chosen.type}`);
  const send = async () => {
    setShare(0);
    try {
      const values = { id: id.current, expires_on: expires || null };
      const outcome = await sendDocument(client, jobId, chosen, values, setShare);
      showSuccess(outcome.sent ? t('job-documents:tab.saved', { name }) : savedWords(outcome));
      onClose();
    } catch (error) {
      // A new try with other input is a new upload.
      id.current = crypto.randomUUID();
      if (error instanceof ApiError && error.status === 422) setErrors(error.fields);
      else showProblem(error);
    } finally {
      setShare(null);
      refreshDocuments(client, []);
    }
  };
  return (
    <Dialog title={t('job-documents:tab.uploadOf', { type: name })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="md">
          <Group gap="sm" align="stretch" wrap="nowrap">
            <IconFile size={20} aria-hidden />
            <div>
              <Text className={classes.name}>{chosen.file.name}</Text>
              <Text size="sm" c={errors.file ? 'red' : 'dimmed'}>
                {errors.file?.join('\n') ?? formatBytes(chosen.file.size)}
              </Text>
            </div>
          </Group>
          <TextInput
            type="date"
            data-autofocus
            required
            label={t('job-documents:field.expires')}
            description={t('job-documents:upload.expiresHint')}
            value={expires}
            error={errors.expires_on?.join('\n')}
            onChange={(event) => {
              setExpires(event.currentTarget.value);
              setErrors({});
            }}
          />
          {replaces && (
            <Text size="sm" c="dimmed">
              {t('job-documents:upload.replaces')}
            </Text>
          )}
          {share !== null && <Progress value={share * 100} aria-label={name} />}
          <FormActions inline saving={share !== null} save={t('job-documents:tab.upload')} />
        </Stack>
      </form>
    </Dialog>
  );
};

export default UploadDialog;
