import { Checkbox, Input, NativeSelect, Text } from '@mantine/core';
import { Suspense } from 'react';
import type { FileRecord } from '#features/accounts/files/contract';
import { PhotoPicker, Picture, SentShare } from '#features/accounts/files/web';
import { weekday } from '#features/sites/buildings/web';
import { useJob } from '#features/sites/jobs/web';
import { CountedTextarea, FormActions, RecordForm } from '#platform/web/forms/index';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { monthName } from '#platform/web/i18n/month-words';
import { AutoGrid, ChoiceChips } from '#platform/web/ui/index';
import {
  frequencies,
  hasDay,
  hasMonth,
  type InstructionSet,
  max,
  type SiteInstruction,
} from '../../contract/index.ts';
import classes from './edit.module.css';
import { RoomFields } from './room-fields.tsx';
import type { InstructionForm } from './use-instruction-form.ts';

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

const days = Array.from({ length: 31 }, (_, nth) => String(nth + 1));

const months = Array.from({ length: 12 }, (_, nth) => nth + 1);

/** How often it is to be done, and on which days. */
const RhythmFields = ({ form, set }: Pick<InstructionForm, 'form' | 'set'>) => {
  const t = useText();
  const { frequency, weekdays: chosen, day, month } = form.values;
  return (
    <>
      <ChoiceChips
        label={t('site-instructions:field.frequency')}
        choices={frequencies}
        word={(choice) => t(`site-instructions:frequency.${choice}`)}
        value={frequency}
        error={form.errors.frequency}
        onChange={(choice) => set({ frequency: choice })}
      />
      {frequency === 'as_needed' && (
        <Text size="sm" c="dimmed">
          {t('site-instructions:form.asNeededHint')}
        </Text>
      )}
      {frequency === 'weekly' && (
        <ChoiceChips
          multiple
          label={t('site-instructions:field.weekdays')}
          choices={weekdays}
          word={(nth) => weekday(Number(nth))}
          value={chosen.map(String) as (typeof weekdays)[number][]}
          error={form.errors.weekdays}
          onChange={(some) => set({ weekdays: some.map(Number).toSorted((a, b) => a - b) })}
        />
      )}
      {hasDay(frequency) && (
        <AutoGrid min={140} gap="sm">
          {hasMonth(frequency) && (
            <NativeSelect
              label={t(
                frequency === 'quarterly'
                  ? 'site-instructions:form.monthFirst'
                  : 'site-instructions:field.month',
              )}
              data={months.map((nth) => ({ value: String(nth), label: monthName(nth) }))}
              value={String(month)}
              error={form.errors.month}
              onChange={({ currentTarget }) => set({ month: Number(currentTarget.value) })}
            />
          )}
          <NativeSelect
            label={t('site-instructions:field.day')}
            data={days}
            value={String(day)}
            error={form.errors.day}
            onChange={({ currentTarget }) => set({ day: Number(currentTarget.value) })}
          />
        </AutoGrid>
      )}
    </>
  );
};

type KeptPhotosProps = {
  photos: readonly FileRecord[];
  removed: readonly number[];
  onChange: (removed: number[]) => void;
};

/** The photos an instruction has; those without a tick go when it is saved. */
const KeptPhotos = ({ photos, removed, onChange }: KeptPhotosProps) => {
  const t = useText();
  if (photos.length === 0) return null;
  return (
    <Input.Wrapper label={t('site-instructions:form.photosNow')} labelElement="div">
      <AutoGrid component="ul" className={classes.kept} min={130} fill gap="sm" m="4px 0 0">
        {photos.map(({ id, url, thumb_url }, nth) => {
          const keeps = !removed.includes(id);
          return (
            <li key={id} data-removed={!keeps}>
              <Picture src={thumb_url ?? url} alt="" />
              <Checkbox
                label={t('site-instructions:form.keepPhoto', { number: String(nth + 1) })}
                checked={keeps}
                onChange={() => onChange(keeps ? [...removed, id] : removed.filter((other) => other !== id))}
              />
            </li>
          );
        })}
      </AutoGrid>
    </Input.Wrapper>
  );
};

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
