import { scheduleReaders } from '#features/quality/inspections/contract';
import type {
  Notice,
  NotificationKind,
  Params,
  SentNotice,
  Words,
} from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import { scheduleTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import { type Asked, stillWaiting } from './waiting-repository.ts';

const reminderTexts = readTexts({ en, es });

const stepOf = (days: number): 'soon' | 'today' | 'past' => {
  if (days > 0) return 'soon';
  return days === 0 ? 'today' : 'past';
};

/** The words of the reminder, in the reader's language. */
const reminderWords = (kind: string, params: Params, locale: Locale): Words | undefined => {
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

/** The row in the matrix of preferences. */
const preferenceId = 5;

const event = 'inspection-due.reminded';

const notices = async (tenant: Tenant, { entityId, data }: Event): Promise<readonly Notice[]> => {
  const asked = { job_id: entityId, due_on: String(data.due_on), told_on: String(data.told_on) };
  const [site] = await stillWaiting(tenant, [asked]);
  if (!site) return [];
  const { place: _place, ...facts } = site;
  const params = { ...facts, ...asked, days: Number(data.days) };
  return [{ kind: event, preferenceId, own: [], flag: scheduleReaders, params }];
};

/** A mail that has not been sent yet leaves out what was inspected, planned or moved to another day meanwhile. */
const withdrawnNotices = async (tenant: Tenant, sent: readonly SentNotice[]): Promise<readonly number[]> => {
  const own = sent.filter(({ kind }) => kind === event);
  if (own.length === 0) return [];
  const asked = own.map(
    ({ params }): Asked => ({
      job_id: Number(params.job_id),
      due_on: String(params.due_on),
      told_on: String(params.told_on),
    }),
  );
  const waiting = new Set((await stillWaiting(tenant, asked)).map(({ place }) => place));
  return own.filter((_, place) => !waiting.has(place)).map(({ id }) => id);
};

/** Inspections that are due soon, or past due for another week. */
export const reminderKind: NotificationKind = {
  events: [event],
  delay: () => 0,
  notices,
  withdrawnNotices,
  words: reminderWords,
};
