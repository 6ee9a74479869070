import { daysWords } from '#features/sites/jobs/server';
import type { Locale } from '#platform/contract/fields';
import { type Audited, auditWords } from '#platform/server/audit/audited';
import { intlOf } from '#platform/server/texts/read-texts';
import { instructionTexts } from './texts.ts';

const monthWords = (value: unknown, locale: Locale): string =>
  typeof value === 'number'
    ? new Intl.DateTimeFormat(intlOf[locale], { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2026, value - 1, 1),
      )
    : '';

/** What the audit log says about instructions. */
export const auditedInstructions = {
  'site-instruction': {
    records: {
      table: 'site_instructions',
      name: 'r.room',
      of: 'job_id',
      path: (jobId: number) => `/job/${jobId}?tab=instructions`,
    },
    words: auditWords(instructionTexts, {
      fields: {
        building_id: 'field.building_id',
        room: 'field.room',
        text_en: 'field.text_en',
        text_es: 'field.text_es',
        frequency: 'field.frequency',
        weekdays: 'field.weekdays',
        day: 'field.day',
        month: 'field.month',
        photos: 'field.photos',
      },
      values: { frequency: 'frequency' },
      described: { weekdays: daysWords, month: monthWords },
    }),
    refers: { building_id: 'building' },
  },
} as const satisfies Readonly<Record<string, Audited>>;
