import { Progress, Switch } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { OfferedPerson, PersonCard } from '#features/accounts/access/contract';
import { type Photo, PhotoPicker } from '#features/accounts/files/web';
import * as field from '#platform/contract/fields';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords } from '#platform/web/outbox/index';
import { MentionTextarea } from './mention-textarea.tsx';
import { mentionedIn } from './mentions.ts';
import type { NewNote } from './note-parts.ts';

const noteSchema = z.object({ body: field.longText, internal: z.boolean() });

type Props<Answer> = {
  /** Key of the draft. */
  name: string;
  record: number;
  people: readonly OfferedPerson[];
  /** Called with the letters after an @, when there are too many people to load at once. `people` then follows them. */
  onMention?: (typed: string) => void;
  /** Whether the record can be shared with strangers. */
  mayBePublic: boolean;
  save: (note: NewNote, onProgress: (share: number) => void) => Promise<Outcome<Answer>>;
  onClose: () => void;
};

/** Text, photos, and whether strangers may see them. */
export const NoteForm = <Answer,>({
  name,
  record,
  people: all,
  onMention = () => undefined,
  mayBePublic,
  save,
  onClose,
}: Props<Answer>) => {
  const t = useText();
  // Nobody is notified before the invitation is accepted, so a mention would be lost.
  const people = all.filter(({ invited }) => !invited);
  const [sent, setSent] = useState<number | null>(null);
  // Keeps chosen people while others are searched for.
  const [chosen, setChosen] = useState<readonly PersonCard[]>([]);
  const [uuid] = useState(() => crypto.randomUUID());
  const form = useRecordForm<typeof noteSchema, Values, Outcome<Answer>>({
    name,
    record,
    schema: noteSchema,
    initialValues: { body: '', internal: true, photos: [], files: null, refused: null },
    save: async ({ body, internal }, { photos, refused }) => {
      try {
        const mentions = mentionedIn(body, [...people, ...chosen]);
        return await save({ uuid, body, internal, mentions, photos, refused }, setSent);
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
    <RecordForm form={form} label={t('notes:add')}>
      <MentionTextarea
        label={t('notes:body')}
        placeholder={t('notes:placeholder')}
        people={people}
        onTyping={onMention}
        onChosen={(person) => setChosen((others) => [...others, person])}
        limit={form.limit('body')}
        {...form.field('body')}
        value={body}
        withAsterisk={false}
        onChange={(body) => form.setFieldValue('body', body)}
      />
      <PhotoPicker
        label={t('notes:photos')}
        value={photos}
        onChange={(next) => form.setValues({ photos: next })}
        error={form.errors.files}
      />
      {mayBePublic && (
        <Switch
          label={t('notes:public')}
          description={internal ? t('notes:internalHint') : t('notes:publicHint')}
          checked={!internal}
          onChange={(event) => form.setFieldValue('internal', !event.currentTarget.checked)}
        />
      )}
      {sent !== null && <Progress value={sent * 100} aria-label={t('notes:photos')} />}
      <FormActions
        inline
        saving={form.saving}
        save={t('notes:save')}
        cancel={() => {
          void form.discard();
          onClose();
        }}
      />
    </RecordForm>
  );
};

type Values = { body: string; internal: boolean; photos: Photo[]; files: null; refused: string | null };
