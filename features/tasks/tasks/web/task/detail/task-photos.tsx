import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import {
  BeforeAfter,
  DocumentLink,
  isPicture,
  type Photo,
  PhotoPicker,
  SentShare,
} from '#features/accounts/files/web';
import { showSuccess } from '#platform/web/feedback/index';
import { RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { loadCode, type Outcome, savedWords } from '#platform/web/outbox/index';
import { usePreload } from '#platform/web/routing/index';
import { RecordSection } from '#platform/web/ui/index';
import type { Task } from '../../../contract/index.ts';
import { chosenPhotosStore } from './chosen-photos.ts';
import { usePhotosOf } from './use-photos-of.ts';

const loadSending = () => import('./add-result-photos.ts');

const loadClosing = () => import('./transition-task.ts');

const nothingElse = z.object({});

/** Whether nothing but photos is missing to close the task. */
const isClosedByPhotos = ({ allowed_transitions, require_signature, signature }: Task): boolean =>
  allowed_transitions.includes('close') && !(require_signature && signature === null);

/** Photos straight from the camera, of the result or of the place before the work. They stay on the device until the server
 * has them. Those of the result can close the task along with them. */
const AddTaskPhotos = ({ task, before = false }: { task: Task; before?: boolean }) => {
  const t = useText();
  const client = useQueryClient();
  const [sent, setSent] = useState<number | null>(null);
  const form: FormOf = useRecordForm({
    name: before ? 'task-photos-before' : 'task-result-photos',
    record: task.id,
    schema: nothingElse,
    initialValues: { photos: [] as Photo[], files: null },
    save: async (_, { photos }) => {
      try {
        return await (await loadCode(loadSending)).addPhotos(client, task, { photos, before }, setSent);
      } finally {
        setSent(null);
      }
    },
    onSaved: (outcome) => {
      form.setValues({ photos: [] });
      form.resetDirty();
      showSuccess(outcome.sent ? t('tasks:photos.saved') : savedWords(outcome));
    },
  });
  const [closing, setClosing] = useState(false);
  const close = async () => {
    setClosing(true);
    try {
      const [{ resultPhotosEntry }, { transitionTask }] = await Promise.all([
        loadCode(loadSending),
        loadCode(loadClosing),
      ]);
      const evidence = [resultPhotosEntry(task, photos)];
      await transitionTask(client, task, { transition: 'close' }, { evidence, onProgress: setSent });
      form.setValues({ photos: [] });
      form.resetDirty();
    } catch (error) {
      (await loadCode(loadClosing)).showTransitionError(error);
    } finally {
      setSent(null);
      setClosing(false);
    }
  };
  usePreload(loadSending);
  const { photos } = form.getValues();
  const change = (next: readonly Photo[]) => {
    if (next.length === 0) return void form.discard();
    form.setFieldValue('photos', next);
    form.setFieldValue('files', null);
  };
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    if (before) return undefined;
    chosenPhotosStore.set({ taskId: task.id, photos, change: (next) => latest.current(next) });
    return () => chosenPhotosStore.set(null);
  }, [task.id, photos, before]);
  const label = t(before ? 'tasks:photos.addBefore' : 'tasks:photos.add');
  return (
    <RecordForm form={form} label={label}>
      <PhotoPicker label={label} value={photos} onChange={change} error={form.errors.files} />
      {sent !== null && (
        <Suspense fallback={null}>
          <SentShare share={sent} label={label} />
        </Suspense>
      )}
      {photos.length > 0 && (
        <Group gap="xs">
          {!before && isClosedByPhotos(task) && (
            <Button loading={closing} disabled={form.saving} onClick={() => void close()}>
              {t('tasks:photos.close', { count: photos.length })}
            </Button>
          )}
          <Button type="submit" variant="default" loading={form.saving} disabled={closing}>
            {t('tasks:photos.save', { count: photos.length })}
          </Button>
        </Group>
      )}
    </RecordForm>
  );
};

type Values = { photos: Photo[]; files: null };
type FormOf = ReturnType<typeof useRecordForm<typeof nothingElse, Values, Outcome<Task>>>;

/** Photos from before the work, and of the result. */
export const TaskPhotos = ({ task }: { task: Task }) => {
  const t = useText();
  const photosOf = usePhotosOf(task);
  const before = task.files.filter(isPicture);
  const after = task.resolution_files.filter(isPicture);
  const documents = task.files.filter((file) => !isPicture(file));
  const empty = before.length + after.length + documents.length === 0;
  const mayAdd = task.can.add_resolution_image && task.status !== 'cancelled';
  if (empty && !mayAdd) return null;
  return (
    <RecordSection id="task-photos" title={t('tasks:photos.title')} data-no-print={empty || undefined}>
      <BeforeAfter before={before} after={after} photosOf={photosOf} />
      {documents.map((file) => (
        <DocumentLink key={file.id} file={file} />
      ))}
      {mayAdd && (
        <Stack data-no-print mt="md">
          {task.can.add_image_before && <AddTaskPhotos task={task} before />}
          <AddTaskPhotos task={task} />
        </Stack>
      )}
    </RecordSection>
  );
};
