import type { Params, Words } from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import { scheduleTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const reminderTexts = readTexts({ en, es });

const stepOf = (days: number): 'soon' | 'today' | 'past' => {
  if (days > 0) return 'soon';
  return days === 0 ? 'today' : 'past';
};

/** The words of the reminder, in the reader's language. */
export const reminderWords = (kind: string, params: Params, locale: Locale): Words | undefined => {
  if (kind !== 'inspection-due.reminded') return undefined;
  const [own, t] = [reminderTexts(locale), scheduleTexts(locale)];
  const { job_id, job_number, job_name, building, due_on, inspected_on } = params;
  const days = Number(params.days);
  const site = `${job_number} ${job_name}`;
  const step = stepOf(days);
  const values = { site, count: Math.abs(days) };
  const facts = [
    { label: t('field.site'), value: site },
    { label: own('building'), value: building === job_name ? '' : String(building) },
    { label: t('field.due_on'), value: shownDate(String(due_on)) },
    { label: t('field.last'), value: inspected_on ? shownDate(String(inspected_on)) : t('list.never') },
  ];
  return {
    title: own(`title.${step}`, values),
    text: own(`text.${step}`, values),
    sentence: own(`sentence.${step}`, values),
    facts: facts.filter(({ value }) => value !== ''),
    button: own('open'),
    link: `/quality/inspections/due/${job_id}`,
  };
};
