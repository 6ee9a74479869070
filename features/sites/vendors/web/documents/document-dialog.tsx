import { Button, Input, Stack, Text, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, submit } from '#platform/web/outbox/index';
import { Dialog } from '#platform/web/ui/index';
import type { DocumentKind, Vendor } from '../../contract/index.ts';
import { vendorGroup } from '../addresses.ts';
import { refreshVendors } from '../live.ts';
import { saveDocumentWrite } from '../outbox/vendor-writes.ts';
import classes from './documents.module.css';

type Props = { vendor: Vendor; kind: DocumentKind; onClose: () => void };

const accepted = '.pdf,.doc,.docx,.xls,.xlsx,.txt,image/*';

const DocumentDialog = ({ vendor, kind, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const before = vendor.documents.find((document) => document.kind === kind);
  const [file, setFile] = useState<File | null>(null);
  const [expires, setExpires] = useState(before?.expires_on ?? '');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [busy, setBusy] = useState(false);
  const title = t(`vendors:document.${kind}`);
  const save = async () => {
    if (!file && !before) return setErrors({ file: [t('vendors:document.chooseFirst')] });
    const { id, name, updated_at } = vendor;
    setBusy(true);
    try {
      const outcome = await submit(
        client,
        {
          kind: saveDocumentWrite,
          id: crypto.randomUUID(),
          parts: {
            params: { id },
            body: { kind, expires_on: expires || null, updated_at },
            files: file ? [{ field: 'file', file, name: file.name }] : [],
          },
          group: vendorGroup(id),
          about: { id, name, kind },
        },
        { keepsInput: true },
      );
      showSuccess(outcome.sent ? t('vendors:document.saved', { name: title }) : savedWords(outcome));
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) setErrors(error.fields);
      else showProblem(error);
      refreshVendors(client, [id]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        <Input.Wrapper
          label={t('vendors:document.file')}
          labelElement="div"
          description={t('vendors:document.limits')}
          error={errors.file?.join('\n')}
        >
          <Stack component="label" className={classes.pick} gap={6} align="flex-start" mt={6}>
            <input
              type="file"
              accept={accepted}
              aria-label={t('vendors:document.file')}
              aria-invalid={errors.file !== undefined}
              onChange={(event) => {
                setFile(event.currentTarget.files?.[0] ?? null);
                setErrors({});
              }}
            />
            <Button
              component="span"
              variant="default"
              className={classes.button}
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              {t('vendors:document.choose')}
            </Button>
            <Text span size="sm" c={file ? undefined : 'dimmed'}>
              {file?.name ?? before?.name ?? t('vendors:document.noFile')}
            </Text>
          </Stack>
        </Input.Wrapper>
        <TextInput
          type="date"
          label={t('vendors:document.expires')}
          description={t('vendors:document.expiresHint')}
          value={expires}
          error={errors.expires_on?.join('\n')}
          onChange={(event) => {
            setExpires(event.currentTarget.value);
            setErrors({});
          }}
        />
        <FormActions inline saving={busy} onSave={() => void save()} />
      </Stack>
    </Dialog>
  );
};

export default DocumentDialog;
