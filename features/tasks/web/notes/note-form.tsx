import { Button, Progress, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { usePeople } from '#features/access/web';
import * as field from '#platform/contract/fields';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords } from '#platform/web/outbox/index';
import { type Photo, PhotoPicker } from '#platform/web/ui/index';
import type { Task } from '../../contract/index.ts';
import { addNote } from './add-note.ts';
import { MentionTextarea } from './mention-textarea.tsx';
import { mentionedIn } from './mentions.ts';

const noteSchema = z.object({ body: field.longText, internal: z.boolean() });

type Props = { task: Task; onClose: () => void };

/** Words, photos, and whether people outside see them. */
const NoteForm = ({ task, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const people = usePeople(task.job.id);
  const [sent, setSent] = useState<number | null>(null);
  const [uuid] = useState(() => crypto.randomUUID());
  const form: FormOf = useRecordForm({
    name: 'task-note',
    record: task.id,
    schema: noteSchema,
    initialValues: {
      body: '',
      internal: true,
      photos: [] as Photo[],
      files: null,
      refused: null as string | null,
    },
    save: async ({ body, internal }, { photos, refused }) => {
      try {
        const mentions = mentionedIn(body, people);
        const note = { uuid, body, internal, mentions, photos, refused };
        return await addNote(client, task, note, setSent);
      } finally {
        setSent(null);
      }
    },
    onSaved: (outcome) => {
      if (!outcome.sent) showSuccess(savedWords(outcome));
      onClose();
    },
  });
  const { body, photos, internal } = form.getValues();
  return (
    <RecordForm form={form} label={t('tasks:notes.add')}>
      <MentionTextarea
        label={t('tasks:notes.body')}
        placeholder={t('tasks:notes.placeholder')}
        people={people}
        limit={form.limit('body')}
        {...form.field('body')}
        value={body}
        withAsterisk={false}
        onChange={(body) => form.setFieldValue('body', body)}
      />
      <PhotoPicker
        label={t('tasks:notes.photos')}
        value={photos}
        onChange={(next) => form.setValues({ photos: next })}
        error={form.errors.files}
      />
      {task.internal_only || (
        <Switch
          label={t('tasks:notes.public')}
          description={internal ? t('tasks:notes.internalHint') : t('tasks:notes.publicHint')}
          checked={!internal}
          onChange={(event) => form.setFieldValue('internal', !event.currentTarget.checked)}
        />
      )}
      {sent !== null && <Progress value={sent * 100} aria-label={t('tasks:notes.photos')} />}
      <FormActions
        inline
        saving={form.saving}
        save={t('tasks:notes.save')}
        cancel={
          <Button
            variant="default"
            onClick={() => {
              void form.discard();
              onClose();
            }}
          >
            {t('platform:actions.cancel')}
          </Button>
        }
      />
    </RecordForm>
  );
};

type Values = { body: string; internal: boolean; photos: Photo[]; files: null; refused: string | null };
type FormOf = ReturnType<typeof useRecordForm<typeof noteSchema, Values, Outcome<Task>>>;

export default NoteForm;
