import type { Params, Words } from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import { priorityLevels, titleWords } from '../../contract/index.ts';
import { taskTexts } from '../texts.ts';
import { headline, kindsOfOne, noticeTexts } from './notice-texts.ts';

/** The moment at the reader, with the zone's name: the building may be elsewhere. MM/DD/YYYY, also in Spanish. */
const moment = (iso: string, locale: Locale, zone: string): string => {
  const parts = new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  }).formatToParts(new Date(iso));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const time = `${of('hour')}:${of('minute')} ${of('dayPeriod')} ${of('timeZoneName')}`;
  return `${of('month')}/${of('day')}/${of('year')} ${time}`;
};

/** What happened to a task, in the language and the zone of who reads it. */
export const taskWords = (kind: string, params: Params, locale: Locale, zone: string): Words | undefined => {
  const wording = headline(kind, kindsOfOne, params, locale);
  if (!wording) return undefined;
  const t = taskTexts(locale);
  const own = noticeTexts(locale);
  const { id, number, title, site, job, actor, due_at, note } = params;
  const priority = priorityLevels.find((level) => level === params.priority);
  const facts = [
    { label: t('field.task'), value: `#${number} ${titleWords(String(title))}` },
    { label: t('field.site'), value: String(site) },
    ...(job === site ? [] : [{ label: own('job'), value: String(job) }]),
    { label: t('field.priority'), value: priority ? t(`priority.${priority}`) : '' },
    { label: t('field.due_at'), value: due_at ? moment(String(due_at), locale, zone) : '' },
    { label: own('note'), value: String(note ?? '') },
  ];
  return {
    ...wording,
    text: [site, actor].filter(Boolean).join(' · '),
    facts: facts.filter(({ value }) => value !== ''),
    button: own('openTask'),
    link: `/task/${id}`,
  };
};
