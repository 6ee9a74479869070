import type { NotificationKind } from '#features/sites/notifications/server';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const texts = readTexts({ en, es });

export const noticeSteps = ['activate', 'moved-day', 'hold', 'cancel', 'close', 'mentioned'] as const;

export type NoticeStep = (typeof noticeSteps)[number];

/** What happened to a project, in the language of who reads it. */
export const projectWords: NotificationKind['words'] = (name, params, locale) => {
  const step = noticeSteps.find((known) => name === `special-project.${known}`);
  if (!step) return undefined;
  const t = texts(locale);
  const { id, number, title, client, site, before, day, actor, note } = params;
  const project = `${number} ${title}`;
  const values = {
    project,
    who: String(actor ?? t('somebody')),
    before: before ? shownDate(String(before)) : '',
    day: day ? shownDate(String(day)) : '',
  };
  const facts = [
    { label: t('project'), value: project },
    { label: t('client'), value: String(client) },
    { label: t('site'), value: String(site ?? '') },
    { label: t('day'), value: step === 'activate' || step === 'moved-day' ? values.day : '' },
    { label: t(step === 'mentioned' ? 'note' : 'reason'), value: String(note ?? '') },
  ];
  return {
    title: t(`title.${step}`, values),
    text: [client, site].filter(Boolean).join(' · '),
    sentence: t(`sentence.${before ? 'moved-date' : step}`, values),
    facts: facts.filter(({ value }) => value !== ''),
    button: t('open'),
    link: `/special-project/${id}`,
  };
};
