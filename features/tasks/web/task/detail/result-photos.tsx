import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { type Photo, PhotoPicker, SentShare } from '#features/files/web';
import { showSuccess } from '#platform/web/feedback/index';
import { RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { loadCode, type Outcome, savedWords } from '#platform/web/outbox/index';
import { usePreload } from '#platform/web/routing/index';
import type { Task } from '../../../contract/index.ts';
import { chosenPhotosStore } from './chosen-photos.ts';

const loadSending = () => import('./add-result-photos.ts');

const nothingElse = z.object({});

/** Photos straight from the camera. They stay on the device until the server has them. */
export const ResultPhotos = ({ task }: { task: Task }) => {
  const t = useText();
  const client = useQueryClient();
  const [sent, setSent] = useState<number | null>(null);
  const form: FormOf = useRecordForm({
    name: 'task-result-photos',
    record: task.id,
    schema: nothingElse,
    initialValues: { photos: [] as Photo[], files: null },
    save: async (_, { photos }) => {
      try {
        return await (await loadCode(loadSending)).addResultPhotos(client, task, photos, setSent);
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
    chosenPhotosStore.set({ taskId: task.id, photos, change: (next) => latest.current(next) });
    return () => chosenPhotosStore.set(null);
  }, [task.id, photos]);
  return (
    <RecordForm form={form} label={t('tasks:photos.add')}>
      <PhotoPicker label={t('tasks:photos.add')} value={photos} onChange={change} error={form.errors.files} />
      {sent !== null && (
        <Suspense fallback={null}>
          <SentShare share={sent} label={t('tasks:photos.add')} />
        </Suspense>
      )}
      {photos.length > 0 && (
        <Button type="submit" loading={form.saving}>
          {t('tasks:photos.save', { count: photos.length })}
        </Button>
      )}
    </RecordForm>
  );
};

type Values = { photos: Photo[]; files: null };
type FormOf = ReturnType<typeof useRecordForm<typeof nothingElse, Values, Outcome<Task>>>;
