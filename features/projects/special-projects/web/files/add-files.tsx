import { Button, FileButton, Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { type Photo, PhotoPicker, photoParts, SentShare } from '#features/accounts/files/web';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, submit } from '#platform/web/outbox/index';
import type { ProjectFiles, SpecialProject } from '../../contract/index.ts';
import { filesGroup } from '../addresses.ts';
import { addFilesWrite } from './add-files-write.ts';

type Project = Pick<SpecialProject, 'id' | 'number' | 'title'>;

/** A paper that goes the way of photos, as it is. */
const paperOf = (file: File): Photo => ({
  id: crypto.randomUUID(),
  file,
  name: file.name,
  comment: '',
  facts: {},
});

/** The id of the first identifies the batch, so that a retry is the same request. */
const sendFiles = (
  client: QueryClient,
  { id, number, title }: Project,
  chosen: readonly Photo[],
  onProgress: (share: number) => void,
): Promise<Outcome<ProjectFiles>> => {
  const { files, details } = photoParts(chosen);
  return submit(
    client,
    {
      kind: addFilesWrite,
      id: `${chosen[0]?.id}-${chosen.length}`,
      parts: { params: { id }, body: details, files },
      group: filesGroup(id),
      about: { projectId: id, project: `${number} ${title}` },
    },
    { keepsInput: true, onProgress },
  );
};

const accepted = '.pdf,.doc,.docx,.xls,.xlsx,.csv,.txt';

const nothingElse = z.object({});

type Values = { photos: Photo[]; files: null };
type Form = ReturnType<typeof useRecordForm<typeof nothingElse, Values, Outcome<ProjectFiles>>>;

/** Photos from the camera, each with a comment, and papers. They stay on the device until the server has them. */
export const AddFiles = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const client = useQueryClient();
  const [sent, setSent] = useState<number | null>(null);
  const send = async (chosen: readonly Photo[]): Promise<Outcome<ProjectFiles>> => {
    try {
      return await sendFiles(client, project, chosen, setSent);
    } finally {
      setSent(null);
    }
  };
  const say = (outcome: Outcome<ProjectFiles>): void => {
    showSuccess(outcome.sent ? t('special-projects:files.added') : savedWords(outcome));
  };
  const form: Form = useRecordForm({
    name: 'special-project-files',
    record: project.id,
    schema: nothingElse,
    initialValues: { photos: [] as Photo[], files: null },
    save: (_, { photos }) => send(photos),
    onSaved: (outcome) => {
      form.setValues({ photos: [] });
      form.resetDirty();
      say(outcome);
    },
  });
  const { photos } = form.getValues();
  const change = (next: readonly Photo[]): void => {
    if (next.length === 0) return void form.discard();
    form.setFieldValue('photos', [...next]);
    form.setFieldValue('files', null);
  };
  const sendPapers = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    try {
      say(await send(files.slice(0, 20).map(paperOf)));
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Stack gap="xs" align="flex-start" mt="sm" data-no-print>
      <RecordForm form={form} label={t('special-projects:files.addPhotos')}>
        <PhotoPicker
          label={t('special-projects:files.addPhotos')}
          value={photos}
          onChange={change}
          error={form.errors.files}
        />
        {photos.length > 0 && (
          <Button type="submit" loading={form.saving}>
            {t('special-projects:files.save', { count: photos.length })}
          </Button>
        )}
      </RecordForm>
      <FileButton accept={accepted} multiple onChange={(files) => void sendPapers(files)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={sent !== null && !form.saving}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            {t('special-projects:files.addPapers')}
          </Button>
        )}
      </FileButton>
      {sent !== null && (
        <Suspense fallback={null}>
          <SentShare share={sent} label={t('special-projects:files.title')} />
        </Suspense>
      )}
    </Stack>
  );
};
