import type { Notice, NotificationKind, Params, Words } from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const texts = readTexts({ en, es });

const suffix = '-together';

/** Maximum number of sites that a mail names; the list behind its button has all. */
const max = 40;

const lineOf = ({ site, building, day }: Params): string =>
  [[site, building].filter(Boolean).join(', '), shownDate(String(day))].join('\t').replace(/[\r\n]+/g, ' ');

/** Combines the notices of a person into one. A site can be in them twice, when the person is both its supervisor and its
 * porter. */
export const together = (all: readonly Notice[]): Pick<Notice, 'kind' | 'params' | 'jobIds'> => {
  const notices = [...new Map(all.toReversed().map((one) => [one.params.ids, one])).values()].toReversed();
  const days = notices.map(({ params }) => params);
  const [first = {}] = days;
  const dates = days.map(({ day }) => String(day)).toSorted();
  return {
    kind: `${notices[0]?.kind ?? ''}${suffix}`,
    params: {
      count: days.length,
      ids: days.map(({ ids }) => ids).join(),
      lines: days.map(lineOf).join('\n'),
      work: first.work ?? null,
      from: dates[0] ?? null,
      to: dates.at(-1) ?? null,
    },
    jobIds: notices.flatMap(({ jobId }) => jobId ?? []),
  };
};

/** Opens the report or log that was started, or starts one. */
const workHref = ({ work, begun_id, job_id, building_id, day }: Params): string => {
  const site = `job=${job_id}&building=${building_id}`;
  if (work === 'nightly_report')
    return begun_id ? `/daily-reports?id=${begun_id}` : `/daily-reports?start=true&${site}&night=${day}`;
  return begun_id ? `/action-log?id=${begun_id}` : `/action-log?begin=true&${site}&day=${day}`;
};

const listHref = (work: unknown, from: unknown, to: unknown): string =>
  `/daily-reports/missing?${work === 'action_log' ? 'work=action_log&' : ''}dateFrom=${from}&dateTo=${to}`;

/** A person who is asked for several logs starts them on this page, site after site. */
const beginHref = (day: unknown): string => `/action-log?begin=true&day=${day}`;

const factsOf = (lines: Params[string] | undefined, locale: Locale): Words['facts'] => {
  const all = String(lines ?? '')
    .split('\n')
    .filter(Boolean);
  const left = all.length - max;
  const facts = all.slice(0, max).map((line) => {
    const [label = '', value = ''] = line.split('\t');
    return { label, value };
  });
  return left > 0 ? [...facts, { label: '…', value: texts(locale)('more', { count: left }) }] : facts;
};

const severalWords = (step: 'alerted' | 'reminded', params: Params, locale: Locale): Words => {
  const t = texts(locale);
  const work = params.work === 'action_log' ? 'action_log' : 'nightly_report';
  const values = { count: Number(params.count), day: shownDate(String(params.from)) };
  return {
    title: t(`${work}.several`, values),
    text: String(params.lines ?? '')
      .split('\n')
      .slice(0, 3)
      .map((line) => line.split('\t')[0])
      .join(' · '),
    sentence: t(`${work}.${step}Several`, values),
    facts: factsOf(params.lines, locale),
    ...(step === 'reminded' && work === 'action_log'
      ? { button: t('action_log.openSeveral'), link: beginHref(params.to) }
      : { button: t('openList'), link: listHref(params.work, params.from, params.to) }),
  };
};

/** The words of these notifications, in the reader's language. */
export const missingWords: NotificationKind['words'] = (kind, params, locale) => {
  const step = (['alerted', 'reminded'] as const).find((one) => kind.startsWith(`missing-work.${one}`));
  if (!step) return undefined;
  if (kind.endsWith(suffix)) return severalWords(step, params, locale);
  const t = texts(locale);
  const work = params.work === 'action_log' ? 'action_log' : 'nightly_report';
  const [day, site] = [shownDate(String(params.day)), String(params.site)];
  const stands = t(params.begun_id ? 'begun' : 'notStarted');
  const facts = [
    { label: t('site'), value: site },
    { label: t('building'), value: String(params.building ?? '') },
    { label: t(work === 'nightly_report' ? 'night' : 'day'), value: day },
    { label: t('status'), value: stands },
  ];
  return {
    title: t(`${work}.title`, { site, day }),
    text: stands,
    sentence: t(`${work}.${step}`, { site, day }),
    facts: facts.filter(({ value }) => value !== ''),
    button: t(step === 'alerted' ? 'openList' : `${work}.open`),
    link: step === 'alerted' ? listHref(params.work, params.day, params.day) : workHref(params),
  };
};
