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
import { shownDate, shownTime } from '#platform/server/texts/shown-date';
import { dailyReportTexts } from '../texts.ts';
import { correctionTime, doorHref } from '../unlocked/alert-unlocked-doors.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import { factsOfReports, stillUnlocked, unlockedDoor } from './notice-repository.ts';

const texts = readTexts({ en, es });

const filledOf = (facts: Words['facts']): Words['facts'] => facts.filter(({ value }) => value !== '');

const siteFacts = ({ site, job, number, night }: Params, locale: Locale): Words['facts'] => {
  const [own, t] = [texts(locale), dailyReportTexts(locale)];
  return [
    { label: t('field.building'), value: String(site) },
    { label: t('field.job'), value: job === site ? '' : String(job) },
    { label: t('field.night'), value: shownDate(String(night)) },
    { label: own('report'), value: `#${number}` },
  ];
};

const doorWords = (params: Params, locale: Locale): Words => {
  const [own, t] = [texts(locale), dailyReportTexts(locale)];
  const { suite, name, checked_at, note, site } = params;
  const door = [suite ? own('suite', { suite: String(suite) }) : '', name].filter(Boolean).join(', ');
  const time = checked_at ? shownTime(String(checked_at)) : '';
  const actor = String(params.actor ?? own('somebody'));
  const values = { door, site: String(site), actor, time };
  return {
    title: own('title.unlocked', values),
    text: [time, note].filter(Boolean).join(' · '),
    sentence: own(time ? 'sentence.unlockedAt' : 'sentence.unlocked', values),
    facts: filledOf([
      { label: own('door'), value: door },
      { label: own('time'), value: time },
      { label: t('checks.note'), value: String(note) },
      { label: own('who'), value: actor },
      ...siteFacts(params, locale),
    ]),
    button: own('openDoor'),
    link: doorHref(Number(params.report_id), Number(params.place_id)),
  };
};

const finalizedWords = (params: Params, locale: Locale): Words => {
  const [own, t] = [texts(locale), dailyReportTexts(locale)];
  const { site, doors_required, doors_checked } = params;
  const [unlocked, incidents] = [Number(params.doors_unlocked), Number(params.incident_count)];
  const doors = Number(doors_required) === 0 ? '' : `${doors_checked}/${doors_required}`;
  const values = { site: String(site), actor: String(params.actor ?? own('somebody')) };
  const figures = [
    doors && t('list.doors', { doors }),
    unlocked > 0 && t('list.unlockedCount', { count: unlocked }),
    incidents > 0 && t('list.incidentCount', { count: incidents }),
  ];
  return {
    title: own('title.finalized', values),
    text: figures.filter(Boolean).join(' · ') || values.actor,
    sentence: own('sentence.finalized', values),
    facts: filledOf([
      ...siteFacts(params, locale),
      { label: t('field.doorsChecked'), value: doors },
      { label: t('field.unlocked'), value: String(unlocked) },
      { label: t('field.incidents'), value: String(incidents) },
    ]),
    button: own('open'),
    link: `/daily-reports?id=${params.id}`,
  };
};

/** What is told of a nightly report, in the language of who reads it. */
const reportWords = (kind: string, params: Params, locale: Locale): Words | undefined => {
  if (kind === 'daily-report.door-unlocked') return doorWords(params, locale);
  return kind === 'daily-report.finalized' ? finalizedWords(params, locale) : undefined;
};

/** The rows of the matrix. */
const preferenceIds = { unlocked: 10, finalized: 11 } as const;

const unlockedEvent = 'daily-report.door-unlocked';

const isFinalized = ({ name, data }: Event): boolean =>
  name === 'daily-report.moved' && data.transition === 'finalize';

const noticesOfDoor = async (tenant: Tenant, { entityId, data }: Event): Promise<readonly Notice[]> => {
  const door = { report_id: entityId, place_id: Number(data.place_id), told_at: String(data.told_at) };
  const found = await unlockedDoor(tenant, door);
  if (!found) return [];
  return [
    {
      kind: unlockedEvent,
      preferenceId: preferenceIds.unlocked,
      own: [],
      urgent: true,
      flag: 'hasAccessReports',
      unless: 'reports.onlyFinalized',
      params: { ...found, ...door },
    },
  ];
};

const noticesOfReport = async (tenant: Tenant, { entityId }: Event): Promise<readonly Notice[]> => {
  const [found] = await factsOfReports(tenant, [entityId]);
  if (found?.status !== 'finalized') return [];
  return [
    {
      kind: 'daily-report.finalized',
      preferenceId: preferenceIds.finalized,
      own: [],
      flag: 'hasAccessReports',
      params: found,
    },
  ];
};

/** A mail that waits leaves out doors that were corrected, and reports that were opened again. */
const withdrawnNotices = async (tenant: Tenant, sent: readonly SentNotice[]): Promise<readonly number[]> => {
  const doors = sent.filter(({ kind }) => kind === unlockedEvent);
  const finals = sent.filter(({ kind }) => kind === 'daily-report.finalized');
  if (doors.length + finals.length === 0) return [];
  const open = await stillUnlocked(
    tenant,
    doors.map(({ params: { report_id, place_id, told_at } }) => ({
      report_id: Number(report_id),
      place_id: Number(place_id),
      told_at: String(told_at),
    })),
  );
  const ids = finals.map(({ params }) => Number(params.id));
  const stands = (await factsOfReports(tenant, ids)).map(({ id, finalized_at }) => `${id} ${finalized_at}`);
  return [
    ...doors.filter((_, place) => !open.has(place)),
    ...finals.filter(({ params }) => !stands.includes(`${params.id} ${params.finalized_at}`)),
  ].map(({ id }) => id);
};

/** What nightly reports tell people about. */
export const reportNotificationKind: NotificationKind = {
  events: [unlockedEvent, 'daily-report.moved'],
  delay: (event) => {
    if (event.name === unlockedEvent) return correctionTime;
    return isFinalized(event) ? 0 : undefined;
  },
  notices: (tenant, event) =>
    event.name === unlockedEvent ? noticesOfDoor(tenant, event) : noticesOfReport(tenant, event),
  withdrawnNotices,
  words: reportWords,
};
