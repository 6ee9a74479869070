import { Group, Progress, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { type Photo, PhotoPicker } from '#features/accounts/files/web';
import * as field from '#platform/contract/fields';
import { instantAt, wallOf } from '#platform/contract/zoned-time';
import { serverNow } from '#platform/web/api/index';
import {
  CountedTextarea,
  FormActions,
  RecordForm,
  refuseMissing,
  useRecordForm,
} from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type AnyEntry, useUnsent } from '#platform/web/outbox/index';
import { Dialog, noSignature, type Signature } from '#platform/web/ui/index';
import type { Task } from '../../../contract/index.ts';
import { taskGroup } from '../outbox/about.ts';
import { resultPhotosEntry } from './add-result-photos.ts';
import { chosenPhotosStore, joinPhotos } from './chosen-photos.ts';
import { CloseSignature } from './close-signature.tsx';
import classes from './detail.module.css';
import { signatureEntry } from './sign-task.ts';
import { isRefused, showTransitionError, transitionTask } from './transition-task.ts';

type Props = { task: Task; onClose: () => void };

const closing = z.object({
  note: field.longText,
  serviced_date: field.date,
  serviced_time: field.wallTime,
});

/** Errors from the server that this form already shows, at a place that is not an input of the same name. */
const shownElsewhere = { photo: null, files: null, name: null, serviced_at: null };

type Missing = { photo?: string; signature?: string; name?: string };

/** A signature needs a name and a drawing: one without the other is not sent. */
const missingIn = (needs: { photo: boolean; signature: boolean }, { photos, signature }: Values): Missing => {
  const named = signature.name.trim() !== '';
  const signing = needs.signature || named || signature.image !== null;
  return {
    ...(needs.photo && photos.length === 0 ? { photo: 'photo_required' } : {}),
    ...(signing && signature.image === null ? { signature: 'signature_required' } : {}),
    ...(signing && !named ? { name: 'required' } : {}),
  };
};

/** What must be sent before the close that requires it. */
const evidenceOf = (
  task: Task,
  { photos, signature }: Values,
  came: { photos: () => void; signature: () => void },
): AnyEntry[] => {
  const { image } = signature;
  return [
    ...(photos.length > 0 ? [{ ...resultPhotosEntry(task, photos), onSent: came.photos }] : []),
    ...(image ? [{ ...signatureEntry(task, { ...signature, image }), onSent: came.signature }] : []),
  ];
};

const Closing = ({ task, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const zone = task.building.time_zone;
  const [sent, setSent] = useState<number | null>(null);
  const [start] = useState(() => wallOf(serverNow().getTime(), zone).split('T') as [string, string]);
  const unsent = useUnsent(taskGroup(task.id));
  const waits = (kind: string) => unsent.some((write) => write.kind === kind && write.state !== 'parked');
  const chosen = chosenPhotosStore.use();
  const [came, setCame] = useState({ photos: false, signature: false });
  const needsPhoto =
    task.require_photo && task.resolution_files.length === 0 && !came.photos && !waits('addResolutionImages');
  const needsSignature =
    task.require_signature && task.signature === null && !came.signature && !waits('signTask');
  const form: FormOf = useRecordForm({
    name: 'task-close',
    record: task.id,
    schema: closing,
    initialValues: {
      note: '',
      serviced_date: start[0],
      serviced_time: start[1],
      photos: [] as Photo[],
      signature: noSignature,
      ...shownElsewhere,
    },
    save: async (body, { photos: _, ...entered }) => {
      const values = { ...entered, photos };
      const untouched = body.serviced_date === start[0] && body.serviced_time === start[1];
      refuseMissing(missingIn({ photo: needsPhoto, signature: needsSignature }, values));
      try {
        const input = {
          transition: 'close',
          note: body.note || undefined,
          serviced_at: untouched ? undefined : instantAt(body.serviced_date, body.serviced_time, zone),
        } as const;
        const evidence = evidenceOf(task, values, {
          photos: () => {
            setCame((others) => ({ ...others, photos: true }));
            change([]);
          },
          signature: () => {
            setCame((others) => ({ ...others, signature: true }));
            form.setFieldValue('signature', noSignature);
          },
        });
        const kept = { ...values, photos: [], signature: noSignature };
        await transitionTask(client, task, input, { evidence, form: kept, onProgress: setSent });
        change([]);
      } catch (error) {
        if (!isRefused(error)) throw error;
        showTransitionError(error);
      } finally {
        setSent(null);
      }
    },
    onSaved: onClose,
  });
  const values = form.getValues();
  const { photos, change } = joinPhotos(chosen?.taskId === task.id ? chosen : null, {
    photos: values.photos,
    change: (own) => form.setFieldValue('photos', own),
  });
  return (
    <RecordForm form={form} label={t('tasks:closing.title', { number: task.number })}>
      {(task.require_photo || task.can.add_resolution_image) && (
        <PhotoPicker
          label={t('tasks:closing.photos')}
          withAsterisk={needsPhoto}
          value={photos}
          onChange={(next) => {
            change(next);
            form.setFieldValue('photo', null);
          }}
          error={form.errors.photo ?? form.errors.files}
        />
      )}
      <CountedTextarea
        label={t('tasks:closing.note')}
        description={task.internal_only ? undefined : t('tasks:closing.noteHint')}
        minRows={2}
        limit={form.limit('note')}
        {...form.field('note')}
        withAsterisk={false}
      />
      <Group gap="xs" align="flex-start" className={classes.pair}>
        <TextInput
          type="date"
          label={t('tasks:closing.servicedDate')}
          max={start[0]}
          {...form.field('serviced_date')}
          error={form.errors.serviced_date ?? form.errors.serviced_at}
        />
        <TextInput type="time" label={t('tasks:closing.servicedTime')} {...form.field('serviced_time')} />
      </Group>
      <CloseSignature
        task={task}
        value={values.signature}
        onChange={(signature) => {
          form.setFieldValue('signature', signature);
          form.setFieldValue('name', null);
        }}
        error={form.errors.signature}
        nameError={form.errors.name}
      />
      {sent !== null && <Progress value={sent * 100} aria-label={t('tasks:closing.photos')} />}
      <FormActions
        saving={form.saving}
        save={t('tasks:closing.submit')}
        cancelWord={t('tasks:reason.back')}
      />
    </RecordForm>
  );
};

type Values = {
  note: string;
  serviced_date: string;
  serviced_time: string;
  photos: Photo[];
  signature: Signature;
} & typeof shownElsewhere;
type FormOf = ReturnType<typeof useRecordForm<typeof closing, Values, void>>;

const CloseDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog
      form
      size="lg"
      title={t('tasks:closing.title', { number: props.task.number })}
      onClose={props.onClose}
    >
      <Closing {...props} />
    </Dialog>
  );
};

export default CloseDialog;
