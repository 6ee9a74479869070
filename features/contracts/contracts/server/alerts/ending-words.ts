import type { Params, Words } from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import { contractTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const noticeTexts = readTexts({ en, es });

/** The texts of the notification that the term of a contract ends, in the reader's language. */
export const endingWords = (kind: string, params: Params, locale: Locale): Words | undefined => {
  if (kind !== 'contract.ending') return undefined;
  const [own, t] = [noticeTexts(locale), contractTexts(locale)];
  const { number, service, notice_by, renews_until } = params;
  const days = Number(params.days);
  const site = `${params.job_number} ${params.job_name}`;
  const step = renews_until === null ? 'ends' : 'renews';
  const values = {
    ...{ number: String(number), service: String(service), site, count: days },
    ends: shownDate(String(params.ends_on)),
  };
  const facts = [
    { label: own('site'), value: site },
    { label: t('titles.contract'), value: `${number} (${service})` },
    { label: t('field.termination_date'), value: values.ends },
    { label: own('noticeBy'), value: notice_by === null ? '' : shownDate(String(notice_by)) },
    { label: own('renewsUntil'), value: renews_until === null ? '' : shownDate(String(renews_until)) },
  ];
  return {
    title: own(`title.${step}`, values),
    text: site,
    sentence: own(`sentence.${step}`, values),
    facts: facts.filter(({ value }) => value !== ''),
    button: own('open'),
    link: `/job/${params.job_id}?tab=contracts`,
  };
};
