import { FileInput, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiError } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type Building, buildingNoteEndpoints } from '../../contract/index.ts';
import { filesQuery } from '../queries.ts';

const accepted = '.pdf,.doc,.docx,.xls,.xlsx,.csv,.txt,image/*';

const FileDialog = ({ building, onClose }: { building: Building; onClose: () => void }) => {
  const t = useText();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [comment, setComment] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await call(buildingNoteEndpoints.addBuildingFiles, {
        params: { id: building.id },
        body: { comments: [comment] },
        files: file ? [{ field: 'files', file, name: file.name }] : [],
      });
      showSuccess(t('buildings:files.added'));
      await client.invalidateQueries({ queryKey: filesQuery(building.id).queryKey });
      onClose();
    } catch (error) {
      if (isApiError(error) && error.status === 422) setErrors(error.fields);
      else showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('buildings:files.add')} onClose={onClose}>
      <Stack gap="md">
        <FileInput
          label={t('buildings:files.file')}
          placeholder={t('buildings:files.choose')}
          accept={accepted}
          clearable
          value={file}
          error={errors.files?.join('\n')}
          onChange={(chosen) => {
            setFile(chosen);
            setErrors({});
          }}
        />
        <TextInput
          label={t('buildings:files.comment')}
          autoComplete="off"
          maxLength={500}
          value={comment}
          error={errors['comments.0']?.join('\n')}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <FormActions inline saving={busy} onSave={() => void save()} />
      </Stack>
    </Dialog>
  );
};

export default FileDialog;
