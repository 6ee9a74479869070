import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { weekday } from '#features/sites/buildings/web';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { monthName } from '#platform/web/i18n/month-words';
import { type Outcome, savedWords, useOutboxForm, type Write } from '#platform/web/outbox/index';
import type { SiteInstruction } from '../../contract/index.ts';
import { refreshInstructions } from '../live.ts';
import { createSchema, editSchema, emptyInstruction, valuesOf } from './instruction-values.ts';

const loadEntries = () => import('./instruction-entries.ts');

type Options = { jobId: number; refused: Write | undefined; onClose: () => void };

const useSaved = ({ jobId, onClose }: Options) => {
  const t = useText();
  const client = useQueryClient();
  return (outcome: Outcome<SiteInstruction>) => {
    showSuccess(outcome.sent ? t('site-instructions:form.saved') : savedWords(outcome));
    refreshInstructions(client, [jobId]);
    onClose();
  };
};

export const useNewInstructionForm = (options: Options) => {
  const { jobId, refused } = options;
  const loadEntry = useMemo(() => async () => (await loadEntries()).newInstructionEntry(jobId), [jobId]);
  return useOutboxForm({
    name: 'instruction',
    record: `new-${jobId}`,
    schema: createSchema,
    initialValues: emptyInstruction,
    refused,
    loadEntry,
    onSaved: useSaved(options),
  });
};

export const useInstructionForm = (row: SiteInstruction, options: Options) => {
  const t = useText();
  const { jobId, refused } = options;
  const { id } = row;
  const loadEntry = useMemo(
    () => async () => (await loadEntries()).savedInstructionEntry(jobId, id),
    [jobId, id],
  );
  return useOutboxForm({
    name: 'instruction',
    record: id,
    schema: editSchema,
    initialValues: valuesOf(row),
    refused,
    loadEntry,
    onSaved: useSaved(options),
    stale: {
      updatedAt: row.updated_at,
      labels: {
        building_id: t('site-instructions:field.building_id'),
        room: t('site-instructions:field.room'),
        text_en: t('site-instructions:field.text_en'),
        text_es: t('site-instructions:field.text_es'),
        frequency: t('site-instructions:field.frequency'),
        weekdays: t('site-instructions:field.weekdays'),
        day: t('site-instructions:field.day'),
        month: t('site-instructions:field.month'),
      },
      readRecord: (record) => valuesOf(record as SiteInstruction),
      shown: (values) => ({
        ...values,
        frequency: t(`site-instructions:frequency.${values.frequency}`),
        weekdays: values.weekdays.map((nth) => weekday(nth)).join(', '),
        month: monthName(values.month),
      }),
    },
  });
};

export type InstructionForm = Pick<ReturnType<typeof useNewInstructionForm>, 'form' | 'set' | 'sentShare'>;
