import { Suspense } from 'react';
import { PhotoPicker, SentShare } from '#features/accounts/files/web';
import { useJob } from '#features/sites/jobs/web';
import { CountedTextarea, FormActions, RecordForm } from '#platform/web/forms/index';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { type InstructionSet, max, type SiteInstruction } from '../../contract/index.ts';
import { KeptPhotos } from './kept-photos.tsx';
import { RhythmFields } from './rhythm-fields.tsx';
import { RoomFields } from './room-fields.tsx';
import type { InstructionForm } from './use-instruction-form.ts';

const languages = { en: ['text_en', 'text_es'], es: ['text_es', 'text_en'] } as const;

type Props = InstructionForm & {
  jobId: number;
  all: InstructionSet;
  row: SiteInstruction | null;
  label: string;
};

/** The inputs for room, text in both languages, frequency and photos. The writer's own language comes first. */
export const InstructionFields = ({ form, set, sentShare, jobId, all, row, label }: Props) => {
  const t = useText();
  const { job } = useJob(jobId);
  const { values } = form;
  const kept = row?.photos ?? [];
  const left = kept.filter(({ id }) => !values.removed_photo_ids.includes(id)).length;
  return (
    <RecordForm form={form} label={label}>
      <RoomFields form={form} set={set} buildings={job?.buildings ?? []} rows={all.rows} />
      {languages[currentLocale()].map((language, nth) => (
        <CountedTextarea
          key={language}
          lang={language.slice(-2)}
          label={t(`site-instructions:field.${language}`)}
          limit={form.limit(language)}
          {...form.field(language)}
          {...(nth === 1 && { description: t('site-instructions:form.textHint') })}
        />
      ))}
      <RhythmFields form={form} set={set} />
      <KeptPhotos
        photos={kept}
        removed={values.removed_photo_ids}
        onChange={(removed_photo_ids) => set({ removed_photo_ids })}
      />
      <PhotoPicker
        label={t('site-instructions:field.photos')}
        max={max.photos - left}
        value={values.photos}
        onChange={(photos) => set({ photos })}
        error={form.errors.files}
      />
      {sentShare !== null && (
        <Suspense fallback={null}>
          <SentShare share={sentShare} label={t('site-instructions:field.photos')} />
        </Suspense>
      )}
      <FormActions saving={form.saving} save={t('site-instructions:form.save')} />
    </RecordForm>
  );
};
